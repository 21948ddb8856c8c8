import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { openTestDatabase } from '../database/testing.ts';
import { fillPlaces, stopFilling } from './places/fill-places.ts';
import { kilometres } from './places/place.ts';
import { isThere, noisyAddresses } from './places/testing.ts';
import { placeEdition, place as placeTable } from './tables.ts';
import { startTestContentApi, type TestContentApi } from './testing.ts';

/** Towns and postal codes without a maps service (C58). */

let api: TestContentApi;
before(async () => {
  api = await startTestContentApi();
  await fillPlaces(api.db);
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

async function ask(field: 'places' | 'placesLike', text: string, country?: string) {
  const query = `query ($text: String!, $country: String) { found: ${field}(text: $text, country: $country) ${fields} }`;
  return (await api.ask(z.object({ found: places }), query, { variables: { text, country } })).found;
}

const find = (text: string, country?: string) => ask('places', text, country);
const suggest = (text: string, country?: string) => ask('placesLike', text, country);

const first = async (text: string, country?: string) => {
  const [place] = await find(text, country);
  return place && `${place.name} ${place.country_code}`;
};

test('a town is found by its name, whatever its accents, dashes and capitals', async () => {
  for (const text of ['Saint-Étienne', 'saint etienne', 'ST ETIENNE', 'Saint-Étienne ', '3 rue Haute, Saint-Étienne'])
    assert.equal(await first(text, 'FR'), 'Saint-Étienne FR', text);
});

test('the beginning of a name suggests towns, those of the country first and the largest of them before others', async () => {
  assert.equal((await suggest('lie', 'BE'))[0]?.name, 'Liège');
  const countries = (await suggest('lill', 'BE')).map(({ country_code }) => country_code);
  assert.ok(countries.includes('BE') && countries.includes('FR'));
  assert.equal(countries.lastIndexOf('BE') + 1, countries.filter((code) => code === 'BE').length);
  assert.equal((await suggest('lie', 'FR'))[0]?.country_code, 'FR');
  assert.equal((await suggest('lie', 'FR')).length, 8);
});

test('a town is found by the names that its neighbours call it, and shown by its own', async () => {
  assert.equal(await first('Bruxelles', 'BE'), 'Bruxelles BE');
  assert.equal(await first('Brussel', 'NL'), 'Bruxelles BE');
  assert.equal(await first('Gand', 'BE'), 'Gent BE');
  assert.equal(await first('München', 'DE'), 'München DE');
  assert.equal(await first('Den Haag', 'NL'), 'Den Haag NL');
});

/** What a text is understood as, by the country that it is asked in. */
const understood: Record<string, Record<string, string>> = {
  FR: {
    '69003': '69003 Lyon 3e',
    'Lyon 3': '69003 Lyon 3e',
    'paris 15': '75015 Paris 15e',
    '12 rue de la Paix, 75002 Paris': '75002 Paris 2e',
    '12 rue de la République Lyon': 'Lyon',
    '12 rue du 8 mai 1945, Lyon': 'Lyon',
    'Saint-Denis, La Réunion': 'Saint-Denis',
    marseile: 'Marseille',
    Lyonn: 'Lyon',
    lyno: 'Lyon',
    '97400': '97400 Saint-Denis',
    '98000': '98000 Monaco',
    '10115': '10115 Berlin',
    'SW1A 1AA': 'SW1A Westminster Abbey',
    'L-1111': '1111 Luxembourg',
    '20457': '20457 Hamburg Neustadt',
    '69003 Rouen': 'Rouen',
    '62 rue de paris, auberchicourt': 'Auberchicourt',
    'Zeppelinstraße 31, 66740 Saarlouis': '66740 Saarlouis',
    'Chalon s/ Saône': 'Chalon-sur-Saône',
    'Villeneuve Asq': "Villeneuve-d'Ascq",
  },
  BE: { '1050': '1050 Ixelles', '9000': '9000 Gent' },
  NL: { '3011': '3011 Rotterdam', '1012AB Amsterdam': '1012 Amsterdam', 'den bosch': "'s-Hertogenbosch" },
  DE: {
    '10115': '10115 Berlin',
    '20457': '20457 Hamburg Neustadt',
    Muenchen: 'München',
    Frankfurt: 'Frankfurt am Main',
    'Bad Homburg v.d.H.': 'Bad Homburg vor der Höhe',
    'Rothenburg Tauber': 'Rothenburg ob der Tauber',
  },
  AT: { '5020': '5020 Salzburg', 'wien 10': '1100 Wien, Favoriten', 'Wr. Neustadt': 'Wiener Neustadt' },
  CH: {
    '3011': '3011 Bern',
    zuerich: 'Zürich',
    'D-10115': '10115 Berlin',
    'Chaux de Fonds': 'La Chaux-de-Fonds',
    Neuenburg: 'Neuchâtel',
  },
  LU: {
    'Esch Alzette': 'Esch-sur-Alzette',
    Lëtzebuerg: 'Luxembourg',
    'L-1111': '1111 Luxembourg',
    '15 rue de la Gare L-4020 Esch-sur-Alzette': '4020 Esch-sur-Alzette',
  },
  GB: {
    'SW1A 1AA': 'SW1A Westminster Abbey',
    '12 High Street, London': 'London',
    'M1 1AE': 'M1 Manchester',
    Newcastle: 'Newcastle upon Tyne',
  },
};

for (const [country, texts] of Object.entries(understood))
  test(`what people of ${country} type is understood`, async () => {
    for (const [text, meant] of Object.entries(texts)) {
      const [place] = await find(text, country);
      assert.equal(place && [place.zipCode, place.name].filter(Boolean).join(' '), meant, text);
    }
  });

test('the beginning of a code suggests codes of the country, and never of another one', async () => {
  const codes = await suggest('10', 'BE');
  assert.deepEqual([codes[0]?.zipCode, codes[1]?.zipCode], ['1000', '1020']);
  assert.ok(codes.every(({ country_code }) => country_code === 'BE'));
  assert.deepEqual(new Set((await suggest('502', 'AT')).map(({ country_code }) => country_code)), new Set(['AT']));
});

test('a code of a town and its villages is the town’s', async () => {
  for (const [code, town] of [
    ['6020', 'Innsbruck'],
    ['3100', 'Sankt Pölten'],
    ['9500', 'Villach'],
    ['2340', 'Mödling'],
    ['6900', 'Bregenz'],
    ['6070', 'Ampass'],
    ['1010', 'Wien, Innere Stadt'],
  ] as const)
    assert.equal((await find(code, 'AT'))[0]?.name, town, code);
  for (const [code, town, country] of [
    ['05100', 'Briançon', 'FR'],
    ['57100', 'Thionville', 'FR'],
    ['19406', 'Sternberg', 'DE'],
  ] as const)
    assert.equal((await find(code, country))[0]?.name, town, code);
});

/** What people look for, as `labelled-places.tsv` has it: where that is, or that nobody can know. */
const labelled = readFileSync(new URL('places/labelled-places.tsv', import.meta.url), 'utf8')
  .split('\n')
  .slice(1, -1)
  .map((line) => {
    const [country = '', text = '', meant = '', mayBeAsked] = line.split('\t');
    const [lat = Number.NaN, lng = Number.NaN] = meant.split(' ').map(Number);
    return { country, text, at: { lat, lng }, isUnknown: meant === '?', mayBeAsked: mayBeAsked === '?' };
  });

test('towns, regions, islands, airports and codes are found, hamlets that no list has are asked back, and none is guessed', async () => {
  const guessed: string[] = [];
  const asked: string[] = [];
  for (const { country, text, at, isUnknown, mayBeAsked } of labelled) {
    const [place] = await find(text, country);
    if (!place && !isUnknown && !mayBeAsked) asked.push(`${text} (${country})`);
    if (place && (isUnknown || kilometres(at, place.geoloc) > 50)) guessed.push(`${text} (${country}): ${place.name}`);
  }
  assert.deepEqual(guessed, []);
  assert.ok(asked.length <= labelled.length * 0.03, asked.join('; '));
});

test('what is not sure is asked back: other spellings, beginnings, and small towns of other countries', async () => {
  for (const [text, country, meant] of [
    ['Hinghem', 'GB', 'Hingham'],
    ['Lessay', 'DE', 'Lessay'],
    ['Eschw', 'DE', 'Eschweiler'],
  ] as const) {
    assert.deepEqual(await find(text, country), [], text);
    assert.ok(
      (await suggest(text, country)).some(({ name }) => name === meant),
      text,
    );
  }
});

test('an island, a region and an airport say how far they reach', async () => {
  const query = '{ places(text: "Rügen", country: "DE", limit: 1) { name radius } }';
  const radii = z.object({ places: z.array(z.object({ name: z.string(), radius: z.number() })) });
  assert.deepEqual((await api.ask(radii, query)).places, [{ name: 'Rügen', radius: 25 }]);
});

test('a place says its region', async () => {
  const query = '{ places(text: "Saint-Denis", country: "FR", limit: 2) { region } }';
  const { places: found } = await api.ask(z.object({ places: z.array(z.object({ region: z.string() })) }), query);
  assert.deepEqual(found.map(({ region }) => region).sort(), ['La Réunion', 'Île-de-France']);
});

test('of addresses with every kind of noise, 95 % are found or asked back, in every country, and hardly any is mistaken', async () => {
  const missed = new Map<string, string[]>();
  const mistaken: string[] = [];
  for (const address of noisyAddresses(40, 7)) {
    const [place] = await find(address.text, address.country);
    const offered = place ? [place] : await suggest(address.text, address.country);
    const list = missed.get(address.country) ?? [];
    missed.set(address.country, list);
    if (offered.some(({ geoloc }) => isThere(address, geoloc))) continue;
    list.push(address.text);
    if (place) mistaken.push(`${address.text}: ${place.name}`);
  }
  for (const [country, list] of missed) assert.ok(list.length <= 2, `${country}: ${list.join('; ')}`);
  assert.ok(mistaken.length <= 3, mistaken.join('; '));
});

test('a place is kept once under each of its names, short ones too, and under its code', async () => {
  const kept = async (key: string) => {
    const rows = await api.db.select().from(placeTable).where(eq(placeTable.key, key)).orderBy(placeTable.countryCode);
    return rows.map(({ countryCode, zipCode, name, population, ...is }) => {
      const said = [
        is.isCode && 'code',
        is.isOtherName && 'other name',
        is.isQuarter && 'quarter',
        population && 'town',
      ];
      return [countryCode, zipCode, name, ...said].filter(Boolean).join(' ');
    });
  };
  for (const [key, rows] of [
    ['lyon', ['FR Lyon town']],
    ['lyon 3', ['FR 69003 Lyon 3e other name quarter']],
    ['69003', ['FR 69003 Lyon 3e code']],
    ['favoriten', ['AT Favoriten quarter town']],
    ['wien 10', ['AT 1100 Wien, Favoriten other name quarter']],
    ['wien 23', ['AT 1230 Wien, Liesing other name quarter']],
    ['wien 24', []],
    ['01054', ['DE 01054 Dresden code']],
    ['rugen', ['DE Rügen']],
    ['brussel', ['BE Bruxelles other name town']],
    ['chaux fonds', ['CH La Chaux-de-Fonds other name town']],
    ['frankfurt main', ['DE Frankfurt am Main other name town']],
    ['6020', ['AT 6020 Innsbruck code', 'BE 6020 Dampremy code', 'CH 6020 Emmenbrücke code']],
    ['', []],
  ] as const)
    assert.deepEqual(await kept(key), rows, key);
  const [[briancon], [innsbruck]] = await Promise.all([find('05100', 'FR'), find('6020', 'AT')]);
  assert.deepEqual(
    briancon?.geoloc,
    (await find('Briançon', 'FR'))[0]?.geoloc,
    'a French code lies where its town does',
  );
  assert.notDeepEqual(innsbruck?.geoloc, (await find('Innsbruck', 'AT'))[0]?.geoloc, 'another one where the list says');
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

test('a server that ends while it fills in the places leaves none, and nothing goes wrong', async (t) => {
  const { db, close } = await openTestDatabase();
  t.after(close);
  const filling = fillPlaces(db);
  await stopFilling(db);
  await filling;
  assert.equal(await db.$count(placeTable), 0);
});

test('where the database refuses the places, the lists are read once, however many ask', async (t) => {
  const { db, close } = await openTestDatabase();
  t.after(close);
  await db.execute('drop table place');
  const filling = fillPlaces(db);
  await assert.rejects(filling);
  assert.equal(fillPlaces(db), filling);
});

test('the embedded database answers others meanwhile, and where it ended in the middle, the next one begins again', async (t) => {
  const { db, close } = await openTestDatabase('');
  t.after(close);
  const until = async (table: typeof placeTable | typeof placeEdition, enough: number) => {
    let count = 0;
    let asked = 0;
    for (; count < enough; asked++) {
      await setImmediate();
      count = await db.$count(table);
    }
    return asked;
  };
  const broken = fillPlaces(db);
  await until(placeTable, 3_000);
  await stopFilling(db);
  await broken;
  const all = await api.db.$count(placeTable);
  const some = await db.$count(placeTable);
  assert.ok(some >= 3_000 && some < all, `${some} of ${all}`);
  const filling = fillPlaces(db);
  assert.equal(fillPlaces(db), filling);
  assert.ok((await until(placeEdition, 1)) > 20);
  await filling;
  assert.equal(await db.$count(placeTable), all);
});
