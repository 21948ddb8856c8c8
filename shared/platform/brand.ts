import type { Hosts, Language } from '../i18n/index.ts';

/** Whose site it is, as every part of every page knows it: it travels in the document, so it is small. Plain data. */
export interface Brand {
  name: string;
  /** What the house makes, below the wordmark; in the languages that have it. */
  tagline: Readonly<Partial<Record<Language, string>>>;
  hosts: Hosts;
}

/** Where nobody has said whose site it is. */
export const noBrand: Brand = { name: '', tagline: {}, hosts: {} };
