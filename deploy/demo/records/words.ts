import type { Localised } from '../../content-api/content.ts';

/** A text of the demonstration brand; English and German are left out where French stands in for them. */
export const words = (fr: string, nl: string, en?: string, de?: string): Localised => ({
  fr,
  nl,
  ...(en && { en }),
  ...(de && { de }),
});
