import { count, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import type { Paged, Paging } from '../paging.ts';
import { article, articleCategory, collection, inspiration, project, projectChoice } from '../tables.ts';
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
  byIds: (ids) =>
    inOrder(
      ids,
      (all) => db.select().from(collection).where(inArray(collection.id, all)),
      ({ id }) => id,
    ),
});

export type InspirationRecord = typeof inspiration.$inferSelect;

export interface InspirationSource {
  /** All of them, in the order of their overview. */
  all(): Promise<InspirationRecord[]>;
  byIds(ids: readonly string[]): Promise<(InspirationRecord | undefined)[]>;
}

/** The inspirations of a database. */
export const databaseInspirations = (db: Database): InspirationSource => ({
  all: () => db.select().from(inspiration).orderBy(inspiration.position),
  byIds: (ids) =>
    inOrder(
      ids,
      (all) => db.select().from(inspiration).where(inArray(inspiration.id, all)),
      ({ id }) => id,
    ),
});

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

  byIds: (ids) =>
    inOrder(
      ids,
      (all) => db.select().from(article).where(inArray(article.id, all)),
      ({ id }) => id,
    ),

  categories: () => db.select().from(articleCategory).orderBy(articleCategory.position),

  categoriesByValues: (values) =>
    inOrder(
      values,
      (all) => db.select().from(articleCategory).where(inArray(articleCategory.value, all)),
      ({ value }) => value,
    ),
});

export type ProjectRecord = typeof project.$inferSelect;
export type ProjectChoiceRecord = typeof projectChoice.$inferSelect;

export interface ProjectSource {
  /** Surfaces and family situations, in the order of their lists. */
  choices(): Promise<ProjectChoiceRecord[]>;
  all(): Promise<ProjectRecord[]>;
  byId(id: string): Promise<ProjectRecord | undefined>;
}

/** The projects of a database. */
export const databaseProjects = (db: Database): ProjectSource => ({
  choices: () => db.select().from(projectChoice).orderBy(projectChoice.kind, projectChoice.position),
  all: () => db.select().from(project).orderBy(project.position),
  byId: async (id) => (await db.select().from(project).where(eq(project.id, id)))[0],
});
