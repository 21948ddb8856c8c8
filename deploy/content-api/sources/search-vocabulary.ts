import type { Language } from '../../../shared/i18n/index.ts';

/** What shoppers say and the catalogue does not; every word as search folds it: small letters without accents. */
interface Vocabulary {
  /** Words that narrow nothing here: the room that everything is for. */
  ignored: ReadonlySet<string>;
  /** Beginnings of composed words that say the same: a "badkamermeubel" is a "meubel". */
  beginnings: readonly string[];
  /** Other words for the same thing. */
  means: ReadonlyMap<string, readonly string[]>;
}

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const vocabularies: Record<Language, Vocabulary> = {
  fr: {
    ignored: listed('bain bains salle sdb'),
    beginnings: [],
    means: new Map([
      ['lavabo', ['vasque']],
      ['lavabos', ['vasque']],
      ['evier', ['vasque']],
      ['glace', ['miroir']],
      ['commode', ['meuble']],
      ['placard', ['rangement', 'colonne']],
      ['armoire', ['colonne']],
      ['etagere', ['tablette']],
      ['led', ['eclairage']],
      ['lumineux', ['eclairage']],
      ['siege', ['tabouret']],
    ]),
  },
  nl: {
    ignored: listed('badkamer badkamers'),
    beginnings: ['badkamer', 'bad'],
    means: new Map([
      ['lavabo', ['wastafel']],
      ['lavabomeubel', ['wastafelmeubel']],
      ['wasbak', ['wastafel']],
      ['toiletkast', ['spiegelkast']],
      ['plank', ['wandplank']],
      ['handdoekhouder', ['handdoekrek']],
      ['handdoekenrek', ['handdoekrek']],
      ['walnoot', ['notelaar']],
      ['notenhout', ['notelaar']],
      ['eik', ['eiken']],
      ['led', ['verlichting']],
    ]),
  },
  en: {
    ignored: listed('bathroom bathrooms'),
    beginnings: [],
    means: new Map([
      ['vanity', ['washbasin']],
      ['vanities', ['washbasin']],
      ['sink', ['basin', 'washbasin']],
      ['basin', ['washbasin']],
      ['cupboard', ['cabinet', 'unit']],
      ['cabinet', ['unit']],
      ['rack', ['rail']],
      ['bookcase', ['shelf']],
      ['furniture', ['unit', 'cabinet']],
      ['shelves', ['shelf']],
      ['led', ['light']],
    ]),
  },
  de: {
    ignored: listed('bad badezimmer fur'),
    beginnings: ['badezimmer', 'bad'],
    means: new Map([
      ['waschbecken', ['waschtisch']],
      ['lavabo', ['waschtisch']],
      ['alibert', ['spiegelschrank']],
      ['kasten', ['schrank']],
      ['kommode', ['unterschrank']],
      ['handtuchstange', ['handtuchhalter']],
      ['eichenholz', ['eiche']],
      ['mobel', ['waschtisch', 'schrank']],
      ['moebel', ['waschtisch', 'schrank']],
      ['badmobel', ['waschtisch', 'schrank']],
      ['led', ['licht']],
    ]),
  },
};

/** A word of what somebody typed: as typed, and as corrected; one that stands in every text tells nothing. */
export interface AskedWord {
  typed: string;
  word: string;
  telling: boolean;
}

/**
 * The words to look for: a group for each word that matters, of which one has to be found. Where no word matters, all of
 * them do: who types "salle de bain" alone means it.
 */
export function wordGroups(asked: readonly AskedWord[], language: Language): string[][] {
  const { ignored, beginnings, means } = vocabularies[language];
  const wanted = asked.filter(
    ({ typed, telling }) => telling && !ignored.has(typed) && (typed.length > 1 || /\d/.test(typed)),
  );
  return (wanted.length > 0 ? wanted : asked).map(({ typed, word }) => {
    const beginning = beginnings.find((start) => word.startsWith(start) && word.length >= start.length + 4);
    return [word, ...(means.get(typed) ?? []), ...(beginning ? [word.slice(beginning.length)] : [])];
  });
}

/** Whether a folded word is one of these, and so spelt as it should be. */
export const isVocabulary = (typed: string, language: Language): boolean =>
  vocabularies[language].ignored.has(typed) || vocabularies[language].means.has(typed);
