import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { generatedProduct } from '../commands/content/products-under-test.ts';
import { recordsOf } from '../demo/content.ts';
import { openDemonstration } from '../demo/testing.ts';
import { kinds } from './import/kinds/index.ts';
import { tableRowOf } from './import/kinds/kind.ts';
import { collections as collectionKind } from './import/kinds/names.ts';
import type { ProductFilter } from './sources/product-filter.ts';
import { startTestContentApi, type TestContentApi } from './testing.ts';
import { upsert } from './writing/upsert.ts';

const count = 3_000;
/** Beside the twelve products: their types, collections, materials, pages, and the vocabulary of filters. */
const mostRows = 300;

let api: TestContentApi;
before(async () => {
  api = await startTestContentApi({}, openDemonstration);
  const ids = recordsOf(collectionKind).map(({ id }) => id);
  const rows = Array.from({ length: count }, (_, number) => tableRowOf(kinds.products, generatedProduct(number, ids)));
  await upsert(api.db, kinds.products.table, rows, kinds.products.writing);
  await api.db.execute('analyze product');
});
after(() => api.close());

interface Query {
  text: string;
  values: unknown[];
}

/** What `work` asks of the database. */
async function queriesOf(work: () => Promise<unknown>): Promise<Query[]> {
  const client: unknown = Reflect.get(api.db, '$client');
  assert.ok(client && typeof client === 'object');
  const query: unknown = Reflect.get(client, 'query');
  assert.ok(typeof query === 'function');
  const asked: Query[] = [];
  Reflect.set(client, 'query', (what: string | { text: string }, values: unknown[], ...rest: unknown[]) => {
    asked.push({ text: typeof what === 'string' ? what : what.text, values });
    return query.call(client, what, values, ...rest);
  });
  await work().finally(() => Reflect.deleteProperty(client, 'query'));
  return asked;
}

interface Plan {
  rows: number;
  loops: number;
  removed: number;
  plans: Plan[];
}
const planShape: z.ZodType<Plan> = z
  .looseObject({
    'Actual Rows': z.number(),
    'Actual Loops': z.number(),
    'Rows Removed by Filter': z.number().default(0),
    Plans: z.lazy(() => z.array(planShape)).default([]),
  })
  .transform((node) => ({
    rows: node['Actual Rows'],
    loops: node['Actual Loops'],
    removed: node['Rows Removed by Filter'],
    plans: node.Plans,
  }));
const explained = z.object({ rows: z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: planShape })]) })]) });

/** How many rows a query goes through, at the widest place of its plan. */
async function rowsRead({ text, values }: Query): Promise<number> {
  if (!/^\s*(select|with)/i.test(text)) return 0;
  const [first = '', ...others] = text.split(/\$\d+/);
  const places = [...text.matchAll(/\$(\d+)/g)].map(([, place]) => values[Number(place) - 1]);
  const query = others.reduce((all, part, at) => sql`${all}${places[at]}${sql.raw(part)}`, sql.raw(first));
  const { rows } = explained.parse(await api.db.execute(sql`explain (analyze, format json) ${query}`));
  return widest(rows[0]['QUERY PLAN'][0].Plan);
}
const widest = ({ rows, removed, loops, plans }: Plan): number =>
  Math.max((rows + removed) * loops, ...plans.map(widest));

const page = `items { uid url heading description productTypeName size { width } cardImage { url alt } collection { heading } }
  pageInfo { totalCount hasMore }`;
const counts = `productFilterCounts(filter: $filter) {
  types { value count subTypes { value count } } collections { value count } materials { value count } colors { value count } }`;
const options = `productFilters { types { name value subTypes { value } } collections { value } materials { value } colors { value }
  dimensions { width { min max } height { min max } depth { min max } } }`;
const overview = `query ($filter: ProductFilter, $sort: ProductSort, $offset: Int) {
  ${options} ${counts} products(filter: $filter, sort: $sort, limit: 12, offset: $offset) { ${page} } }`;

const filters: Record<string, ProductFilter> = {
  nothing: {},
  'a type': { types: ['Miroir'] },
  'a sub type': { subTypes: ['Rond'] },
  'a collection': { collections: ['ligne'] },
  'a material': { materials: ['noyer'] },
  'a colour': { colors: ['bois'] },
  'a width': { minWidth: 50, maxWidth: 120 },
  'a height': { maxHeight: 150 },
  'a depth': { minDepth: 20 },
  'all of them': {
    types: ['Miroir', 'Étagère'],
    materials: ['noyer', 'metal'],
    colors: ['marron', 'noir'],
    minWidth: 50,
    maxHeight: 190,
  },
  'what stands beside': { exceptUids: ['G-1', 'G-2'], exceptCollections: ['ligne'] },
  'five hundred products': { uids: Array.from({ length: 500 }, (_, number) => `G-${number}`) },
  'nothing that is there': { minWidth: 4_000 },
};

for (const sort of ['CATALOGUE', 'NARROWEST', 'WIDEST', 'NAME'])
  test(`a page of twelve in the order ${sort} reads few rows, whatever narrows it and however far down it is`, async () => {
    const show = (filter: ProductFilter, offset: number) =>
      api.ask(z.unknown(), overview, { variables: { filter, sort, offset } });
    // The first one after a change reads what lists are made from.
    await show({}, 0);
    for (const [name, filter] of Object.entries(filters))
      for (const offset of [0, 480, 2_400]) {
        const queries = await queriesOf(() => show(filter, offset));
        assert.ok(queries.length > 0);
        for (const query of queries) {
          const rows = await rowsRead(query);
          assert.ok(rows <= mostRows, `${name}, from ${offset} on: ${rows} rows for ${query.text}`);
        }
      }
  });
