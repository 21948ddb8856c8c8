import { fold, foldCode } from './fold.ts';
import type { Place, PlaceLists, Town } from './place.ts';

/** Degrees, WGS 84. */
export interface Bounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

export interface Gazetteer {
  /** Towns whose name begins with a text: those that are named just so, then those of the country, the largest first. */
  towns(text: string, countryCode: string | undefined, limit: number): Place[];
  /** Postal codes that begin with a text, in order. */
  codes(text: string, limit: number): Place[];
  /** The largest towns within bounds. */
  largest(bounds: Bounds, limit: number): Place[];
}

interface Name {
  folded: string;
  town: Town;
}

/** Answers from lists that are kept in memory: a few ten thousand towns. */
export function createGazetteer({ towns, codes }: PlaceLists): Gazetteer {
  const names = towns.flatMap(namesOf).sort((one, other) => compare(one.folded, other.folded));

  return {
    towns(text, countryCode, limit) {
      const start = fold(text);
      const rank = ({ folded, town }: Name) =>
        (folded === start ? 0 : 2) + (town.countryCode === countryCode ? 0 : 1) + (town.isQuarter ? 4 : 0);
      const found = beginningWith(names, start, ({ folded }) => folded).sort(
        (one, other) => rank(one) - rank(other) || other.town.population - one.town.population,
      );
      return [...new Set(found.map(({ town }) => town))].slice(0, limit);
    },
    codes: (text, limit) => beginningWith(codes, foldCode(text), ({ zipCode = '' }) => zipCode).slice(0, limit),
    largest(bounds, limit) {
      const found: Town[] = [];
      for (const town of towns) {
        if (found.length >= limit) break;
        if (!town.isQuarter && isInside(bounds, town)) found.push(town);
      }
      return found;
    },
  };
}

const namesOf = (town: Town): Name[] =>
  [...new Set([town.name, ...town.otherNames].map(fold))].map((folded) => ({ folded, town }));

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** The entries of a sorted list whose key begins with `start`. */
function beginningWith<Entry>(sorted: readonly Entry[], start: string, keyOf: (entry: Entry) => string): Entry[] {
  if (!start) return [];
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const entry = sorted[middle];
    if (entry && keyOf(entry) < start) low = middle + 1;
    else high = middle;
  }
  const found: Entry[] = [];
  for (const entry of sorted.slice(low, low + 5_000)) {
    if (!keyOf(entry).startsWith(start)) break;
    found.push(entry);
  }
  return found;
}

const isInside = ({ south, west, north, east }: Bounds, { lat, lng }: Place): boolean =>
  lat >= south && lat <= north && lng >= west && lng <= east;
