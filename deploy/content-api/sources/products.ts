import { inArray } from 'drizzle-orm';
import type { Language } from 'shared/i18n';
import type { Database } from '../../database/index.ts';
import { takeWriteLock } from '../../registry/write-lock.ts';
import type { Paged, Paging } from '../paging.ts';
import { material, product, productType } from '../tables.ts';
import { productsToSynchronize, synchronizeProduct } from '../writing/products.ts';
import type { CurrentCatalogue, ProductSort } from './catalogue.ts';
import { inOrder } from './in-order.ts';
import { matching, type ProductFilter } from './product-filter.ts';

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
export const databaseProducts = (db: Database, current: CurrentCatalogue): ProductSource => ({
  async list({ limit, offset, ...list }) {
    const found = await matching(await current(), list);
    const shown = found.slice(offset, offset + limit).map(({ uid }) => uid);
    const items = await byUids(db, shown);
    return { items: items.filter((item) => item !== undefined), totalCount: found.length };
  },

  byUids: (uids) => byUids(db, uids),

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

const byUids = (db: Database, uids: readonly string[]) =>
  inOrder(
    uids,
    (all) => db.select().from(product).where(inArray(product.uid, all)),
    ({ uid }) => uid,
  );
