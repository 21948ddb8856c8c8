import type { Language } from 'shared/i18n';
import { texts } from '../texts.ts';
import { nearSizes } from './asked-text.ts';

/** Whether a language writes two words as one, as "wastafelkraan" and "waschbeckenschrank". */
export const joinsWords = (language: Language): boolean => language === 'de' || language === 'nl';

/** What people say in a language. */
export const wordsPeopleSay = (language: Language): string[] => Object.keys(texts[language].search.means);

/** A word of what somebody typed: as typed, and as corrected; one that is in every text tells nothing. */
export interface AskedWord {
  typed: string;
  word: string;
  telling: boolean;
}

/** Words of which one has to be found. */
export interface WordGroup {
  words: string[];
  /** Whether the beginning of a word is enough: of a long one, and of the last, which may still be typed. */
  begins: boolean;
}

/**
 * The words to look for: a group for each word that matters. Where no word matters, all of them do: who types "salle de
 * bain" alone means it. `added` is what editors have found that people say.
 */
export function wordGroups(
  asked: readonly AskedWord[],
  language: Language,
  added: ReadonlyMap<string, readonly string[]>,
): WordGroup[] {
  const { ignored, beginnings, means } = texts[language].search;
  const wanted = asked.filter(
    ({ typed, telling }) => telling && !ignored.includes(typed) && (typed.length > 1 || /\d/.test(typed)),
  );
  const groups = wanted.length > 0 ? wanted : asked;
  return groups.map(({ word }, index) => {
    const beginning = beginnings.find((start) => word.startsWith(start) && word.length >= start.length + 4);
    return {
      words: [
        ...nearSizes(word),
        ...(Object.hasOwn(means, word) ? (means[word]?.split(' ') ?? []) : []),
        ...(added.get(word) ?? []),
        ...(beginning ? [word.slice(beginning.length)] : []),
      ],
      begins: word.length >= 4 || index === groups.length - 1,
    };
  });
}
