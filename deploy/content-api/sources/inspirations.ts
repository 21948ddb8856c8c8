import { inArray } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { inspiration } from '../tables.ts';
import { inOrder } from './in-order.ts';

export type InspirationRecord = typeof inspiration.$inferSelect;

export interface InspirationSource {
  /** All of them, in the order of their overview. */
  all(): Promise<InspirationRecord[]>;
  byIds(ids: readonly string[]): Promise<(InspirationRecord | undefined)[]>;
}

/** The inspirations of a database. */
export const databaseInspirations = (db: Database): InspirationSource => ({
  all: () => db.select().from(inspiration).orderBy(inspiration.position),
  byIds: async (ids) =>
    inOrder(
      ids,
      await db
        .select()
        .from(inspiration)
        .where(inArray(inspiration.id, [...ids])),
      ({ id }) => id,
    ),
});
