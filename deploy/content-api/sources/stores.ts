import { and, asc, between, count, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import type { Paged, Paging } from '../paging.ts';
import type { Bounds } from '../places/place.ts';
import { store } from '../tables.ts';

export type StoreRecord = typeof store.$inferSelect;

/** Degrees, WGS 84. */
export interface Point {
  lat: number;
  lng: number;
}

export interface StoresWithin extends Paging {
  bounds: Bounds;
  /** The nearest to it come first. */
  near?: Point | null;
  /** ISO 3166-1; where there is no `near`, the stores of this country come first. */
  country?: string | null;
  /** And then those of the other countries by their distance from here, the middle of that country. */
  middle?: Point | null;
}

export interface StoreSource {
  /** All of them, by country and zip code. */
  all(): Promise<StoreRecord[]>;
  /** One page of those within bounds, and how many there are. */
  within(wanted: StoresWithin): Promise<Paged<StoreRecord>>;
  /** The nearest to a point, however far away. */
  nearest(to: Point, limit: number): Promise<StoreRecord[]>;
}

/** The stores of a database. */
export const databaseStores = (db: Database): StoreSource => ({
  all: () => db.select().from(store).orderBy(store.countryCode, store.zipCode, store.id),

  within: async ({ bounds, near, country, middle, limit, offset }) => {
    const { south, north, west, east } = bounds;
    const inside = and(between(store.lat, south, north), between(store.lng, west, east));
    const order = near ? byNearest(near) : byZip(country ?? '', middle);
    const items = await db
      .select()
      .from(store)
      .where(inside)
      .orderBy(...order)
      .limit(limit)
      .offset(offset);
    const [row] = await db.select({ total: count() }).from(store).where(inside);
    return { items, totalCount: row?.total ?? 0 };
  },

  nearest: (to, limit) =>
    db
      .select()
      .from(store)
      .orderBy(...byNearest(to))
      .limit(limit),
});

// Collation by code point, as in browsers, which go on with the same list.
const byNumbers = (column: SQL | typeof store.id | typeof store.zipCode | typeof store.countryCode): SQL =>
  sql`${column} collate "C"`;

/**
 * A zip code means something in its own country only: the country of the host comes first. The others follow, each together
 * or, from its middle, the nearest neighbours first.
 */
const byZip = (country: string, middle?: Point | null): SQL[] => [
  asc(sql`${store.countryCode} <> ${country}`),
  middle
    ? sql`case when ${store.countryCode} <> ${country} then ${nearness(middle)} end desc`
    : byNumbers(store.countryCode),
  byNumbers(store.zipCode),
  byNumbers(store.id),
];

const byNearest = (to: Point): SQL[] => [sql`${nearness(to)} desc`, byNumbers(store.id)];

/** By great-circle distance: the cosine of the angle falls as the distance grows. */
const nearness = ({ lat, lng }: Point): SQL =>
  sql`least(1, sind(${lat}::float8) * sind(${store.lat})
    + cosd(${lat}::float8) * cosd(${store.lat}) * cosd(${lng}::float8 - ${store.lng}))`;
