import { localised } from './localised.ts';

export const Image = { alt: localised('alt') };
