import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { material, product, productMaterial, productType } from '../tables.ts';
import { inOrder } from './in-order.ts';
import { matching, type ProductFilter } from './product-filter.ts';

export type ProductRecord = typeof product.$inferSelect;
export type TypeRecord = typeof productType.$inferSelect;
export type MaterialOfProduct = { name: (typeof material.$inferSelect)['name']; colorCount: number };

export interface ProductList {
  filter: ProductFilter;
  limit: number;
  offset: number;
}

export interface ProductSource {
  /** One page of the products that match, and how many match in all. */
  list(list: ProductList): Promise<{ items: ProductRecord[]; totalCount: number }>;
  byUids(uids: readonly string[]): Promise<(ProductRecord | undefined)[]>;
  typesByValues(values: readonly string[]): Promise<(TypeRecord | undefined)[]>;
  materialsOf(uids: readonly string[]): Promise<MaterialOfProduct[][]>;
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

  typesByValues: async (values) =>
    inOrder(
      values,
      await db
        .select()
        .from(productType)
        .where(inArray(productType.value, [...values])),
      ({ value }) => value,
    ),

  materialsOf: async (uids) => {
    const rows = await db
      .select({ uid: productMaterial.uid, name: material.name, colorCount: productMaterial.colorCount })
      .from(productMaterial)
      .innerJoin(material, eq(material.value, productMaterial.material))
      .where(inArray(productMaterial.uid, [...uids]))
      .orderBy(material.position);
    const byUid = Map.groupBy(rows, ({ uid }) => uid);
    return uids.map((uid) => byUid.get(uid) ?? []);
  },
});

async function listProducts(db: Database, { filter, limit, offset }: ProductList) {
  const where = and(...matching(filter));
  const rows = await db
    .select({ product, totalCount: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(product)
    .where(where)
    .orderBy(...order(filter))
    .limit(limit)
    .offset(offset);
  // Without a row there is no count beside it: nothing matches, nothing was asked for, or the page is past the end.
  const totalCount = rows[0]?.totalCount ?? (await countProducts(db, where));
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
