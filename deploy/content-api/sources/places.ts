import { sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import type { Bounds } from '../places/create-gazetteer.ts';
import { foldCode } from '../places/fold.ts';
import { gazetteer } from '../places/gazetteer.ts';
import type { Place } from '../places/place.ts';
import { store } from '../tables.ts';

export type PlaceRecord = Place;

export interface PlaceSource {
  /** The places that a text may mean, the likeliest first; `countryCode` says where it was asked. */
  matching(text: string, countryCode: string | undefined, limit: number): Promise<PlaceRecord[]>;
  /** The largest towns within bounds. */
  largest(bounds: Bounds, limit: number): Promise<PlaceRecord[]>;
}

/** Towns and French postal codes from packages; the postal codes of other countries are those of the stores there (C58). */
export const databasePlaces = (db: Database): PlaceSource => ({
  async matching(text, countryCode, limit) {
    const { towns, codes } = await gazetteer();
    const code = codeIn(text);
    if (!code) return towns(text.split(',').at(-1) ?? text, countryCode, limit);
    const found = [...codes(code, limit), ...(await codesOfStores(db, code, limit))];
    const isHere = (place: Place) => place.countryCode === countryCode;
    return [...found.filter(isHere), ...found.filter((place) => !isHere(place))].slice(0, limit);
  },
  largest: async (bounds, limit) => (await gazetteer()).largest(bounds, limit),
});

/** The postal code in a text: all of it where it is one, as in `EC1A 1BB`; otherwise its last number of 4 or 5 digits. */
function codeIn(text: string): string | undefined {
  const whole = foldCode(text);
  if (/^(\d{2,5}|\d{4}[a-z]{2}|[a-z]{1,2}\d[a-z\d]?(\d[a-z]{0,2})?)$/.test(whole)) return whole;
  return text.match(/\b\d{4,5}\b/g)?.at(-1);
}

/** The towns that have a store whose postal code begins with this; where several do, their middle. */
const codesOfStores = (db: Database, code: string, limit: number): Promise<PlaceRecord[]> =>
  db
    .select({
      name: store.city,
      zipCode: store.zipCode,
      countryCode: store.countryCode,
      lat: sql<number>`avg(${store.lat})::float8`,
      lng: sql<number>`avg(${store.lng})::float8`,
    })
    .from(store)
    .where(sql`starts_with(lower(replace(${store.zipCode}, ' ', '')), ${code}) and ${store.countryCode} <> 'FR'`)
    .groupBy(store.city, store.zipCode, store.countryCode)
    .orderBy(store.zipCode, store.city)
    .limit(limit);
