import type { Database } from '../../database/index.ts';
import { store } from '../tables.ts';

export type StoreRecord = typeof store.$inferSelect;

export interface StoreSource {
  /** All of them, by country and zip code. */
  all(): Promise<StoreRecord[]>;
}

export const databaseStores = (db: Database): StoreSource => ({
  all: () => db.select().from(store).orderBy(store.countryCode, store.zipCode, store.id),
});
