import { and, asc, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
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
  list: (list) => {
    const where = and(...matching(list.filter));
    return where ? listMatching(db, where, list) : listAll(db, list);
  },

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

/** The whole catalogue: the count reads an index only, the page stops at its last row. */
async function listAll(db: Database, { limit, offset }: Paging): Promise<Paged<ProductRecord>> {
  const items = await db.select().from(product).orderBy(asc(product.position)).limit(limit).offset(offset);
  return { items, totalCount: await db.$count(product) };
}

/**
 * One query. What matches is found once, by the indexes of the filters, then counted and put in order: given a limit, the
 * planner would rather walk through the whole catalogue in its order, looking for the few that match.
 */
async function listMatching(db: Database, where: SQL, { filter, limit, offset }: ProductList) {
  const found = db
    .$with('found')
    .as(db.select({ uid: product.uid, position: product.position }).from(product).where(where));
  const shown = db
    .select()
    .from(found)
    .orderBy(...order(filter, found))
    .limit(limit)
    .offset(offset)
    .as('shown');
  const rows = await db
    .with(found)
    .select({ product, total: sql<number>`(select count(*) from ${found})`.mapWith(Number) })
    .from(shown)
    .innerJoin(product, eq(product.uid, shown.uid))
    .orderBy(...order(filter, shown));
  // Without a row there is no count beside it: nothing matches, nothing was asked for, or the page is past the end.
  const totalCount = rows[0]?.total ?? (await db.$count(product, where));
  return { items: rows.map((row) => row.product), totalCount };
}

/** A list that an editor put together keeps the editor's order; every other list has the catalogue's. */
const order = ({ uids }: ProductFilter, found: { uid: SQLWrapper; position: SQLWrapper }): SQL[] => [
  ...(uids ? [sql`array_position(${sql.param([...uids])}::text[], ${found.uid})`] : []),
  sql`${found.position}`,
];
