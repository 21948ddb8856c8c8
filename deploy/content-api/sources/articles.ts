import { count, desc, inArray } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import type { Paged, Paging } from '../paging.ts';
import { article, articleCategory } from '../tables.ts';
import { inOrder } from './in-order.ts';

export type ArticleRecord = typeof article.$inferSelect;
export type ArticleCategoryRecord = typeof articleCategory.$inferSelect;

export interface ArticleSource {
  /** One page of the articles, the newest first, and how many there are. */
  list(paging: Paging): Promise<Paged<ArticleRecord>>;
  byIds(ids: readonly string[]): Promise<(ArticleRecord | undefined)[]>;
  categories(): Promise<ArticleCategoryRecord[]>;
  categoriesByValues(values: readonly string[]): Promise<(ArticleCategoryRecord | undefined)[]>;
}

/** The articles of a database. */
export const databaseArticles = (db: Database): ArticleSource => ({
  list: async ({ limit, offset }) => {
    const items = await db.select().from(article).orderBy(desc(article.date), article.id).limit(limit).offset(offset);
    const [row] = await db.select({ total: count() }).from(article);
    return { items, totalCount: row?.total ?? 0 };
  },

  byIds: async (ids) =>
    inOrder(
      ids,
      await db
        .select()
        .from(article)
        .where(inArray(article.id, [...ids])),
      ({ id }) => id,
    ),

  categories: () => db.select().from(articleCategory).orderBy(articleCategory.position),

  categoriesByValues: async (values) =>
    inOrder(
      values,
      await db
        .select()
        .from(articleCategory)
        .where(inArray(articleCategory.value, [...values])),
      ({ value }) => value,
    ),
});
