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
interface ProductCounts {
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

/** The facets: products are grouped by them first, into a few hundred groups of a large catalogue. */
const columns = {
  productType: product.productType,
  productSubType: product.productSubType,
  collectionId: product.collectionId,
  materialValues: product.materialValues,
  colorFamilies: product.colorFamilies,
};

const ways = ['hashagg', 'sort', 'incremental_sort', 'seqscan', 'bitmapscan'];

/** The counts of a faceted search: one scan of a covering index groups the products, and each facet is counted over the groups. */
export const databaseProductCounts = (db: Database): ProductCountSource => ({
  counts: (filter) =>
    db.transaction(async (tx) => {
      // The index has the kinds side by side. Left to itself the planner hashes or sorts lists of values, which takes ten
      // times as long, and does so wherever a catalogue was just imported and the database has not yet looked at it.
      // PostgreSQL takes a query for large where its other ways are off, and would compile it: half a second for nothing.
      const off = [...ways.map((way) => `enable_${way}`), 'jit'].map((name) => `set_config('${name}', 'off', true)`);
      await tx.execute(sql.raw(`select ${off.join(', ')}`));
      return countsOf(await count(tx, filter));
    }),
});

type Rows = z.infer<typeof rowsShape>;

async function count(tx: Pick<Database, '$with' | 'with' | 'select'>, filter: ProductFilter): Promise<Rows> {
  const kinds = tx
    .select({ ...columns, count: sql<number>`count(*)`.as('count') })
    .from(product)
    .where(and(...matchingRest(filter)))
    .groupBy(...Object.values(columns));
  const kind = tx.$with('kind').as(kinds);

  const group = (name: FilterGroup, parent: SQL, value: SQL, from: SQL = sql``) =>
    tx
      .select({
        group: sql<string>`${sql.raw(`'${name}'`)}`.as('group'),
        parent: sql<string>`${parent}`.as('parent'),
        value: sql<string>`${value}`.as('value'),
        total: sql<string>`sum(${kind.count})`.as('total'),
      })
      .from(sql`${kind}${from}`)
      .where(and(sql`${value} is not null`, ...matchingValues(filter, { columns: kind, except: name })))
      .groupBy(sql`2`, sql`3`);
  /** Each value of a list once, even where a product says it twice. */
  const each = (list: SQL) => sql`, lateral (select distinct unnest(${list}) as value) as own`;
  const [none, own] = [sql`''`, sql`own.value`];

  const counted = group('type', none, sql`${kind.productType}`)
    .unionAll(group('type', sql`${kind.productType}`, sql`${kind.productSubType}`))
    .unionAll(group('collection', none, sql`${kind.collectionId}`))
    .unionAll(group('material', none, own, each(sql`${kind.materialValues}`)))
    .unionAll(group('color', none, own, each(sql`${kind.colorFamilies}`)))
    .as('counted');
  const row = { group: sql`"group"`, parent: sql`parent`, value: sql`value`, count: sql`total` };
  return rowsShape.parse(await tx.with(kind).select(row).from(counted));
}

function countsOf(rows: Rows): ProductCounts {
  const of = (name: FilterGroup, parent = ''): ValueCount[] =>
    rows.filter((row) => row.group === name && row.parent === parent).map(({ value, count }) => ({ value, count }));
  return {
    types: of('type').map((type) => ({ ...type, subTypes: of('type', type.value) })),
    collections: of('collection'),
    materials: of('material'),
    colors: of('color'),
  };
}
