import { and, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../database/index.ts';
import { product } from '../tables.ts';
import { type FilterGroup, matchingRest, matchingValues, type ProductFilter } from './product-filter.ts';

export interface ValueCount {
  value: string;
  count: number;
}

/** The schema's ProductFilterCounts. */
export interface ProductCounts {
  types: (ValueCount & { subTypes: ValueCount[] })[];
  collections: ValueCount[];
  materials: ValueCount[];
  colors: ValueCount[];
}

export interface ProductCountSource {
  /** How many products each value would leave beside the rest of a filter. */
  counts(filter: ProductFilter): Promise<ProductCounts>;
}

const rowsShape = z.array(
  z.object({ group: z.string(), parent: z.string(), value: z.string(), count: z.coerce.number() }),
);

/**
 * One walk through the products, however many values there are: products that are alike in all that is counted are put
 * together first, which leaves a few hundred kinds of a large catalogue; every group is counted over those.
 */
export const databaseProductCounts = (db: Database): ProductCountSource => ({
  async counts(filter) {
    const { productType, productSubType, collectionId, materialValues, colorFamilies } = product;
    const columns = { productType, productSubType, collectionId, materialValues, colorFamilies };
    const kind = db.$with('kind').as(
      db
        .select({ ...columns, count: sql<number>`count(*)`.as('count') })
        .from(product)
        .where(and(...matchingRest(filter)))
        .groupBy(...Object.values(columns)),
    );

    const group = (name: FilterGroup, parent: SQL, value: SQL, from: SQL = sql``) => {
      const where = and(sql`${value} is not null`, ...matchingValues(filter, { columns: kind, except: name }));
      return db
        .select({
          group: sql<string>`${sql.raw(`'${name}'`)}`.as('group'),
          parent: sql<string>`${parent}`.as('parent'),
          value: sql<string>`${value}`.as('value'),
          total: sql<string>`sum(${kind.count})`.as('total'),
        })
        .from(sql`${kind}${from}`)
        .where(where)
        .groupBy(sql`2`, sql`3`);
    };
    /** Each value of a list once, even where a product says it twice. */
    const each = (list: SQL) => sql`, lateral (select distinct unnest(${list}) as value) as own`;
    const none = sql`''`;
    const own = sql`own.value`;

    const rows = await db
      .with(kind)
      .select({ group: sql`"group"`, parent: sql`parent`, value: sql`value`, count: sql`total` })
      .from(
        group('type', none, sql`${kind.productType}`)
          .unionAll(group('type', sql`${kind.productType}`, sql`${kind.productSubType}`))
          .unionAll(group('collection', none, sql`${kind.collectionId}`))
          .unionAll(group('material', none, own, each(sql`${kind.materialValues}`)))
          .unionAll(group('color', none, own, each(sql`${kind.colorFamilies}`)))
          .as('counted'),
      );
    const counted = rowsShape.parse(rows);
    const of = (name: FilterGroup, parent = ''): ValueCount[] =>
      counted
        .filter((row) => row.group === name && row.parent === parent)
        .map(({ value, count }) => ({ value, count }));
    return {
      types: of('type').map((type) => ({ ...type, subTypes: of('type', type.value) })),
      collections: of('collection'),
      materials: of('material'),
      colors: of('color'),
    };
  },
});
