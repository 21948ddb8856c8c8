import type { Language } from 'shared/i18n';

interface InDatabase {
  /** How the search cuts words to their stems: a configuration of PostgreSQL's text search. */
  stemming: string;
  /** Where its names stand in `sort_names`, from 1 on. */
  sortName: number;
}

/**
 * What the migrations have made of each language. A new one needs a migration before its line: `search_stemming` and
 * `search_stem` know it, `search_entry` has a partition for it, and `product_sort_names` ends with it.
 * `languages-in-database.test.ts` holds the lines to the database.
 */
export const inDatabase: Record<Language, InDatabase> = {
  fr: { stemming: 'french', sortName: 1 },
  nl: { stemming: 'dutch', sortName: 2 },
  en: { stemming: 'english', sortName: 3 },
  de: { stemming: 'german', sortName: 4 },
};
