import type { Address, CodeInText } from './parse-place-query.ts';
import { kilometres, type PlaceRow } from './place.ts';
import { fold } from './spelling.ts';
import { isSure, large, type NamedPlace, sizeOf } from './sure-match.ts';

/** What the database has for an address. */
interface Matches {
  /** Places under a code of the address. */
  coded: readonly PlaceRow[];
  named: readonly NamedPlace[];
}

/** Within so many km a code and a town mean one place. */
const together = 25;

/** A place whose score is this far below the best is not offered. */
const farBehind = 60;

/** A place that a text may mean. */
export interface Ranked {
  place: PlaceRow;
  score: number;
  /** Whether it is what the text means, and no guess: the others are asked back. */
  isSure: boolean;
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
  const exact = named.filter(({ errors, isBegun }) => errors === 0 && !isBegun);
  const isWholeKnown = exact.some(({ group }) => group.isAll);
  const codesHere = coded.filter((code) => scoreOfCode(code, address.codes, here) >= ofCode.here);
  /** Other words of the text mean the region of a place, an area that it is in, a town beside it, or itself. */
  const isConfirmed = ({ place, group }: NamedPlace) => {
    const region = fold(place.region ?? '');
    return (
      (!region.includes(group.key) && groups.has(region)) ||
      exact.some(
        (other) =>
          !other.group.key.includes(group.key) &&
          !group.key.includes(other.group.key) &&
          ((other.group.isAll && group.isAll) || other.place.name === place.name) &&
          kilometres(other.place, place) < (other.place.radius ?? together),
      )
    );
  };
  /** "Mâcon" in "Fontaine-Mâcon", which is a place too. */
  const isPiece = ({ group }: NamedPlace) =>
    exact.some(
      (other) =>
        other.group.words > group.words &&
        !other.group.isStreet &&
        other.place.countryCode === here &&
        ` ${other.group.key} `.includes(` ${group.key} `),
    );
  const towns = named.map((match) => {
    const isBySomething = isConfirmed(match);
    const isAgainstCode =
      codesHere.length > 0 &&
      sizeOf(match.place) < large.againstCode &&
      !codesHere.some((code) => agree(code, match.place));
    return {
      place: match.place,
      score: scoreOfTown(match, here) + (isBySomething ? 24 : 0) - (isAgainstCode ? 40 : 0) - (isPiece(match) ? 20 : 0),
      isSure: isSure(match, here, isBySomething) && !(match.errors > 0 && isWholeKnown),
      isWhole: match.group.isAll && match.errors === 0 && match.place.countryCode === here,
    };
  });
  const codes = coded.map((place) => {
    const agreeing = towns.filter(({ place: town }) => agree(place, town)).map(({ score }) => score);
    const score = scoreOfCode(place, address.codes, here);
    const isOnly = coded.every(({ countryCode }) => countryCode === place.countryCode);
    return {
      place,
      score: agreeing.length ? score + Math.max(20, ...agreeing) : score,
      isSure: score >= ofCode.here || agreeing.length > 0 || isOnly,
      isWhole: false,
    };
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
    4 * Math.log10(sizeOf(place) + 10) +
    4 * Math.min(group.words, 4) +
    (place.countryCode === here ? 14 : isBegun ? -24 : 0) +
    (group.ends ? 6 : 0) +
    (group.isAll ? 8 : 0) -
    (group.isStreet ? 30 : 0) -
    (group.fit === 'loose' ? 12 : 0) -
    (place.isQuarter ? 4 : 0) -
    // A region within a text says where its town is.
    (place.radius && !group.isAll ? 30 : 0) +
    // "Lyon 3" is no house number where there is a third arrondissement.
    (/\d/.test(group.key) ? 30 : 0) -
    (place.isOtherName ? 1 : 0) -
    (isBegun ? 12 : 0) -
    errors * 12
  );
}

/** What a code counts whose country is written, is the visitor's, or neither. */
const ofCode = { meant: 72, here: 68, abroad: 40 };

function scoreOfCode({ key, countryCode }: PlaceRow, codes: readonly CodeInText[], here: string | undefined): number {
  const isMeant = codes.some(({ code, country }) => code === key && country === countryCode);
  const isRuledOut = codes.every(({ code, country }) => code !== key || (country && country !== countryCode));
  if (isRuledOut) return 0;
  return isMeant ? ofCode.meant : countryCode === here ? ofCode.here : ofCode.abroad;
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
