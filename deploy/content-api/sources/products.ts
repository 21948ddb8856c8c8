import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Language } from 'shared/i18n';
import type { Database } from '../../database/index.ts';
import { takeWriteLock } from '../../registry/write-lock.ts';
import type { Paged, Paging } from '../paging.ts';
import { material, product, productType } from '../tables.ts';
import { productsToSynchronize, synchronizeProduct } from '../writing/products.ts';
import { inOrder } from './in-order.ts';
import { matching, type ProductFilter, type ProductSort, productOrder } from './product-filter.ts';

export type ProductRecord = typeof product.$inferSelect;
export type TypeRecord = typeof productType.$inferSelect;
export type MaterialRecord = typeof material.$inferSelect;

export interface ProductList extends Paging {
  filter: ProductFilter;
  sort: ProductSort;
  /** Whose alphabet names are sorted by. */
  language: Language;
}

export interface ProductSource {
  /** One page of the products that match, and how many match in all. */
  list(list: ProductList): Promise<Paged<ProductRecord>>;
  byUids(uids: readonly string[]): Promise<(ProductRecord | undefined)[]>;
  /** The products of each line, the narrowest first. */
  ofLines(lines: readonly string[]): Promise<ProductRecord[][]>;
  typesByValues(values: readonly string[]): Promise<(TypeRecord | undefined)[]>;
  materialsByValues(values: readonly string[]): Promise<(MaterialRecord | undefined)[]>;
  /** The uids of products that were changed since search last took them in, past the ways in which content is written. */
  pending(): Promise<string[]>;
  /** Has search take in one product; answers whether there is one. */
  synchronise(uid: string): Promise<boolean>;
}

/** The products of a database. */
export const databaseProducts = (db: Database): ProductSource => ({
  list: (list) => {
    const where = and(...matching(list.filter));
    return where ? listMatching(db, where, list) : listAll(db, list);
  },

  byUids: (uids) =>
    inOrder(
      uids,
      (all) => db.select().from(product).where(inArray(product.uid, all)),
      ({ uid }) => uid,
    ),

  ofLines: async (lines) => {
    const rows = await db
      .select()
      .from(product)
      .where(inArray(product.line, [...lines]))
      .orderBy(product.width, product.position);
    const byLine = Map.groupBy(rows, ({ line }) => line);
    return lines.map((line) => byLine.get(line) ?? []);
  },

  typesByValues: (values) =>
    inOrder(
      values,
      (all) => db.select().from(productType).where(inArray(productType.value, all)),
      ({ value }) => value,
    ),

  materialsByValues: (values) =>
    inOrder(
      values,
      (all) => db.select().from(material).where(inArray(material.value, all)),
      ({ value }) => value,
    ),

  pending: () => productsToSynchronize(db),
  synchronise: (uid) =>
    db.transaction(async (tx) => {
      await takeWriteLock(tx, 'content');
      return synchronizeProduct(tx, uid);
    }),
});

/** The whole catalogue: the count reads an index only, the page stops at its last row. */
async function listAll(db: Database, list: ProductList): Promise<Paged<ProductRecord>> {
  const { limit, offset } = list;
  const items = await db
    .select()
    .from(product)
    .orderBy(...productOrder(list, product))
    .limit(limit)
    .offset(offset);
  return { items, totalCount: await db.$count(product) };
}

/**
 * One query. What matches is found once, by the indexes of the filters, then counted and put in order: given a limit, the
 * planner would rather walk through the whole catalogue in its order, looking for the few that match.
 */
async function listMatching(db: Database, where: SQL, list: ProductList): Promise<Paged<ProductRecord>> {
  const { limit, offset } = list;
  const { uid, position, width, sortNames } = product;
  const found = db.$with('found').as(db.select({ uid, position, width, sortNames }).from(product).where(where));
  const shown = db
    .select()
    .from(found)
    .orderBy(...productOrder(list, found))
    .limit(limit)
    .offset(offset)
    .as('shown');
  const rows = await db
    .with(found)
    .select({ product, total: sql<number>`(select count(*) from ${found})`.mapWith(Number) })
    .from(shown)
    .innerJoin(product, eq(product.uid, shown.uid))
    .orderBy(...productOrder(list, shown));
  // Without a row there is no count beside it: nothing matches, nothing was asked for, or the page is past the end.
  const totalCount = rows[0]?.total ?? (await db.$count(product, where));
  return { items: rows.map((row) => row.product), totalCount };
}
