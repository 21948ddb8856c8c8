import { localised } from './localised.ts';

export const Document = { label: localised('label') };
