import { inArray } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { collection } from '../tables.ts';
import { inOrder } from './in-order.ts';

export type CollectionRecord = typeof collection.$inferSelect;

export interface CollectionSource {
  /** All of them, in the order of the catalogue. */
  all(): Promise<CollectionRecord[]>;
  byIds(ids: readonly string[]): Promise<(CollectionRecord | undefined)[]>;
}

export const databaseCollections = (db: Database): CollectionSource => ({
  all: () => db.select().from(collection).orderBy(collection.position),
  byIds: async (ids) =>
    inOrder(
      ids,
      await db
        .select()
        .from(collection)
        .where(inArray(collection.id, [...ids])),
      ({ id }) => id,
    ),
});
