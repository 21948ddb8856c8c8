import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../database/index.ts';
import type { Bounds } from '../places/bounds.ts';
import { placesAreThere } from '../places/fill-places.ts';
import type { Place, PlaceRow } from '../places/place.ts';
import { isCertain, type NamedPlace, rankPlaces, withoutDuplicates } from '../places/rank-places.ts';
import { type Address, readAddress } from '../places/read-address.ts';
import { place } from '../tables.ts';

export type PlaceRecord = Place;

export interface PlaceSource {
  /** The places that a text may mean, the likeliest first; `countryCode` says where it was asked. */
  matching(text: string, countryCode: string | undefined, limit: number): Promise<PlaceRecord[]>;
  /** The largest towns within bounds. */
  largest(bounds: Bounds, limit: number): Promise<PlaceRecord[]>;
}

/** How many places are looked at whose name begins as a text does. */
const suggested = 20;

/** So many groups of words are looked at for typing errors, the likeliest first. */
const forgiven = 5;

/** Towns and postal codes without a maps service (C58); `places/fill-places.ts` puts them there. */
export const databasePlaces = (db: Database): PlaceSource => ({
  async matching(text, countryCode, limit) {
    await placesAreThere(db);
    const address = readAddress(text);
    const coded = await underCodes(db, address);
    const named = [...(await underNames(db, address)), ...(await underBeginnings(db, address, countryCode))];
    let ranked = rankPlaces(address, { coded, named }, countryCode);
    if (!isCertain(ranked[0]))
      ranked = rankPlaces(address, { coded, named: [...named, ...(await withErrors(db, address))] }, countryCode);
    const codesBegun = await codesBeginning(db, address, countryCode);
    return withoutDuplicates([...ranked.map(({ place }) => place), ...codesBegun], limit).map(placeOf);
  },

  async largest({ south, north, west, east }, limit) {
    await placesAreThere(db);
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

type Row = typeof place.$inferSelect;

const rowOf = ({ zipCode, region, ...row }: Row): PlaceRow => ({
  ...row,
  zipCode: zipCode ?? undefined,
  region: region ?? undefined,
});

const placeOf = ({ name, zipCode, region, countryCode, lat, lng }: PlaceRow | Row): Place => ({
  name,
  zipCode: zipCode ?? undefined,
  region: region ?? undefined,
  countryCode,
  lat,
  lng,
});

async function underCodes(db: Database, { codes }: Address): Promise<PlaceRow[]> {
  if (codes.length === 0) return [];
  const keys = codes.map(({ code }) => code);
  const rows = await db
    .select()
    .from(place)
    .where(and(eq(place.isCode, true), inArray(place.key, keys)));
  return rows.map(rowOf);
}

async function underNames(db: Database, { groups }: Address): Promise<NamedPlace[]> {
  const rows = await placesNamed(
    db,
    groups.map(({ key }) => key),
  );
  return rows.flatMap((place) =>
    groups.filter(({ key }) => key === place.key).map((group) => ({ place, group, errors: 0, isBegun: false })),
  );
}

async function placesNamed(db: Database, keys: string[]): Promise<PlaceRow[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .select()
    .from(place)
    .where(and(eq(place.isCode, false), inArray(place.key, keys)));
  return rows.map(rowOf);
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

const nearKeys = z.object({ rows: z.array(z.object({ group: z.string(), key: z.string(), errors: z.number() })) });

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
    .slice(0, forgiven)
    .map(({ key }) => key);
  if (tried.length === 0) return [];
  const answer: unknown = await db.execute(sql`
    select typed.text as "group", near.key, search_errors(typed.text, near.key) as errors
    from (
      select text, left(text, kept) as first, left(reverse(text), kept) as last, length(text) as letters
      from unnest(${sql.param(tried)}::text[]) as text, greatest(2, length(text) / 3) as kept
    ) as typed
    cross join lateral (
      select key from ${place}
      where key >= first collate "C" and key < (first || '~') collate "C"
        and not is_code and length(key) between letters - 2 and letters + 2
        and levenshtein_less_equal(key, typed.text, 3) <= 3
      union
      select key from ${place}
      where reverse(key) collate "C" >= last and reverse(key) collate "C" < last || '~'
        and not is_code and length(key) between letters - 2 and letters + 2
        and levenshtein_less_equal(key, typed.text, 3) <= 3
    ) as near (key)
    where search_errors(typed.text, near.key) <= case when letters < 6 then 1 else 2 end`);
  const near = nearKeys.parse(answer).rows;
  const rows = await placesNamed(db, [...new Set(near.map(({ key }) => key))]);
  return rows.flatMap((place) =>
    near.flatMap(({ key, group: typed, errors }) => {
      const group = key === place.key && groups.find((one) => one.key === typed);
      return group ? [{ place, group, errors, isBegun: false }] : [];
    }),
  );
}
