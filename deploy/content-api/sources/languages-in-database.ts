import type { Language } from 'shared/i18n';

interface InDatabase {
  /** How the search cuts words to their stems: a configuration of PostgreSQL's text search. */
  stemming: string;
}

/**
 * What the migrations have made of each language. A new one needs a migration before its line: `search_stemming` and
 * `search_stem` know it, and `search_entry` has a partition for it. `languages-in-database.test.ts` holds the lines to the database.
 */
export const inDatabase: Record<Language, InDatabase> = {
  fr: { stemming: 'french' },
  nl: { stemming: 'dutch' },
  en: { stemming: 'english' },
  de: { stemming: 'german' },
};
