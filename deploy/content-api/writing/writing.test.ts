import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { and, eq, sql } from 'drizzle-orm';
import { openTestDatabase, type TestDatabase } from '../../database/testing.ts';
import type { Picture } from '../content.ts';
import { type article, page, product, searchEntry, searchWord } from '../tables.ts';
import { bareProduct } from '../testing.ts';
import { productsToSynchronize, synchronizeProduct } from './products.ts';
import { fillSearch } from './search/fill-search.ts';
import { takeInPending } from './search/pending.ts';
import { writeRows } from './testing.ts';

let database: TestDatabase;

before(async () => {
  database = await openTestDatabase();
  const { db } = database;
  await writeRows(db, 'types', [
    { value: 'Meuble', name: { fr: 'Meuble sous-vasque', nl: 'Wastafelmeubel' }, position: 0 },
    { value: 'Suspendu', parent: 'Meuble', name: { fr: 'Suspendu' }, position: 0 },
  ]);
  await writeRows(db, 'materials', [{ value: 'noyer', name: { fr: 'Noyer', de: 'Nussbaum' }, position: 0 }]);
});
after(() => database.close());

const picture: Picture = { url: '/pictures/a.svg', alt: { fr: 'Un meuble' }, width: 688, height: 916 };

function row(uid: string, heading: string): typeof product.$inferInsert {
  return {
    ...bareProduct(uid, 1),
    heading: { fr: heading },
    description: { fr: 'Un meuble' },
    colorScheme: 'dark',
    productType: 'Meuble',
    productSubType: 'Suspendu',
    width: 80.5,
    colorFamilies: ['blanc'],
    materialValues: ['noyer'],
    materials: [{ material: 'noyer', colorCount: 2 }],
  };
}

async function entry(kind: 'product' | 'article' | 'page', ref: string, language: string) {
  const { db } = database;
  const wanted = and(eq(searchEntry.kind, kind), eq(searchEntry.ref, ref), eq(searchEntry.language, language));
  return (await db.select().from(searchEntry).where(wanted))[0];
}

/** Whether a text finds something in French. */
async function isFoundBy(ref: string, text: string): Promise<boolean> {
  const words = sql`(select jsonb_agg(jsonb_build_object('words', jsonb_build_array(word), 'begins', true)) from regexp_split_to_table(search_fold(${text}), ' ') as word)`;
  const matches = sql`${searchEntry.vector} @@ search_query('fr', ${words}, true, true)`;
  const wanted = and(eq(searchEntry.ref, ref), eq(searchEntry.language, 'fr'), matches);
  return (await database.db.$count(searchEntry, wanted)) > 0;
}

test('only rows that are new or differ are written', async () => {
  const { db } = database;
  const rows = [row('A', 'Ligne'), row('B', 'Onde')];
  assert.deepEqual(await writeRows(db, 'products', rows), [
    { key: 'A', added: true },
    { key: 'B', added: true },
  ]);
  assert.deepEqual(await writeRows(db, 'products', rows), []);
  assert.deepEqual(await writeRows(db, 'products', [row('A', 'Ligne 80'), row('B', 'Onde')]), [
    { key: 'A', added: false },
  ]);
  const [stored] = await db.select().from(product).where(eq(product.uid, 'A'));
  assert.deepEqual(
    [stored?.heading, stored?.width, stored?.height, stored?.colorFamilies],
    [{ fr: 'Ligne 80' }, 80.5, null, ['blanc']],
  );
});

test('more rows than fit one statement are all written', async () => {
  const rows = Array.from({ length: 1201 }, (_, index) => row(`N${index}`, `Numéro ${index}`));
  assert.equal((await writeRows(database.db, 'products', rows)).length, 1201);
});

test('search knows a product by all that it belongs to, in every language, and its words', async () => {
  await writeRows(database.db, 'products', [row('C', 'Équerre')]);
  const german = await entry('product', 'C', 'de');
  assert.equal(german?.title, 'Équerre');
  for (const word of ['sous', 'suspendu', 'nussbaum', 'weiss']) assert.ok(german?.vector.includes(`'${word}'`), word);
  assert.match((await entry('product', 'C', 'nl'))?.vector ?? '', /wastafelmeubel/);
  const words = await database.db.select().from(searchWord).where(eq(searchWord.word, 'equerre'));
  assert.deepEqual(words.map(({ language }) => language).sort(), ['de', 'en', 'fr', 'nl']);
});

test('a material that gets another name is found by it', async () => {
  await writeRows(database.db, 'materials', [{ value: 'noyer', name: { fr: 'Noyer', de: 'Walnuss' }, position: 0 }]);
  assert.equal(await takeInPending(database.db), 0);
  assert.match((await entry('product', 'C', 'de'))?.vector ?? '', /'walnuss'/);
  assert.match((await entry('product', 'N1200', 'de'))?.vector ?? '', /'walnuss'/);
});

// R416, R417
test('a product that was changed past search is one to synchronise, until that is done', async () => {
  const { db } = database;
  assert.deepEqual(await productsToSynchronize(db), []);
  await db
    .update(product)
    .set({ heading: { fr: 'Renommé' } })
    .where(eq(product.uid, 'B'));
  assert.deepEqual(await productsToSynchronize(db), ['B']);
  assert.equal(await synchronizeProduct(db, 'B'), true);
  assert.deepEqual(await productsToSynchronize(db), []);
  assert.equal((await entry('product', 'B', 'fr'))?.title, 'Renommé');
  assert.equal(await synchronizeProduct(db, 'unknown'), false);
});

test('pages are stored with clean HTML and found by the words that visitors read', async () => {
  const { db } = database;
  const text = { fr: '<p>Bois &amp; <strong>pierre</strong><script>x()</script></p>' };
  const blocks = [
    { type: 'EditoSimple', text } as const,
    { type: 'PushImageFull', heading: { fr: 'Au calme' }, image: picture } as const,
  ];
  const entrances = ['/page/portal', '/page/page-daccueil'];
  const others = ['/overview/product', '/product/a', '/page/cache'];
  const found = ['/cms/matieres', '/page/contact', '/inspiration/brume', '/page/a-propos'];
  const pages = [...found, ...entrances, ...others].map((path) => ({
    path,
    seo: { title: { fr: 'Matières' }, ...(path === '/page/cache' && { robots: 'noindex' }) },
    blocks,
  }));
  assert.equal((await writeRows(db, 'pages', pages)).length, pages.length);
  assert.equal((await writeRows(db, 'pages', pages)).length, 0);
  const [stored] = await db.select().from(page).where(eq(page.path, '/cms/matieres'));
  assert.deepEqual(stored?.blocks[0], {
    type: 'EditoSimple',
    text: { fr: '<p>Bois &amp; <strong>pierre</strong></p>' },
  });
  for (const word of ['bois', 'pierre', 'calme']) assert.ok(await isFoundBy('/cms/matieres', word), word);
  for (const word of ['strong', 'meuble']) assert.ok(!(await isFoundBy('/cms/matieres', word)), word);
  for (const path of found) assert.ok(await isFoundBy(path, 'bois'), path);
  for (const path of entrances)
    assert.equal(await entry('page', path, 'fr'), undefined, 'who is here does not look for the way in');
  for (const path of others) assert.equal(await entry('page', path, 'fr'), undefined, path);
});

test('a page that is hidden later is no longer found', async () => {
  const [stored] = await database.db.select().from(page).where(eq(page.path, '/cms/matieres'));
  assert.ok(stored);
  await writeRows(database.db, 'pages', [{ ...stored, seo: { ...stored.seo, robots: 'noindex, follow' } }]);
  assert.equal(await entry('page', '/cms/matieres', 'fr'), undefined);
});

test('an article is found by the text of its page, whichever was written first', async () => {
  const { db } = database;
  await writeRows(db, 'categories', [{ value: 'matieres', name: { fr: 'Matières' }, position: 0 }]);
  const oak: typeof article.$inferInsert = {
    id: 'chene',
    heading: { fr: 'Le chêne' },
    label: { fr: 'Matière' },
    category: 'matieres',
    date: '2026-03-14',
    author: 'Anne Roux',
    imageMea: picture,
    imagePreview: picture,
    imageMain: picture,
  };
  await writeRows(db, 'articles', [oak]);
  await writeRows(db, 'pages', [
    {
      path: '/article/chene',
      seo: { title: oak.heading },
      blocks: [{ type: 'EditoSimple', text: { fr: '<p>Séché</p>' } }],
    },
  ]);
  for (const word of ['Matières', 'Anne', 'séché']) assert.ok(await isFoundBy('chene', word), word);
  await writeRows(db, 'articles', [{ ...oak, author: 'Luc Roux' }]);
  assert.ok((await isFoundBy('chene', 'Luc séché')) && !(await isFoundBy('chene', 'Anne')));
  await writeRows(db, 'articles', [{ ...oak, id: 'hetre', date: '2026-03-15' }]);
  const positions = [await entry('article', 'chene', 'fr'), await entry('article', 'hetre', 'fr')].map(
    (one) => one?.position,
  );
  assert.deepEqual(positions, [-20526, -20527], 'the newer one comes first');
});

test('search that knows nothing, as after a migration, takes everything in again', async () => {
  const { db } = database;
  const before = await db.$count(searchEntry);
  await db.delete(searchEntry);
  await db.delete(searchWord);
  await fillSearch(db);
  assert.equal(await db.$count(searchEntry), before);
  assert.ok(await isFoundBy('chene', 'Matières'));
  assert.equal((await entry('product', 'C', 'fr'))?.title, 'Équerre');
});
