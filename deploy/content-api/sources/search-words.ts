import type { Language } from 'shared/i18n';
import { texts } from '../texts.ts';

/** Of an inch; people ask for what they measured. */
const centimetres = 2.54;

/**
 * What somebody typed, with sizes as the catalogue has them: "ligne60" is two words, "1m20", "1,20 m", "1200 mm" and "47
 * inches" are centimetres, and of "l'onde" the article falls away.
 */
export const askedText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(?<![\p{L}\d])(?:l|d|qu|s|n)['’](?=\p{L})/gu, ' ')
    .replace(/(?<![\d.,])(\d)\s*m\s*(\d\d)(?!\d)/g, '$1$2')
    .replace(/(\d+(?:[.,]\d+)?)\s*(?:inches|inch|in|zoll|pouces?|"|″)(?![\p{L}])/gu, (_all, size: string) =>
      String(Math.round(Number(size.replace(',', '.')) * centimetres)),
    )
    .replace(/(\p{L}{4,})(\d)/gu, '$1 $2');

/** Whether a visitor wants just these words: they are in quotes, as after a correction that was refused. */
export const isQuoted = (text: string): boolean => /^\s*["“„«].+["”“»]\s*$/.test(text);

/** A size in centimetres, and the one next to it by which furniture is named. */
export function nearSizes(word: string): string[] {
  if (!/^\d{2,3}$/.test(word)) return [word];
  const size = Number(word);
  return size < 20 || size % 5 === 0 ? [word] : [word, String(5 * Math.round(size / 5))];
}

/** Whether a language writes two words as one, as "wastafelkraan" and "waschbeckenschrank". */
export const joinsWords = (language: Language): boolean => language === 'de' || language === 'nl';

/** What people say in a language. */
export const wordsPeopleSay = (language: Language): string[] => {
  const { means, singular } = texts[language].search;
  return [...Object.keys(means), ...Object.keys(singular)];
};

/** A word as typed, and as corrected. It is not `telling` where it is in nearly every text (a stop word). */
export interface AskedWord {
  typed: string;
  word: string;
  telling: boolean;
}

/** Words of which one has to be found. */
export interface WordGroup {
  /** The word that was asked for, in forms that no stemmer knows to be one: "shelves" and "shelf". */
  words: string[];
  /** Its synonyms. */
  others: string[];
  /** Whether the beginning of a word is enough: of a long one, and of the last, which may still be typed. */
  begins: boolean;
}

/**
 * The words to look for, with their synonyms: a group for each word that matters. Where no word matters, as in "salle de bain"
 * alone, all of them do. `added` is what editors have found that people say.
 */
export function wordGroups(
  asked: readonly AskedWord[],
  language: Language,
  added: ReadonlyMap<string, readonly string[]>,
): WordGroup[] {
  const { ignored, beginnings, means, singular } = texts[language].search;
  const wanted = asked.filter(
    ({ typed, telling }) => telling && !ignored.includes(typed) && (typed.length > 1 || /\d/.test(typed)),
  );
  const groups = wanted.length > 0 ? wanted : asked;
  return groups.map(({ word }, index) => {
    const beginning = beginnings.find((start) => word.startsWith(start) && word.length >= start.length + 4);
    return {
      words: [word, ...(Object.hasOwn(singular, word) ? [singular[word] ?? word] : [])],
      others: [
        ...nearSizes(word).slice(1),
        ...(Object.hasOwn(means, word) ? (means[word]?.split(' ') ?? []) : []),
        ...(added.get(word) ?? []),
        ...(beginning ? [word.slice(beginning.length)] : []),
      ],
      begins: word.length >= 4 || index === groups.length - 1,
    };
  });
}

/** What the database makes the terms of a search from (`search-rank.ts`). */
export const askedTerms = (groups: readonly WordGroup[], language: Language) =>
  groups.map(({ words, others, begins }) => ({
    exactly: words.join(' | '),
    named: words.map((word) => `${word}:${begins ? '*' : ''}ab`).join(' | '),
    ...(joinsWords(language) && { ending: { words, begins: false } }),
    ...(begins && { beginning: { words, begins } }),
    ...(others.length > 0 && { otherwise: { words: others, begins: false } }),
  }));
