import { inArray } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { page } from '../tables.ts';
import { inOrder } from './in-order.ts';

export type PageRecord = typeof page.$inferSelect;

export interface PageSource {
  /** The pages of paths of the content system, as `/product/line-120`. */
  byPaths(paths: readonly string[]): Promise<(PageRecord | undefined)[]>;
  /** All pages, without their blocks, by path. */
  all(): Promise<Pick<PageRecord, 'path' | 'seo'>[]>;
}

export const databasePages = (db: Database): PageSource => ({
  byPaths: async (paths) =>
    inOrder(
      paths,
      await db
        .select()
        .from(page)
        .where(inArray(page.path, [...paths])),
      ({ path }) => path,
    ),
  all: () => db.select({ path: page.path, seo: page.seo }).from(page).orderBy(page.path),
});
