import { inArray } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import type { Paging } from '../paging.ts';
import { collection } from '../tables.ts';
import { inOrder } from './in-order.ts';

export type CollectionRecord = typeof collection.$inferSelect;

export interface CollectionSource {
  /** A part of them, in the order of the catalogue. */
  all(part: Paging): Promise<CollectionRecord[]>;
  byIds(ids: readonly string[]): Promise<(CollectionRecord | undefined)[]>;
}

/** The collections of a database. */
export const databaseCollections = (db: Database): CollectionSource => ({
  all: ({ limit, offset }) =>
    db.select().from(collection).orderBy(collection.position, collection.id).limit(limit).offset(offset),
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
