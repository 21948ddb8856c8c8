import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { openTestDatabase, type TestDatabase } from '../../database/testing.ts';
import { stagedRow } from '../tables.ts';
import { writeRows } from '../writing/testing.ts';
import { forget } from './begun-import.ts';
import { checkBatch, openPositions } from './check-batch.ts';
import type { creatableKinds, Entry, KindName } from './contract.ts';
import { kinds } from './kinds/index.ts';
import { products } from './kinds/products.ts';
import { isRecord } from './record.ts';
import { stageRows } from './stage-batch.ts';
import { openVocabulary } from './vocabulary.ts';

let database: TestDatabase;
before(async () => {
  database = await openTestDatabase();
});
after(() => database.close());
beforeEach(() => forget(database.db));

const type = (value: string, more: object = {}) => ({
  value,
  name: { fr: value, nl: value, en: value, de: value },
  ...more,
});
const product = (uid: string, more: object = {}) => ({
  uid,
  heading: { fr: 'Miroir' },
  productType: 'Miroir',
  ...more,
});
const group = { id: 'wood', name: { fr: 'Bois' }, position: 0 };
const shade = (id: string, more: object = {}) => ({
  id,
  group: 'wood',
  name: { fr: id },
  colorFamilyCode: 'a',
  ...more,
});

interface Import {
  create?: (typeof creatableKinds)[number][];
  pictureHosts?: string[];
  /** Whether its files are tables, whose rows have no number. */
  isTable?: boolean;
}

/** An import whose batches are checked and staged one after the other. */
async function begin({ create = [], pictureHosts = [], isTable = false }: Import = {}) {
  const { db } = database;
  const created: string[] = [];
  const vocabulary = await openVocabulary(db, { create, language: 'fr' }, created);
  const positions = openPositions();
  let count = 0;
  return {
    created,
    async check(name: KindName, ...lines: Pick<Entry, 'record' | 'problem'>[]) {
      const entries = lines.map((line): Entry => {
        count += 1;
        return { kind: name, file: `${name}.json`, line: count, ...(!isTable && { number: count }), ...line };
      });
      const batch = { name, kind: kinds[name], entries, vocabulary, positions, pictureHosts };
      const checked = await checkBatch(db, batch);
      await vocabulary.stage(db);
      await stageRows(db, name, checked.rows);
      return {
        rows: checked.rows.map(({ key, row }) => ({ key, row })),
        problems: checked.problems,
        said: checked.problems.map(({ key, field, message }) => [key, field, message].filter(Boolean).join(': ')),
      };
    },
  };
}

/** Checks lines of one import of types. */
const check = async (...lines: Pick<Entry, 'record' | 'problem'>[]) => (await begin()).check('types', ...lines);

test('a line that holds no record is told with its place, and the others are rows', async () => {
  const { rows, problems } = await check({ problem: 'is no JSON' }, { record: type('Plan') }, {});
  assert.deepEqual(
    problems.map(({ file, line, message }) => `${file}:${line} ${message}`),
    ['types.json:1 is no JSON', 'types.json:3 holds no record'],
  );
  assert.deepEqual(
    rows.map(({ key }) => key),
    ['Plan'],
  );
});

test('what is wrong with a row is told by its field, in the order of the file, and two rows of one key are none', async () => {
  const { rows, problems } = await check(
    { record: { ...type('Banc'), position: 'first' } },
    { record: type('Miroir') },
    { record: type('Miroir') },
  );
  assert.deepEqual(
    problems.map(({ line, key, field }) => [line, key, field]),
    [
      [1, 'Banc', 'position'],
      [3, 'Miroir', 'value'],
    ],
  );
  assert.equal(rows.length, 1);
});

test('rows without a position come one after the other, behind what there is', async () => {
  const { rows } = await check({ record: type('Tabouret') }, { record: type('Patère') });
  assert.deepEqual(
    rows.map(({ row }) => 'position' in row && row.position),
    [0, 1],
  );
});

test('they come behind those of batches before, and behind those that are live; one that says its own has that', async () => {
  const { db } = database;
  await writeRows(db, 'types', [type('Miroir', { position: 5 })]);
  const { check: checkNext } = await begin();
  const first = await checkNext('types', { record: type('Banc') }, { record: type('Plan', { position: 20 }) });
  const next = await (await begin()).check('types', { record: type('Patère') });
  assert.deepEqual(
    [...first.rows, ...next.rows].map(({ row }) => 'position' in row && row.position),
    [6, 20, 21],
  );
});

test('a row is told by its key where its file numbers its records, and by its line in a table', async () => {
  const wrong = { record: type('Banc', { position: 'first' }) };
  const placeOf = async (isTable: boolean) => {
    const { problems } = await (await begin({ isTable })).check('types', wrong);
    return problems.map(({ line, number, key }) => [line, number, key]);
  };
  assert.deepEqual([await placeOf(false), await placeOf(true)], [[[1, 1, 'Banc']], [[1, undefined, undefined]]]);
});

test('a key that a row of an earlier batch has is told with its place, in a table by its line alone', async () => {
  const { check: checkNext } = await begin();
  await checkNext('types', { record: type('Banc') });
  assert.deepEqual((await checkNext('types', { record: type('Banc') }, { record: type('Plan') })).said, [
    'Banc: value: "Banc" stands on line 1 of types.json (record 1) already',
  ]);
  await forget(database.db);
  const table = await begin({ isTable: true });
  const { said, rows } = await table.check('types', { record: type('Banc') }, { record: type('Banc') });
  assert.deepEqual([said, rows.length], [['value: "Banc" stands on line 1 of types.json already'], 1]);
});

test('a picture of a host that the site does not fetch from is told, and one that it does is taken', async () => {
  const picture = (host: string) => ({ record: shade(host, { image: { url: `https://${host}/a.jpg` } }) });
  const { check: checkNext } = await begin({ pictureHosts: ['a.example'] });
  await checkNext('shade-groups', { record: group });
  const { said, rows } = await checkNext('shades', picture('a.example'), picture('b.example'));
  assert.deepEqual(said, [
    'b.example: image.url: lies on b.example, which the setting PICTURE_HOSTS does not name, is "https://b.example/a.jpg"',
  ]);
  assert.deepEqual(
    rows.map(({ key }) => key),
    ['a.example'],
  );
});

test('what a row names has to be there: live, in this import, or in this batch', async () => {
  const { check: checkNext } = await begin();
  const before = await checkNext('shades', { record: shade('a') });
  assert.deepEqual([before.said, before.rows], [['a: group: there is no shade group "wood"'], []]);
  await checkNext('shade-groups', { record: group });
  assert.deepEqual((await checkNext('shades', { record: shade('b') })).said, []);
  await forget(database.db);
  await writeRows(database.db, 'shade-groups', [{ ...group, part: 'furniture' }]);
  assert.deepEqual((await (await begin()).check('shades', { record: shade('a') })).said, []);
});

test('types that products name are told where they are unknown, or belong elsewhere', async () => {
  const { check: checkNext } = await begin();
  await checkNext('types', { record: type('Rond', { parent: 'Miroir' }) }, { record: type('Meuble') });
  const { said, rows } = await checkNext(
    'products',
    { record: product('a', { productSubType: 'Rond' }) },
    { record: product('b', { productType: 'Lampe' }) },
    { record: product('c', { productType: 'Meuble', productSubType: 'Rond' }) },
    { record: product('d', { productSubType: 'Meuble' }) },
    { record: product('e', { materials: ['verre'], collectionId: 'onde' }) },
  );
  assert.deepEqual(said, [
    'b: productType: there is no type "Lampe"',
    'c: productSubType: "Rond" is a sub type of "Miroir"',
    'd: productSubType: "Meuble" is a type and not a sub type',
    'e: collectionId: there is no collection "onde"',
    'e: materials: there is no material "verre"',
  ]);
  assert.deepEqual(
    rows.map(({ key }) => key),
    ['a'],
  );
});

test('names that may be made are made once, fit for addresses, and called what the file calls them', async () => {
  const { check: checkNext, created } = await begin({ create: ['types', 'materials', 'collections'] });
  const named = { productType: 'Lampe', productSubType: 'Haute', materials: ['Chêne massif'], collectionId: 'L’Onde' };
  const { said, rows } = await checkNext('products', { record: product('a', named) }, { record: product('b', named) });
  assert.deepEqual([said, rows.length], [[], 2]);
  assert.deepEqual(created, ['type Lampe', 'sub type Haute', 'collection l-onde', 'material chene-massif']);
  const staged = await database.db.select().from(stagedRow).orderBy(stagedRow.kind, stagedRow.key);
  assert.deepEqual(
    staged.flatMap(({ kind, key, fields }) => (kind === 'products' ? [] : [[kind, key, shownOf(fields)]])),
    [
      ['collections', 'l-onde', { fr: 'L’Onde' }],
      ['materials', 'chene-massif', { fr: 'Chêne massif' }],
      ['pages', '/collection/l-onde', undefined],
      ['types', 'Haute', { fr: 'Haute' }],
      ['types', 'Lampe', { fr: 'Lampe' }],
    ],
  );
});
const shownOf = (fields: unknown) => isRecord(fields) && (fields.name ?? fields.heading);

test('products without an address get one that is free: live, in this import, and in this batch', async () => {
  const { db } = database;
  const live = products.schema.parse(products.complete({ ...product('live'), slug: 'miroir' }, 0));
  await writeRows(db, 'products', [live]);
  const { check: checkNext } = await begin();
  const slugsOf = async (...records: object[]) => {
    const { rows, said } = await checkNext('products', ...records.map((record) => ({ record: { ...record } })));
    return [...rows.map(({ row }) => 'slug' in row && row.slug), ...said];
  };
  const lamp = { heading: { fr: 'Lampe' } };
  assert.deepEqual(await slugsOf(product('a'), product('b', lamp), product('c', lamp), product('live')), [
    ...['miroir-a', 'lampe', 'lampe-c', 'miroir'],
  ]);
  assert.deepEqual(await slugsOf(product('d', lamp), product('e', { slug: 'lampe-f' }), product('f', lamp)), [
    ...['lampe-d', 'lampe-f', 'f'],
  ]);
  assert.deepEqual(await slugsOf(product('h', { slug: 'lampe' })), [
    'h: slug: "lampe" stands on line 2 of products.json (record 2) already',
  ]);
  await forget(db);
  const other = await begin();
  assert.deepEqual((await other.check('products', { record: product('g', { slug: 'miroir' }) })).said, [
    'g: slug: "miroir" is the address of the product live',
  ]);
});

test('two pages that would be at one address are told, and one at an address that the site has', async () => {
  const page = (path: string, slugs?: object) => ({
    record: { path, seo: { title: { fr: 'Page' } }, ...(slugs && { slugs }) },
  });
  const { check: checkNext } = await begin();
  assert.deepEqual((await checkNext('pages', page('/page/team', { fr: 'equipe' }), page('/cms/equipe'))).said, []);
  const { said } = await checkNext(
    'pages',
    page('/page/equipe'),
    page('/page/histoire', { nl: 'contact' }),
    page('/page/produits'),
    page('/page/autre', { en: 'other' }),
    page('/page/other'),
  );
  assert.deepEqual(said, [
    '/page/equipe: path: /page/equipe would be at /fr/equipe, where /page/team is found',
    '/page/histoire: slugs.nl: /page/histoire would be at /fr/contact, where the page "contact" of the site is found',
    '/page/produits: path: /page/produits would be at /fr/produits, where the page "overview-product" of the site is found',
    '/page/other: path: /page/other would be at /fr/other, where /page/autre is found',
  ]);
});
