import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { z } from 'zod';
import { store } from './tables.ts';
import { startTestContentApi, type TestContentApi } from './testing.ts';

const shop = (id: string, countryCode: string, zipCode: string, lat: number, lng: number) => ({
  id,
  name: `Shop ${id}`,
  address: '1 rue Haute',
  city: id,
  countryCode,
  zipCode,
  lat,
  lng,
});

let api: TestContentApi;
before(async () => {
  api = await startTestContentApi();
  await api.db
    .insert(store)
    .values([
      shop('lyon', 'FR', '69003', 45.76, 4.85),
      shop('villeurbanne', 'FR', '69100', 45.77, 4.88),
      shop('grenoble', 'FR', '38000', 45.19, 5.72),
      shop('geneve', 'CH', '1201', 46.21, 6.14),
      shop('gent', 'BE', '9000', 51.05, 3.72),
    ]);
});
after(() => api.close());

const page = z.object({
  storesWithin: z.object({
    items: z.array(z.object({ id: z.string() })),
    pageInfo: z.object({ totalCount: z.number(), hasMore: z.boolean() }),
  }),
});
const alps = { south: 45, west: 4, north: 47, east: 7 };

async function within(more: object) {
  const { storesWithin } = await api.ask(
    page,
    `query($bounds: BoundsInput!, $near: GeolocInput, $country: String, $middle: GeolocInput, $limit: Int, $offset: Int) {
       storesWithin(bounds: $bounds, near: $near, country: $country, middle: $middle, limit: $limit, offset: $offset) {
         items { id } pageInfo { totalCount hasMore } } }`,
    { variables: { bounds: alps, ...more } },
  );
  return { ids: storesWithin.items.map(({ id }) => id), ...storesWithin.pageInfo };
}

test('the stores within bounds come by zip code, those of the asking country first', async () => {
  assert.deepEqual((await within({ country: 'FR' })).ids, ['grenoble', 'lyon', 'villeurbanne', 'geneve']);
  assert.deepEqual((await within({ country: 'CH' })).ids, ['geneve', 'grenoble', 'lyon', 'villeurbanne']);
  assert.deepEqual((await within({})).ids, ['geneve', 'grenoble', 'lyon', 'villeurbanne']);
});

test('without a search, the neighbours of the asking country come by their distance from its middle', async () => {
  const bounds = { south: 45, west: 3, north: 52, east: 7 };
  const middle = { lat: 46.8, lng: 8.2 };
  const { ids } = await within({ bounds, country: 'CH', middle });
  assert.deepEqual(ids, ['geneve', 'grenoble', 'villeurbanne', 'lyon', 'gent']);
  const french = await within({ bounds, country: 'FR', middle: { lat: 46.5, lng: 2.32 } });
  assert.deepEqual(french.ids, ['grenoble', 'lyon', 'villeurbanne', 'geneve', 'gent']);
});

test('or the nearest to a point first, also where somebody stands in a store', async () => {
  const near = { lat: 45.76, lng: 4.85 };
  assert.deepEqual((await within({ near, country: 'FR' })).ids, ['lyon', 'villeurbanne', 'grenoble', 'geneve']);
});

test('a page of them says how many there are', async () => {
  const second = await within({ country: 'FR', limit: 2, offset: 2 });
  assert.deepEqual(second, { ids: ['villeurbanne', 'geneve'], totalCount: 4, hasMore: false });
  assert.equal((await within({ country: 'FR', limit: 1 })).hasMore, true);
});

test('the nearest are found however far away they are', async () => {
  const query = '{ storesNearest(to: { lat: 48.39, lng: -4.48 }, limit: 2) { id } }';
  const { storesNearest } = await api.ask(z.object({ storesNearest: z.array(z.object({ id: z.string() })) }), query);
  assert.deepEqual(
    storesNearest.map(({ id }) => id),
    ['gent', 'lyon'],
  );
});

test('more than any page shows is refused', async () => {
  const bounds = 'bounds: { south: 0, west: 0, north: 1, east: 1 }';
  assert.equal(await api.codeOf(`{ storesWithin(${bounds}, limit: 5001) { items { id } } }`), '422');
  assert.equal(await api.codeOf('{ storesNearest(to: { lat: 0, lng: 0 }, limit: 51) { id } }'), '422');
});
