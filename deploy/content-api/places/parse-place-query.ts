import type { Region } from 'shared/i18n';
import streets from './data/street-words.json' with { type: 'json' };
import { fold, withoutJoiningWords } from './spelling.ts';
import { regions, takeCountry } from './take-country.ts';

/** A postal code that a text may have in it. */
export interface CodeInText {
  /** In small letters, as the lists have it: `69003`, `sw1a`. */
  code: string;
  /** The countries whose form it has; undefined where that is open. */
  country?: string;
}

/** Words of a text that follow each other and may be a town. */
export interface WordGroup {
  key: string;
  words: number;
  /** Whether a part of the text, between commas, ends with it, or is all of it. */
  ends: boolean;
  isAll: boolean;
  /**
   * What else its part has: nothing; a street, numbers or words such as "station" before or after it; any words after it; or any
   * words, of whose name it may be a piece.
   */
  fit: 'all' | 'beside' | 'begins' | 'loose';
  /** Whether it seems to be the name of a street. */
  isStreet: boolean;
}

export interface Address {
  codes: CodeInText[];
  groups: WordGroup[];
  /** The country that the text itself names. */
  country?: string;
  /** What may be the beginning of a name: all of the text, and its last part. */
  beginnings: WordGroup[];
  /** The beginning of a postal code, where the text is nothing else. */
  beginningOfCode?: string;
}

/** No town has more words than this. */
const longest = 6;

/**
 * Takes apart what somebody typed: `12 rue de la République, 69003 Lyon` has a code, and groups of words of which those
 * after "rue de la" are hardly a town.
 */
export function parsePlaceQuery(text: string): Address {
  const parts = text.split(/[,;\n\r]+| [-–|/] /).map((part) => fold(part));
  const country = takeCountry(parts);
  const codes: CodeInText[] = [];
  const groups = parts.filter(Boolean).flatMap((part) => groupsOf(withoutCodes(part.split(' '), codes)));
  const whole = fold(text);
  const last = parts.filter(Boolean).at(-1) ?? '';
  const compact = whole.replaceAll(' ', '');
  return {
    codes,
    groups: unique(groups),
    country,
    beginnings: unique([begin(last, last === whole), begin(whole, true)].filter(({ key }) => key.length > 1)),
    beginningOfCode: /^(\d{2,5}|[a-z]{1,2}\d[a-z\d]?)$/.test(compact) ? compact : undefined,
  };
}

const begin = (key: string, isAll: boolean): WordGroup => ({
  key,
  words: key.split(' ').length,
  ends: true,
  isAll,
  fit: isAll ? 'all' : 'beside',
  isStreet: false,
});

/** The digits of a postal code; the British are told by their letters. */
const digitsOf: Record<Region, number> = { FR: 5, BE: 4, NL: 4, DE: 5, CH: 4, AT: 4, LU: 4, GB: 0 };

/** What people write before a code, as in `L-1111` and `D-10115`: the sign of the country's cars, or its code. */
const carSigns: Partial<Record<Region, string>> = { FR: 'f', BE: 'b', DE: 'd', AT: 'a', LU: 'l' };
const prefixes = new Map(
  regions.flatMap((region) =>
    [region.toLowerCase(), carSigns[region] ?? []].flat().map((sign) => [sign, region] as const),
  ),
);

/** Two small words that may follow a number and are no letters of a Dutch code. */
const smallWords = new Set(streets.small);

/** The words of a part without the postal codes in it, which go into `codes`. */
function withoutCodes(words: string[], codes: CodeInText[]): string[] {
  const left: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [word = '', next = ''] = words.slice(at, at + 2);
    const british = /^([a-z]{1,2}\d[a-z\d]?)(\d[a-z]{2})?$/.exec(word);
    const isWholeBritish = british?.[2] !== undefined || /^\d[a-z]{2}$/.test(next);
    const dutch = /^(\d{4})([a-z]{2})$/.exec(word);
    const prefixed = /^([a-z]{1,2})(\d{4,5})$/.exec(word);
    const country = prefixes.get(prefixed?.[1] ?? left.at(-1) ?? '');
    if (british && (isWholeBritish || words.length === 1)) {
      codes.push({ code: british[1] ?? '', country: 'GB' });
      if (!british[2] && isWholeBritish) at += 1;
    } else if (dutch) codes.push({ code: dutch[1] ?? '', country: 'NL' });
    else if (/^\d{4}$/.test(word) && /^[a-z]{2}$/.test(next) && !smallWords.has(next)) {
      codes.push({ code: word, country: 'NL' }, { code: word });
    } else if (prefixed && country && fits(prefixed[2], country)) codes.push({ code: prefixed[2] ?? '', country });
    else if (/^\d{4,5}$/.test(word)) {
      const isNamed = country !== undefined && fits(word, country);
      if (isNamed) left.pop();
      codes.push({ code: word, country: isNamed ? country : undefined });
      left.push('');
    } else left.push(word);
  }
  return left;
}

const fits = (code: string | undefined, country: Region): boolean => code?.length === digitsOf[country];

/**
 * Words of streets: those before the name wherever they are (`before`), before it where they come first and after it where they
 * do not (`beforeOrAfter`), those that make a street of what begins with them, those after the name, ends of composed names,
 * and words that join the others.
 */
const folded = (words: string[]): ReadonlySet<string> => new Set(words.map(fold));
const streetBefore = folded(streets.before);
const streetBeforeOrAfter = folded(streets.beforeOrAfter);
const streetBegins = folded(streets.begins);
const streetAfter = folded(streets.after);
const streetWithin = new RegExp(`(${streets.endings.join('|')})$`);
const joining = folded(streets.joining);
const besideTowns = folded(streets.besideTowns);

const isStreetWord = (word: string): boolean =>
  streetBefore.has(word) || streetBeforeOrAfter.has(word) || streetAfter.has(word);

/** The groups of words of one part; an empty word is where a code was, and no group goes over it. */
function groupsOf(words: string[]): WordGroup[] {
  const named = words.map(ordinal);
  const hasNumber = named.some((word) => /^\d/.test(word));
  const groups: WordGroup[] = [];
  for (let from = 0; from < named.length; from += 1)
    for (let to = from + 1; to <= Math.min(named.length, from + longest); to += 1) {
      const group = named.slice(from, to);
      const [first = ''] = group;
      if (group.includes('')) break;
      const isAll = group.length === named.filter(Boolean).length;
      if (/^\d/.test(first) || joining.has(group.at(-1) ?? '') || (!isAll && group.every(isStreetWord))) continue;
      const ends = to === named.length || named[to] === '';
      const isStreetName = (!isAll || hasNumber) && isStreet(named, from, to);
      const words = { words: group.length, ends, isAll, fit: isAll ? 'all' : fitOf(named, from, to) } as const;
      const key = group.join(' ');
      const joined = withoutJoiningWords(key);
      for (const one of joined.includes(' ') ? [key, joined] : [key])
        groups.push({ key: one, ...words, isStreet: isStreetName });
    }
  return groups;
}

/** How the words between two positions go with the others of their part. */
function fitOf(words: readonly string[], from: number, to: number): WordGroup['fit'] {
  const others = [...words.slice(0, from), ...words.slice(to)].filter(Boolean);
  const isAtEdge = from === 0 || to === words.length || words[to] === '' || words[from - 1] === '';
  const named = others.filter((word) => !joining.has(word));
  const isOfStreet = (word: string) =>
    /\d/.test(word) ||
    streetBefore.has(word) ||
    streetAfter.has(word) ||
    (named.length > 1 && streetBeforeOrAfter.has(word)) ||
    (to === words.length && streetWithin.test(word));
  if (isAtEdge && (others.some(isOfStreet) || named.every((word) => word.length === 1 || besideTowns.has(word))))
    return 'beside';
  return from === 0 && !joining.has(words[to] ?? '') ? 'begins' : 'loose';
}

/** `3e`, `15ème` and `03` are numbers. */
function ordinal(word: string): string {
  const [, number] = /^0*(\d{1,2})(?:e|er|eme|em|ieme)?$/.exec(word) ?? [];
  return number ?? word;
}

/** Whether the words between two positions name a street: by the word before, in or after them. */
function isStreet(words: readonly string[], from: number, to: number): boolean {
  const group = words.slice(from, to);
  let at = from - 1;
  while (at >= 0 && joining.has(words[at] ?? '')) at -= 1;
  const [before = '', after = ''] = [words[at], words[to]];
  const isFirst = () => words.slice(0, at).every((word) => /^\d/.test(word));
  return (
    streetBefore.has(before) ||
    ((streetBeforeOrAfter.has(before) || streetBegins.has(before)) && isFirst()) ||
    group.some((word) => isStreetWord(word) || streetWithin.test(word)) ||
    streetAfter.has(after) ||
    streetBeforeOrAfter.has(after)
  );
}

/** Of groups that are alike, the one that is likelier a town. */
function unique(groups: WordGroup[]): WordGroup[] {
  const byKey = new Map<string, WordGroup>();
  for (const group of groups) {
    const other = byKey.get(group.key);
    if (!other || other.isStreet || (group.ends && !group.isStreet)) byKey.set(group.key, group);
  }
  return [...byKey.values()];
}
