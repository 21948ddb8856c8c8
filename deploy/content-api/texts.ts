import type { Language } from 'shared/i18n';
import de from './locales/de.json' with { type: 'json' };
import en from './locales/en.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import nl from './locales/nl.json' with { type: 'json' };

/** What shoppers say and the catalogue does not; every word as search folds it: small letters without accents. */
interface SearchVocabulary {
  /** Words that narrow nothing here: the room that everything is for. */
  ignored: string[];
  /** Beginnings of composed words that say the same: a "badkamermeubel" is a "meubel". */
  beginnings: string[];
  /** Other words for the same thing, as `sink` for `basin washbasin`. */
  means: Record<string, string>;
  /** Plurals that no stemmer knows, as `knives`. */
  singular: Record<string, string>;
}

type Texts = Omit<typeof fr, 'search'> & { search: SearchVocabulary };

/** What the content API itself says to visitors, in answers and mails, and what it understands in a search. */
export const texts: Record<Language, Texts> = { fr, nl, en, de };

/** What several operations answer; `message` is a sentence for the visitor. */
export interface Answer {
  isError: boolean;
  message: string;
}

/** The answer that something succeeded, in a language. */
export const done = (what: keyof Texts['done'], language: Language): Answer => ({
  isError: false,
  message: texts[language].done[what],
});

/** The answer that something failed, in a language. */
export const failed = (why: keyof Texts['failed'], language: Language): Answer => ({
  isError: true,
  message: texts[language].failed[why],
});
