import type { Address, CodeInText, WordGroup } from './parse-place-query.ts';
import { kilometres, type PlaceRow } from './place.ts';
import { fold } from './spelling.ts';

/** What the database has for an address. */
interface Matches {
  /** Places under a code of the address. */
  coded: readonly PlaceRow[];
  named: readonly NamedPlace[];
}

/** A place whose name is, begins with, or is like a group of words. */
export interface NamedPlace {
  place: PlaceRow;
  group: WordGroup;
  /** Typing errors between the two. */
  errors: number;
  /** Whether the group is only the beginning of the name. */
  isBegun: boolean;
}

/** Within so many km a code and a town mean one place. */
const together = 25;

/** Below this score a match is a guess: places with typing errors are looked for, too. */
const certain = 85;

/** Whether a place fits so well that looking for typing errors is not worth it. */
export const isCertain = (best: Ranked | undefined): boolean =>
  best !== undefined && (best.score >= certain || best.isWhole);

/** A place whose score is this far below the best is not offered. */
const farBehind = 60;

interface Ranked {
  place: PlaceRow;
  score: number;
  /** Whether nothing of its part of the address is left over. */
  isWhole: boolean;
}

/**
 * The places that an address may mean, the likeliest first. A code and a town that agree are surest; where they do not,
 * a town that is spelt right is meant, as numbers are mistaken more easily than names.
 */
export function rankPlaces(address: Address, { coded, named }: Matches, askedIn: string | undefined): Ranked[] {
  const here = address.country ?? askedIn;
  const groups = new Set(address.groups.map(({ key }) => key));
  const isRegionNamed = ({ place, group }: NamedPlace) => {
    const region = fold(place.region ?? '');
    return group.key !== region && groups.has(region);
  };
  const towns = named.map((match) => ({
    place: match.place,
    score: scoreOfTown(match, here) + (isRegionNamed(match) ? 24 : 0),
    isWhole: match.group.isAll && match.errors === 0 && match.place.countryCode === here,
  }));
  const codes = coded.map((place) => {
    const agreeing = towns.filter(({ place: town }) => agree(place, town)).map(({ score }) => score);
    const score = scoreOfCode(place, address.codes, here);
    return { place, score: agreeing.length ? score + Math.max(20, ...agreeing) : score, isWhole: false };
  });
  const ranked = [...codes, ...towns].sort(
    (one, other) => other.score - one.score || one.place.name.length - other.place.name.length,
  );
  const least = Math.max(1, (ranked[0]?.score ?? 0) - farBehind);
  return ranked.filter(({ score }) => score >= least);
}

const agree = (code: PlaceRow, town: PlaceRow): boolean =>
  code.countryCode === town.countryCode && kilometres(code, town) < together;

function scoreOfTown({ place, group, errors, isBegun }: NamedPlace, here: string | undefined): number {
  return (
    34 +
    4 * Math.log10(place.population + 10) +
    4 * Math.min(group.words, 4) +
    (place.countryCode === here ? 14 : isBegun ? -14 : 0) +
    (group.ends ? 6 : 0) +
    (group.isAll ? 8 : 0) -
    (group.isStreet ? 30 : 0) -
    (place.isQuarter ? 4 : 0) +
    // "Lyon 3" is no house number where there is a third arrondissement.
    (/\d/.test(group.key) ? 30 : 0) -
    (place.isOtherName ? 1 : 0) -
    (isBegun ? 12 : 0) -
    errors * 12
  );
}

function scoreOfCode({ key, countryCode }: PlaceRow, codes: readonly CodeInText[], here: string | undefined): number {
  const isMeant = codes.some(({ code, country }) => code === key && country === countryCode);
  const isRuledOut = codes.every(({ code, country }) => code !== key || (country && country !== countryCode));
  if (isRuledOut) return 0;
  return isMeant ? 72 : countryCode === here ? 68 : 40;
}

/** One entry for one place: a town that is there with its code is not there without. */
export function withoutDuplicates(ranked: readonly PlaceRow[], limit: number): PlaceRow[] {
  const distinct: PlaceRow[] = [];
  for (const place of ranked) {
    if (distinct.length >= limit) break;
    const isDuplicate = distinct.some(
      (other) =>
        other.name === place.name &&
        other.countryCode === place.countryCode &&
        (!place.zipCode || !other.zipCode || other.zipCode === place.zipCode) &&
        kilometres(other, place) < together,
    );
    if (!isDuplicate) distinct.push(place);
  }
  return distinct;
}
