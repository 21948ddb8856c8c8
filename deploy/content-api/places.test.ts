import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { z } from 'zod';
import { seed } from '../demo/seed.ts';
import { startTestContentApi, type TestContentApi } from './testing.ts';

/** Towns and postal codes without a maps service (C58). */

let api: TestContentApi;
before(async () => {
  api = await startTestContentApi();
  await seed(api.db);
});
after(() => api.close());

const places = z.array(
  z.object({
    name: z.string(),
    zipCode: z.string().nullable(),
    country_code: z.string(),
    geoloc: z.object({ lat: z.number(), lng: z.number() }),
  }),
);
const fields = '{ name zipCode country_code geoloc { lat lng } }';

async function find(text: string, country?: string) {
  const query = `query ($text: String!, $country: String) { places(text: $text, country: $country) ${fields} }`;
  return (await api.ask(z.object({ places }), query, { variables: { text, country } })).places;
}

const first = async (text: string, country?: string) => {
  const [place] = await find(text, country);
  return place && `${place.name} ${place.country_code}`;
};

test('a town is found by its name, whatever its accents, dashes and capitals', async () => {
  for (const text of ['Saint-Étienne', 'saint etienne', 'ST ETIENNE', 'Saint-Étienne ', '3 rue Haute, Saint-Étienne'])
    assert.equal(await first(text, 'FR'), 'Saint-Étienne FR', text);
});

test('the beginning of a name suggests towns, those of the country first and the largest of them before others', async () => {
  const inBelgium = await find('lie', 'BE');
  assert.equal(inBelgium[0]?.name, 'Liège');
  const countries = inBelgium.map(({ country_code }) => country_code);
  assert.ok(countries.includes('FR'));
  assert.equal(countries.lastIndexOf('BE') + 1, countries.filter((code) => code === 'BE').length);
  assert.equal((await find('lie', 'FR'))[0]?.country_code, 'FR');
  assert.equal(inBelgium.length, 8);
});

test('a town is found by the names that its neighbours call it, and shown by its own', async () => {
  assert.equal(await first('Bruxelles', 'BE'), 'Bruxelles BE');
  assert.equal(await first('Brussel', 'NL'), 'Bruxelles BE');
  assert.equal(await first('Gand', 'BE'), 'Gent BE');
  assert.equal(await first('München', 'DE'), 'München DE');
  assert.equal(await first('Den Haag', 'NL'), 'Den Haag NL');
});

test('a French postal code is found where its commune stands, also in an address', async () => {
  const [lyon] = await find('69003', 'FR');
  assert.deepEqual([lyon?.zipCode, lyon?.country_code], ['69003', 'FR']);
  assert.ok(Math.abs((lyon?.geoloc.lat ?? 0) - 45.76) < 0.1 && Math.abs((lyon?.geoloc.lng ?? 0) - 4.85) < 0.1);
  assert.equal((await find('12 rue de la Paix, 75002 Paris', 'FR'))[0]?.zipCode, '75002');
});

test('a village too small for the list of towns stands among its neighbours', async () => {
  const [village] = await find('12430', 'FR');
  assert.ok(village, 'an Aveyron village');
  assert.ok(
    village.geoloc.lat > 43.5 && village.geoloc.lat < 45 && village.geoloc.lng > 1.8 && village.geoloc.lng < 3.5,
  );
});

test('of other countries the postal codes of the stores are known', async () => {
  assert.equal(await first('9000', 'BE'), 'Gent BE');
  const codes = await find('10', 'BE');
  assert.equal(codes[0]?.country_code, 'BE');
});

test('a code or a name that nobody knows finds nothing', async () => {
  for (const text of ['99999', 'Xyzzyville', '', '   ', '%', 'zz99 9zz'])
    assert.deepEqual(await find(text, 'FR'), [], text);
});

test('the largest towns of an area are named', async () => {
  const bounds = '{ south: 49.5, west: 2.5, north: 51.5, east: 6.4 }';
  const query = `{ towns(bounds: ${bounds}, limit: 5) ${fields} }`;
  const { towns } = await api.ask(z.object({ towns: places }), query);
  assert.equal(towns.length, 5);
  assert.ok(towns.some(({ name }) => name === 'Bruxelles'));
  assert.ok(towns.every(({ geoloc: { lat, lng } }) => lat >= 49.5 && lat <= 51.5 && lng >= 2.5 && lng <= 6.4));
});

test('questions that cannot be are refused', async () => {
  assert.equal(await api.codeOf('{ places(text: "a", limit: 51) { name } }'), '422');
  assert.equal(await api.codeOf(`{ places(text: "${'a'.repeat(201)}") { name } }`), '422');
  assert.equal(
    await api.codeOf('{ towns(bounds: { south: 1, west: 1, north: 2, east: 2 }, limit: -1) { name } }'),
    '422',
  );
});
