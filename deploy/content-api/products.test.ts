import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { languages } from 'shared/i18n';
import { z } from 'zod';
import { recordsOf } from '../demo/content.ts';
import { openDemonstration } from '../demo/testing.ts';
import { colorFamilies, colorFamilyOf } from './colors.ts';
import type { Localised } from './content.ts';
import { products as productKind } from './import/kinds/products.ts';
import type { ProductSort } from './sources/catalogue.ts';
import type { ProductFilter } from './sources/product-filter.ts';
import { product } from './tables.ts';
import { startTestContentApi, type TestContentApi } from './testing.ts';
import { writeRows } from './writing/testing.ts';

const productRows = recordsOf(productKind).map((row) => ({
  ...row,
  materialValues: row.materials.map(({ material }) => material),
}));

let api: TestContentApi;
before(async () => {
  api = await startTestContentApi({}, openDemonstration);
});
after(() => api.close());

const listShape = z.object({
  products: z.object({
    items: z.array(z.object({ uid: z.string() })),
    pageInfo: z.object({ totalCount: z.number(), hasMore: z.boolean() }),
  }),
});

interface ListVariables {
  filter?: ProductFilter;
  sort?: ProductSort;
  limit?: number;
  offset?: number;
}

async function list(variables: ListVariables = {}, language = 'fr') {
  const query = `query ($filter: ProductFilter, $sort: ProductSort, $limit: Int, $offset: Int) {
    products(filter: $filter, sort: $sort, limit: $limit, offset: $offset) {
      items { uid } pageInfo { totalCount hasMore } } }`;
  const { products } = await api.ask(listShape, query, { variables: { ...variables }, language });
  return { uids: products.items.map(({ uid }) => uid), ...products.pageInfo };
}

test('of thousands of values, as strangers may send them, the first five hundred count', async () => {
  const [first] = productRows;
  assert.ok(first);
  const uids = (before: number) => [...Array.from({ length: before }, (_, number) => `none-${number}`), first.uid];
  assert.deepEqual((await list({ filter: { uids: uids(499) } })).uids, [first.uid]);
  assert.deepEqual((await list({ filter: { uids: uids(4_000) } })).uids, []);
});

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

test('a list leaves out the products and collections that stand beside it', async () => {
  const all = await list({ filter: { collections: ['ligne'] }, limit: 48 });
  const [first = ''] = all.uids;
  const others = await list({ filter: { collections: ['ligne'], exceptUids: [first] }, limit: 48 });
  assert.deepEqual(others.uids, all.uids.slice(1));
  const elsewhere = await list({ filter: { exceptCollections: ['ligne'] } });
  assert.equal(elsewhere.totalCount, 120 - all.totalCount);
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

// R232
test('of seventeen colours two words for brown are one (C54)', async () => {
  assert.equal(colorFamilies.size, 17);
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
          includes(filter.colors, row.colorFamilies.map(colorFamilyOf)) &&
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

test('a list is put in order by width or by name, whatever narrows it, and equals keep the order of the catalogue', async () => {
  const widthOf = new Map(productRows.map(({ uid, width }) => [uid, width]));
  const nameOf = new Map(productRows.map(({ uid, heading }) => [uid, heading]));
  const place = new Map(productRows.map(({ uid }, index) => [uid, index]));
  const byPlace = (a: string, b: string) => (place.get(a) ?? 0) - (place.get(b) ?? 0);
  const width = (uid: string, unknown: number) => widthOf.get(uid) ?? unknown;
  const alphabet = new Intl.Collator('nl', { numeric: true, sensitivity: 'base' });
  const orders: Record<ProductSort, (a: string, b: string) => number> = {
    CATALOGUE: byPlace,
    NARROWEST: (a, b) => width(a, 9999) - width(b, 9999) || byPlace(a, b),
    WIDEST: (a, b) => width(b, 0) - width(a, 0) || byPlace(a, b),
    NAME: (a, b) => alphabet.compare(nameOf.get(a)?.nl ?? '', nameOf.get(b)?.nl ?? '') || byPlace(a, b),
  };
  for (const filter of [undefined, { types: ['Miroir', 'Étagère'] }])
    for (const sort of ['CATALOGUE', 'NARROWEST', 'WIDEST', 'NAME'] as const) {
      const { uids } = await list({ filter, sort, limit: 100 }, 'nl-BE');
      assert.deepEqual(uids, [...uids].sort(orders[sort]), sort);
    }
  const { uids } = await list({ sort: 'NARROWEST', filter: { uids: ['RV-1120', 'RV-8160'] } });
  assert.deepEqual(uids, ['RV-8160', 'RV-1120']);
});

test('a list by name goes by the names that it shows, in any language, and follows a change by hand', async (context) => {
  const call = (uid: string, heading: Localised) => api.db.update(product).set({ heading }).where(eq(product.uid, uid));
  const first = async (language: string) => (await list({ sort: 'NAME', limit: 2 }, language)).uids;
  context.after(async () => {
    for (const { uid, heading } of productRows) await call(uid, heading);
  });
  for (const language of languages) {
    await call('RV-1120', { en: 'aardvark 60' });
    await call('RV-8160', { de: 'Äardvark 120' });
    assert.deepEqual(await first(language), ['RV-1120', 'RV-8160'], language);
    await call('RV-1120', { en: '', fr: 'Ààrdvark 130' });
    assert.deepEqual(await first(language), ['RV-8160', 'RV-1120'], language);
  }
});

const valueCount = z.object({ value: z.string(), count: z.number() });
const countsShape = z.object({
  productFilterCounts: z.object({
    types: z.array(valueCount.extend({ subTypes: z.array(valueCount) })),
    collections: z.array(valueCount),
    materials: z.array(valueCount),
    colors: z.array(valueCount),
  }),
});

test('the count of a value is the number of products that choosing it alone would leave beside the other filters', async () => {
  const query = `query ($filter: ProductFilter) { productFilterCounts(filter: $filter) {
    types { value count subTypes { value count } }
    collections { value count } materials { value count } colors { value count } } }`;
  const total = async (filter: ProductFilter) => (await list({ filter, limit: 0 })).totalCount;
  await fc.assert(
    fc.asyncProperty(filters, fc.nat(), async (filter, any) => {
      const { productFilterCounts: counts } = await api.ask(countsShape, query, { variables: { filter } });
      const chosen: [ProductFilter, number][] = [
        ...counts.types.flatMap(({ value, count, subTypes }): [ProductFilter, number][] => [
          [{ ...filter, types: [value], subTypes: [] }, count],
          ...subTypes.map((sub): [ProductFilter, number] => [
            { ...filter, types: [value], subTypes: [sub.value] },
            sub.count,
          ]),
        ]),
        ...counts.collections.map(({ value, count }): [ProductFilter, number] => [
          { ...filter, collections: [value] },
          count,
        ]),
        ...counts.materials.map(({ value, count }): [ProductFilter, number] => [
          { ...filter, materials: [value] },
          count,
        ]),
        ...counts.colors.map(({ value, count }): [ProductFilter, number] => [{ ...filter, colors: [value] }, count]),
      ];
      const picked = chosen[any % Math.max(1, chosen.length)];
      if (picked) assert.equal(await total(picked[0]), picked[1]);
      const listed = counts.collections.map(({ value }) => value);
      const left = productRows.find(({ collectionId }) => collectionId && !listed.includes(collectionId));
      if (left?.collectionId) assert.equal(await total({ ...filter, collections: [left.collectionId] }), 0);
    }),
    { numRuns: 60 },
  );
});

test('a product that says a material or a colour twice counts once', async () => {
  const uid = 'RV-1120';
  const { materialValues, colorFamilies: families } = product;
  const [before] = await api.db
    .select({ materialValues, colorFamilies: families })
    .from(product)
    .where(eq(product.uid, uid));
  const write = (values: object) => api.db.update(product).set(values).where(eq(product.uid, uid));
  await write({ materialValues: ['noyer', 'noyer'], colorFamilies: ['bois', 'bois'] });
  const query = `query ($filter: ProductFilter) { productFilterCounts(filter: $filter) {
    types { value count subTypes { value count } }
    collections { value count } materials { value count } colors { value count } } }`;
  const { productFilterCounts: counts } = await api.ask(countsShape, query, { variables: { filter: { uids: [uid] } } });
  assert.deepEqual(counts.materials, [{ value: 'noyer', count: 1 }]);
  assert.deepEqual(counts.colors, [{ value: 'bois', count: 1 }]);
  await write(before ?? {});
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

test('filters and the way back name all of a type, a product its own; names stand alone with a capital, in a list with none', async () => {
  const query = `{ productFilters { types { value name } materials { name } colors { name } }
    products(filter: { uids: ["RV-1120"] }) {
      items { productTypeName productTypePlural materials { name } colorFamilyNames } } }`;
  const named = z.object({ name: z.string() });
  const { productFilters, products } = await api.ask(
    z.object({
      productFilters: z.object({ types: z.array(named), materials: z.array(named), colors: z.array(named) }),
      products: z.object({
        items: z.array(
          z.object({
            productTypeName: z.string(),
            productTypePlural: z.string(),
            materials: z.array(named),
            colorFamilyNames: z.array(z.string()),
          }),
        ),
      }),
    }),
    query,
    { language: 'en' },
  );
  const [product] = products.items;
  assert.deepEqual([product?.productTypeName, product?.productTypePlural], ['Washbasin unit', 'Washbasin units']);
  assert.equal(productFilters.types[0]?.name, 'Washbasin units');
  assert.equal(product?.materials[0]?.name, 'solid oak');
  assert.equal(productFilters.materials[0]?.name, 'Solid oak');
  assert.ok(product?.colorFamilyNames.includes('wood'));
  assert.ok(productFilters.colors.some(({ name }) => name === 'Wood'));
});

// R235, C27
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
  assert.deepEqual([dutch.id, dutch.uid], ['RV-1120', 'RV-1120']);
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

test('a product of a catalogue in one language says which, and what it costs', async () => {
  const row = productRows[0] ?? assert.fail('There is no product');
  const heading = { en: 'Corner bench' };
  const price = { amount: 1290.5, currency: 'EUR' };
  await writeRows(api.db, 'products', [
    { ...row, uid: 'EN-1', slug: 'corner-bench', heading, description: { fr: 'Banc' }, price },
  ]);
  const query = `{ products(filter: { uids: ["EN-1"] }) { items {
    heading headingLanguage descriptionLanguage price { amount currency } } } }`;
  const shape = z.object({ products: z.object({ items: z.tuple([z.unknown()]) }) });
  const item = async (language: string) => (await api.ask(shape, query, { language })).products.items[0];
  const shown = { heading: 'Corner bench', price };
  assert.deepEqual(await item('fr'), { ...shown, headingLanguage: 'en', descriptionLanguage: null });
  assert.deepEqual(await item('en'), { ...shown, headingLanguage: null, descriptionLanguage: 'fr' });
});
