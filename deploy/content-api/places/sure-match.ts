import type { WordGroup } from './parse-place-query.ts';
import type { PlaceRow } from './place.ts';
import { fold, withoutJoiningWords } from './spelling.ts';

/** A place whose name is, begins with, or is like a group of words. */
export interface NamedPlace {
  place: PlaceRow;
  group: WordGroup;
  /** Typing errors between the two. */
  errors: number;
  /** Whether the group is only the beginning of the name. */
  isBegun: boolean;
}

/** An area counts as a town of so many. */
/** How many people a place counts for. */
export const sizeOfArea = 10_000;
/** How many people a place counts for. */
export const sizeOf = ({ radius, population }: PlaceRow): number => (radius ? sizeOfArea : population);

/** From so many people on a town is meant although something speaks for another place. */
export const large = {
  /** It is abroad. */
  abroad: 2_000,
  /** Only the beginning of its name was typed: all of a word, or a part of one. */
  begunWord: 20_000,
  begun: 100_000,
  /** Words that nobody knows come after it. */
  followed: 100_000,
  /** A code says another place. */
  againstCode: 20_000,
};

/** Whether a name means a place, in the country where it is asked: not a piece of another name, nor another town of a name that is alike. */
export function isSure(
  { place, group, errors, isBegun }: NamedPlace,
  here: string | undefined,
  isConfirmed: boolean,
): boolean {
  const isHere = !here || place.countryCode === here;
  const size = sizeOf(place);
  const isFollowed = group.fit === 'begins' && isHere && !place.isOtherName && errors === 0 && size >= large.followed;
  const isNamed = group.fit === 'all' || group.fit === 'beside' || isFollowed;
  if (group.isStreet || (!isNamed && !isConfirmed)) return false;
  if (isBegun) {
    const isWord = place.key[group.key.length] === ' ';
    const isMost = group.key.length >= 4 && group.key.length >= place.key.length * 0.6;
    return isHere && (isWord || isMost) && size >= (isWord || group.words > 1 ? large.begunWord : large.begun);
  }
  if (errors > 0) return isForgiven(place, group.key, errors, isHere);
  return isHere || isConfirmed || size >= large.abroad;
}

/**
 * Whether typing errors in a name are forgiven: the shorter it is, the larger its town has to be, as a hamlet that is in no list is
 * likelier than a typing error of a village. The first letter is seldom wrong, and abroad the name has to be long.
 */
function isForgiven(
  { key, name, isOtherName, population, region }: PlaceRow,
  typed: string,
  errors: number,
  isHere: boolean,
): boolean {
  const isSwapped = typed[0] === key[1] && typed[1] === key[0];
  if (typed[0] !== key[0] && !isSwapped) return false;
  const { length } = typed;
  const isOwnName = !isOtherName || key === withoutJoiningWords(fold(name));
  if (!isOwnName || !isHere) return errors === 1 && length >= 8 && population >= 250_000 && region !== undefined;
  const isSlip = errors === 1 && (lettersOf(typed) === lettersOf(key) || withoutDoubles(typed) === withoutDoubles(key));
  const [least] =
    (isSlip ? forgiven.slip : errors === 1 ? forgiven.one : forgiven.two).find(([, letters]) => length >= letters) ??
    [];
  return least !== undefined && population >= least;
}

/** How large a town is at least that is meant by a name of so many letters: letters changed places or doubled, one error, two. */
const forgiven = {
  slip: [
    [500, 6],
    [20_000, 4],
  ],
  one: [
    [10_000, 10],
    [20_000, 8],
    [50_000, 6],
    [100_000, 4],
  ],
  two: [
    [50_000, 11],
    [100_000, 9],
    [500_000, 7],
  ],
} as const;

const lettersOf = (word: string): string => [...word].sort().join('');
const withoutDoubles = (word: string): string => word.replace(/(.)\1+/g, '$1');
