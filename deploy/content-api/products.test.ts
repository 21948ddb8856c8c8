import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { z } from 'zod';
import { productRows } from '../demo/rows.ts';
import { seed } from '../demo/seed.ts';
import { colorFamilies } from './colors.ts';
import type { ProductFilter } from './sources/product-filter.ts';
import { startTestContentApi, type TestContentApi } from './testing.ts';

let api: TestContentApi;
before(async () => {
  api = await startTestContentApi();
  await seed(api.db);
});
after(() => api.close());

const listShape = z.object({
  products: z.object({
    items: z.array(z.object({ uid: z.string() })),
    pageInfo: z.object({ totalCount: z.number(), hasMore: z.boolean() }),
  }),
});

async function list(variables: { filter?: ProductFilter; limit?: number; offset?: number } = {}) {
  const query = `query ($filter: ProductFilter, $limit: Int, $offset: Int) {
    products(filter: $filter, limit: $limit, offset: $offset) { items { uid } pageInfo { totalCount hasMore } } }`;
  const { products } = await api.ask(listShape, query, { variables });
  return { uids: products.items.map(({ uid }) => uid), ...products.pageInfo };
}

test('products come page by page, in the order of the catalogue, with the number of all that match', async () => {
  const first = await list();
  assert.deepEqual(
    first.uids,
    productRows.slice(0, 12).map(({ uid }) => uid),
  );
  const second = await list({ offset: 12 });
  assert.equal(first.totalCount, 120);
  assert.deepEqual(
    second.uids,
    productRows.slice(12, 24).map(({ uid }) => uid),
  );
  assert.deepEqual(await list({ offset: 1000 }), { uids: [], totalCount: 120, hasMore: false });
  assert.deepEqual(await list({ limit: 0 }), { uids: [], totalCount: 120, hasMore: true });
});

test('empty filters narrow nothing, and a list of no uids names no product', async () => {
  const filter = { types: [], colors: [], materials: [], minWidth: null };
  assert.equal((await list({ filter })).totalCount, 120);
  assert.equal((await list({ filter: { uids: [] } })).totalCount, 0);
});

test('products that an editor put together come in that order', async () => {
  const uids = ['RV-8160', 'RV-1120', 'unknown', 'RV-2080'];
  assert.deepEqual((await list({ filter: { uids } })).uids, ['RV-8160', 'RV-1120', 'RV-2080']);
});

test('two words for brown are one colour (C54)', async () => {
  const [brown, chestnut] = await Promise.all(['brun', 'marron'].map((color) => list({ filter: { colors: [color] } })));
  assert.ok((brown?.totalCount ?? 0) > 0);
  assert.deepEqual(brown, chestnut);
});

const among = (values: (string | null | undefined)[]) =>
  fc.option(fc.subarray([...new Set(values.filter((value) => typeof value === 'string'))], { maxLength: 4 }));
const bound = fc.option(fc.integer({ min: 0, max: 220 }));
const filters: fc.Arbitrary<ProductFilter> = fc.record(
  {
    types: among(productRows.map(({ productType }) => productType)),
    subTypes: among(productRows.map(({ productSubType }) => productSubType)),
    collections: among(productRows.map(({ collectionId }) => collectionId)),
    materials: among(productRows.flatMap(({ materialValues }) => materialValues)),
    colors: among([...colorFamilies.keys()]),
    minWidth: bound,
    maxWidth: bound,
    minHeight: bound,
    maxHeight: bound,
    minDepth: bound,
    maxDepth: bound,
  },
  { requiredKeys: [] },
);

test('whatever the filter, the list holds exactly the products that meet all of it', async () => {
  const includes = (values: string[] | null | undefined, own: (string | null | undefined)[]) =>
    !values?.length || own.some((value) => value && values.includes(value));
  const within = (size: number | null | undefined, min?: number | null, max?: number | null) =>
    (min == null || (size != null && size >= min)) && (max == null || (size != null && size <= max));
  await fc.assert(
    fc.asyncProperty(filters, async (filter) => {
      const expected = productRows.filter(
        (row) =>
          includes(filter.types, [row.productType]) &&
          includes(filter.subTypes, [row.productSubType]) &&
          includes(filter.collections, [row.collectionId]) &&
          includes(filter.materials, row.materialValues) &&
          includes(filter.colors, row.colorFamilies) &&
          within(row.width, filter.minWidth, filter.maxWidth) &&
          within(row.height, filter.minHeight, filter.maxHeight) &&
          within(row.depth, filter.minDepth, filter.maxDepth),
      );
      const found = await list({ filter, limit: 100 });
      assert.equal(found.totalCount, expected.length);
      assert.deepEqual(
        found.uids,
        expected.slice(0, 100).map(({ uid }) => uid),
      );
    }),
    { numRuns: 60 },
  );
});

test('every filter that is offered finds something, and the bounds hold all sizes', async () => {
  const option = z.array(z.object({ value: z.string() }));
  const bounds = z.object({ min: z.number(), max: z.number() });
  const { productFilters } = await api.ask(
    z.object({
      productFilters: z.object({
        types: z.array(z.object({ value: z.string(), subTypes: option })),
        collections: option,
        materials: option,
        colors: option,
        dimensions: z.object({ width: bounds, height: bounds, depth: bounds }),
      }),
    }),
    `{ productFilters { types { value subTypes { value } } collections { value } materials { value } colors { value }
       dimensions { width { min max } height { min max } depth { min max } } } }`,
  );
  const { types, collections, materials, colors, dimensions } = productFilters;
  const offered: ProductFilter[] = [
    ...types.flatMap(({ value, subTypes }) => subTypes.map((sub) => ({ types: [value], subTypes: [sub.value] }))),
    ...collections.map(({ value }) => ({ collections: [value] })),
    ...materials.map(({ value }) => ({ materials: [value] })),
    ...colors.map(({ value }) => ({ colors: [value] })),
  ];
  for (const filter of offered) assert.ok((await list({ filter })).totalCount > 0, JSON.stringify(filter));
  assert.ok(colors.length >= 12);
  const widths = productRows.flatMap(({ width }) => (width == null ? [] : [width]));
  assert.deepEqual(dimensions.width, { min: Math.min(...widths), max: Math.max(...widths) });
});

test('a product says all that the specification names, in the language of the header', async () => {
  const query = `{ products(filter: { uids: ["RV-1120"] }) { items {
    uid id url heading description descriptionDigital colorScheme productType productSubType productTypeName
    size { width height depth } materials { name colorCount finishCount summary } sizeVariantCount colorFamilies
    layout { dimensions shelvesCount drawerCount nicheCount doorCount mirrorDoorLabel handles }
    vasques { vasquesPositionOptions vasquesTypeOptions vasquesMaterials { name colorCount } }
    collection { id heading description url }
    fichesTechniques { url label } noticesMontage { url label } guidesChoix { url label } fichesTarif { url label }
    heroImage { desktop { url } mobile { url } } carrouselImage { url } cardImage { url alt }
    seo { title productPrice } hasOverlayNuancier hasOverlayVasques hasOverlayHandles hasOverlayDimensions } } }`;
  const shape = z.object({ products: z.object({ items: z.tuple([z.looseObject({ url: z.string() })]) }) });
  const [dutch] = (await api.ask(shape, query, { language: 'nl-BE' })).products.items;
  assert.equal(dutch.url, '/nl/producten/ligne-120');
  const text = JSON.stringify(dutch);
  for (const part of [
    '"productTypeName":"Wastafelmeubel"',
    '"productType":"Meuble sous-vasque"',
    '"sizeVariantCount":5',
    '"hasOverlayDimensions":true',
    '/documents/',
    '"productPrice":null',
    '"heading":"Ligne"',
  ])
    assert.ok(text.includes(part), `${part} in ${text}`);
  const [french] = (await api.ask(shape, query)).products.items;
  assert.equal(french.url, '/fr/produits/ligne-120');
});
