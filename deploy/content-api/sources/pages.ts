import { eq } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { page } from '../tables.ts';

export type PageRecord = typeof page.$inferSelect;

export interface PageSource {
  /** The page of a path of the content system, as `/product/line-120`. */
  byPath(path: string): Promise<PageRecord | undefined>;
}

export const databasePages = (db: Database): PageSource => ({
  byPath: async (path) => (await db.select().from(page).where(eq(page.path, path)))[0],
});
