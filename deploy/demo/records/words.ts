import type { Localised } from '../../content-api/content.ts';

/** A text of the demonstration brand, in the four languages of the site. */
export const words = (fr: string, nl: string, en: string, de: string): Localised => ({ fr, nl, en, de });
