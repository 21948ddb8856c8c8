import { and, desc, eq, getTableColumns, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/index.ts';
import { fillPlaces } from '../places/fill-places.ts';
import { type Address, parsePlaceQuery } from '../places/parse-place-query.ts';
import type { Bounds, Place, PlaceRow } from '../places/place.ts';
import { type Ranked, rankPlaces, withoutDuplicates } from '../places/rank-places.ts';
import { typingErrors } from '../places/spelling.ts';
import type { NamedPlace } from '../places/sure-match.ts';
import { place } from '../tables.ts';

export type PlaceRecord = Place;

export interface PlaceSource {
  /** The places that a text means, the likeliest first, and none where that were a guess; `countryCode` says where it was asked. */
  matching(text: string, countryCode: string | undefined, limit: number): Promise<PlaceRecord[]>;
  /** The places that a text may mean, guesses too: to choose from. */
  like(text: string, countryCode: string | undefined, limit: number): Promise<PlaceRecord[]>;
  /** The largest towns within bounds. */
  largest(bounds: Bounds, limit: number): Promise<PlaceRecord[]>;
}

/** How many places are looked at whose name begins as a text does. */
const suggested = 20;

/** So many groups of words are looked at for typing errors, the likeliest first. */
const forgiven = 5;

/** Geocoding of towns and postal codes without a maps service; `places/fill-places.ts` fills the table. */
export const databasePlaces = (db: Database): PlaceSource => ({
  async matching(text, countryCode, limit) {
    const { ranked, codesBegun } = await rankedFor(db, text, countryCode, (best) => best?.isSure);
    return ranked[0]?.isSure ? listed(ranked, codesBegun, limit) : [];
  },

  async like(text, countryCode, limit) {
    const { ranked, codesBegun } = await rankedFor(db, text, countryCode, (best) => best?.isSure || best?.isWhole);
    return listed(ranked, codesBegun, limit);
  },

  async largest({ south, north, west, east }, limit) {
    await fillPlaces(db);
    const rows = await db
      .select()
      .from(place)
      .where(
        sql`population > 0 and not is_other_name and not is_quarter
          and lat between ${south} and ${north} and lng between ${west} and ${east}`,
      )
      .orderBy(desc(place.population))
      .limit(limit);
    return rows.map(placeOf);
  },
});

/** What the database has for a text; names with typing errors are looked for where the best is not enough. */
async function rankedFor(
  db: Database,
  text: string,
  country: string | undefined,
  isEnough: (best: Ranked | undefined) => boolean | undefined,
): Promise<{ ranked: Ranked[]; codesBegun: PlaceRow[] }> {
  await fillPlaces(db);
  const address = parsePlaceQuery(text);
  const [{ coded, called }, begun, codesBegun] = await Promise.all([
    underKeys(db, address),
    underBeginnings(db, address, country),
    codesBeginning(db, address, country),
  ]);
  const named = [...called, ...begun];
  const ranked = rankPlaces(address, { coded, named }, country);
  if (isEnough(ranked[0])) return { ranked, codesBegun };
  const alike = await withErrors(db, address);
  return { ranked: rankPlaces(address, { coded, named: [...named, ...alike] }, country), codesBegun };
}

const listed = (ranked: Ranked[], codes: PlaceRow[], limit: number): Place[] =>
  withoutDuplicates([...ranked.map(({ place }) => place), ...codes], limit).map(placeOf);

type Row = typeof place.$inferSelect;

const rowOf = ({ zipCode, region, radius, ...row }: Row): PlaceRow => ({
  ...row,
  zipCode: zipCode ?? undefined,
  region: region ?? undefined,
  radius: radius ?? undefined,
});

const placeOf = ({ name, zipCode, region, countryCode, lat, lng, radius }: PlaceRow | Row): Place => ({
  name,
  zipCode: zipCode ?? undefined,
  region: region ?? undefined,
  countryCode,
  lat,
  lng,
  radius: radius ?? undefined,
});

/** Places under the codes and the names of an address. */
async function underKeys(
  db: Database,
  { codes, groups }: Address,
): Promise<{ coded: PlaceRow[]; called: NamedPlace[] }> {
  const keys = [...codes.map(({ code }) => code), ...groups.map(({ key }) => key)];
  const rows = keys.length === 0 ? [] : await db.select().from(place).where(inArray(place.key, keys));
  const isMeant = ({ isCode, key }: Row) => isCode && codes.some(({ code }) => code === key);
  const called = rows.filter(({ isCode }) => !isCode);
  return {
    coded: rows.filter(isMeant).map(rowOf),
    called: called.flatMap((row) =>
      groups
        .filter(({ key }) => key === row.key)
        .map((group) => ({ place: rowOf(row), group, errors: 0, isBegun: false })),
    ),
  };
}

/** Places whose name begins so: those of the country, and the largest. */
async function underBeginnings(db: Database, { beginnings }: Address, here = ''): Promise<NamedPlace[]> {
  const found = await Promise.all(
    beginnings.map(async (group) => {
      const rows = await db
        .select()
        .from(place)
        .where(and(eq(place.isCode, false), startsWith(group.key), ne(place.key, group.key)))
        .orderBy(place.isQuarter, sql`${place.countryCode} <> ${here}`, desc(place.population), place.key)
        .limit(suggested);
      return rows.map((row) => ({ place: rowOf(row), group, errors: 0, isBegun: true }));
    }),
  );
  return found.flat();
}

/** Codes that begin so, of the country alone: the beginning of another country's code tells nothing. */
async function codesBeginning(db: Database, { beginningOfCode, codes }: Address, here = ''): Promise<PlaceRow[]> {
  if (!beginningOfCode || codes.some(({ country }) => country)) return [];
  const rows = await db
    .select()
    .from(place)
    .where(and(eq(place.isCode, true), eq(place.countryCode, here), startsWith(beginningOfCode)))
    .orderBy(place.key)
    .limit(suggested);
  return rows.map(rowOf);
}

const startsWith = (text: string): SQL => sql`(${place.key} >= ${text} and ${place.key} < ${`${text}~`})`;

/** Places whose name is one typing error away, from six letters on two. */
async function withErrors(db: Database, { groups }: Address): Promise<NamedPlace[]> {
  const tried = groups
    .filter(({ key }) => key.length >= 4 && !/^\d/.test(key))
    .sort(
      (one, other) =>
        Number(one.isStreet) - Number(other.isStreet) ||
        Number(other.ends) - Number(one.ends) ||
        other.words - one.words,
    )
    .slice(0, forgiven);
  // Where the beginning of a name is wrong, its end is right. Each is a range of an index, written out: a join with a list
  // of them is planned as if it read half of the table. Lengths come before what is slow to tell.
  const near = tried.flatMap((group) => {
    const { key } = group;
    const length = key.length < 7 ? 2 : Math.max(3, Math.floor(key.length / 3));
    const [first, last] = [key.slice(0, length), reversed(key).slice(0, length)];
    const isLike = sql`not is_code and length(key) between ${key.length - 2} and ${key.length + 2}
      and levenshtein_less_equal(key, ${key}, 3) <= 3`;
    const alike = (range: SQL) =>
      db
        .select({ ...getTableColumns(place), typed: sql<string>`${key}::text` })
        .from(place)
        .where(sql`${range} and ${isLike}`);
    return [alike(startsWith(first)), alike(sql`reverse(key) >= ${last} and reverse(key) < ${`${last}~`}`)];
  });
  const [one, other, ...more] = near;
  if (!one || !other) return [];
  const rows = await unionAll(one, other, ...more);
  return rows.flatMap(({ typed, ...row }) => {
    const group = tried.find(({ key }) => key === typed);
    const errors = typingErrors(typed, row.key);
    return group && errors <= (typed.length < 6 ? 1 : 2) ? [{ place: rowOf(row), group, errors, isBegun: false }] : [];
  });
}

const reversed = (text: string): string => [...text].reverse().join('');
