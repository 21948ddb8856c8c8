import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { openDatabase } from '../database/index.ts';
import { createDatabase, hasPostgres, openTestDatabase, startPostgres } from '../database/testing.ts';
import { contentFolder, recordsOf } from '../demo/content.ts';
import { fillEmpty } from './import/fill-empty.ts';
import { articles, pages } from './import/kinds/editorial.ts';
import { products } from './import/kinds/products.ts';
import { article, material, page, product, searchEntry, searchPending } from './tables.ts';
import { fillSearch } from './writing/search/fill-search.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'together-'));
after(() => rm(dataDir, { recursive: true }));

const skip = hasPostgres() ? false : 'it needs PostgreSQL';

test('content APIs that start together on an empty PostgreSQL fill it once', { skip }, async () => {
  const server = await startPostgres();
  after(() => server.stop());
  const databaseUrl = await createDatabase(server.url);
  /** As deploy/content-api/server.ts begins. */
  const start = async () => {
    const database = await openDatabase({ databaseUrl, dataDir });
    await fillEmpty(database.db, contentFolder);
    await fillSearch(database.db);
    return database;
  };
  const [first, ...others] = await Promise.all([start(), start(), start()]);
  assert.equal(await first.db.$count(product), recordsOf(products).length);
  assert.equal(await first.db.$count(page), recordsOf(pages).length);
  assert.equal(await first.db.$count(article), recordsOf(articles).length);
  assert.ok((await first.db.$count(searchEntry)) > 0);
  await Promise.all([first, ...others].map(({ close }) => close()));
});

test('a folder with something wrong in it fills nothing, and one that is put right does; a site with content stays', async (t) => {
  const database = await openTestDatabase();
  t.after(() => database.close());
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  t.after(() => rm(folder, { recursive: true }));
  const write = (record: object) => writeFile(join(folder, 'pages.json'), JSON.stringify(record));
  await assert.rejects(fillEmpty(database.db, join(folder, 'absent')), {
    code: 'settings-wrong',
    message: /^CONTENT_DIR: .*absent/,
  });
  const seo = { title: { fr: 'Un' } };
  await writeFile(join(folder, 'materials.json'), '[{ "value": "noyer" }]');
  await write({ path: '/cms/un', seo, blocks: [{ type: 'HeroProduct', product: 'M-1' }] });
  await assert.rejects(fillEmpty(database.db, folder), {
    code: 'settings-wrong',
    message: /pages\.json:1: record 1 \(\/cms\/un\): blocks\.0\.product: there is no product "M-1"/,
  });
  assert.equal(await database.db.$count(material), 0);
  await write({ path: '/cms/un', seo, blocks: [] });
  await fillEmpty(database.db, folder);
  assert.deepEqual([await database.db.$count(material), await database.db.$count(searchPending)], [1, 0]);
  assert.equal(await database.db.$count(searchEntry), 4);
  await fillEmpty(database.db, contentFolder);
  assert.equal(await database.db.$count(page), 1);
});
