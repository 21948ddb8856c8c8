import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { openDatabase } from '../database/index.ts';
import { createDatabase, hasPostgres, startPostgres } from '../database/testing.ts';
import { articleRows, pageRows, productRows } from '../demo/rows.ts';
import { seed } from '../demo/seed.ts';
import { article, page, product, searchEntry } from './tables.ts';
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
    await seed(database.db);
    await fillSearch(database.db);
    return database;
  };
  const [first, ...others] = await Promise.all([start(), start(), start()]);
  assert.equal(await first.db.$count(product), productRows.length);
  assert.equal(await first.db.$count(page), pageRows.length);
  assert.equal(await first.db.$count(article), articleRows.length);
  assert.ok((await first.db.$count(searchEntry)) > 0);
  await Promise.all([first, ...others].map(({ close }) => close()));
});
