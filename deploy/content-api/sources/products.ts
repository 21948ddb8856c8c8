import { and, asc, count, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import type { Paged, Paging } from '../paging.ts';
import { material, product, productType } from '../tables.ts';
import { inOrder } from './in-order.ts';
import { matching, type ProductFilter } from './product-filter.ts';

export type ProductRecord = typeof product.$inferSelect;
export type TypeRecord = typeof productType.$inferSelect;
export type MaterialRecord = typeof material.$inferSelect;

export interface ProductList extends Paging {
  filter: ProductFilter;
}

export interface ProductSource {
  /** One page of the products that match, and how many match in all. */
  list(list: ProductList): Promise<Paged<ProductRecord>>;
  byUids(uids: readonly string[]): Promise<(ProductRecord | undefined)[]>;
  /** The products of each line, the narrowest first (R235). */
  ofLines(lines: readonly string[]): Promise<ProductRecord[][]>;
  typesByValues(values: readonly string[]): Promise<(TypeRecord | undefined)[]>;
  materialsByValues(values: readonly string[]): Promise<(MaterialRecord | undefined)[]>;
}

export const databaseProducts = (db: Database): ProductSource => ({
  list: (list) => listProducts(db, list),

  byUids: async (uids) =>
    inOrder(
      uids,
      await db
        .select()
        .from(product)
        .where(inArray(product.uid, [...uids])),
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

  typesByValues: async (values) =>
    inOrder(
      values,
      await db
        .select()
        .from(productType)
        .where(inArray(productType.value, [...values])),
      ({ value }) => value,
    ),

  materialsByValues: async (values) =>
    inOrder(
      values,
      await db
        .select()
        .from(material)
        .where(inArray(material.value, [...values])),
      ({ value }) => value,
    ),
});

/** One query: the count reads indexes only, the page stops at its last row. */
async function listProducts(db: Database, { filter, limit, offset }: ProductList): Promise<Paged<ProductRecord>> {
  const where = and(...matching(filter));
  const total = sql<number>`(${db.select({ total: count() }).from(product).where(where)})`.mapWith(Number);
  const rows = await db
    .select({ product, total })
    .from(product)
    .where(where)
    .orderBy(...order(filter))
    .limit(limit)
    .offset(offset);
  // Without a row there is no count beside it: nothing matches, nothing was asked for, or the page is past the end.
  const totalCount = rows[0]?.total ?? (await countProducts(db, where));
  return { items: rows.map((row) => row.product), totalCount };
}

async function countProducts(db: Database, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(product).where(where);
  return row?.total ?? 0;
}

/** A list that an editor put together keeps the editor's order; every other list has the catalogue's. */
const order = ({ uids }: ProductFilter): SQL[] => [
  ...(uids ? [sql`array_position(${sql.param([...uids])}::text[], ${product.uid})`] : []),
  asc(product.position),
];
