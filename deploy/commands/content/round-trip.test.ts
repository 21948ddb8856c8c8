import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { getTableName } from 'drizzle-orm';
import { buildContentApi } from '../../content-api/app.ts';
import { kindNames } from '../../content-api/import/contract.ts';
import { kinds } from '../../content-api/import/kinds/index.ts';
import { searchEntry } from '../../content-api/tables.ts';
import { openTestDatabase, type TestDatabase } from '../../database/testing.ts';
import { openDemonstration } from '../../demo/testing.ts';
import { readVersions } from '../../registry/write-lock.ts';
import { contentOf, contentOverHttp } from './open-content.ts';
import { exported, importFolder } from './testing.ts';

const registryToken = 't'.repeat(32);

let source: TestDatabase;
let folder: Awaited<ReturnType<typeof importFolder>>;

before(async () => {
  folder = await importFolder();
  source = await openDemonstration();
});
after(async () => {
  await source.close();
  await folder.remove();
});

for (const format of ['csv', 'json'] as const)
  test(`what is exported as ${format}, imported into an empty database and exported again is the same to the byte`, async (t) => {
    const target = await openTestDatabase();
    t.after(() => target.close());
    const texts = await Promise.all(kindNames.map((kind) => exported(contentOf(source.db), kind, format)));
    const files = await Promise.all(
      kindNames.map((kind, index) => folder.write(`${kind}.${format}`, texts[index] ?? '')),
    );

    const first = await folder.import(contentOf(target.db), files.reverse());
    assert.deepEqual(first.problems, []);
    assert.deepEqual([first.added, first.changed, first.pages], [first.read, 0, 0]);
    for (const [index, kind] of kindNames.entries())
      assert.equal(await exported(contentOf(target.db), kind, format), texts[index], kind);

    const [ours, theirs] = await Promise.all([everything(source.db), everything(target.db)]);
    for (const [table, rows] of ours) assert.deepEqual(theirs.get(table), rows, table);

    const counters = await readVersions(target.db);
    const second = await folder.import(contentOf(target.db), files);
    assert.deepEqual([second.added, second.changed, second.unchanged, second.written], [0, 0, second.read, false]);
    assert.deepEqual(await readVersions(target.db), counters);
  });

/** Every row of all tables of content and of search, without the times of writing. */
async function everything(db: TestDatabase['db']): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const table of [...new Set(kindNames.map((name) => kinds[name].table)), searchEntry]) {
    const rows = await db.select().from(table);
    const lines = rows.map((row) => JSON.stringify({ ...row, updatedAt: undefined, synchronizedAt: undefined }));
    found.set(getTableName(table), lines.sort());
  }
  return found;
}

test('a running site takes in and gives out the same, for those who have the token', async (t) => {
  const target = await openTestDatabase();
  const app = await buildContentApi({ serviceSecret: 'x'.repeat(32), registryToken }, target.db);
  t.after(async () => {
    await app.close();
    await target.close();
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const content = contentOverHttp(origin, registryToken);
  const stores = await folder.write('stores.csv', await exported(contentOf(source.db), 'stores', 'csv'));

  await assert.rejects(folder.import(contentOverHttp(origin, 'wrong'), [stores]), { code: 'registry-failed' });
  await assert.rejects(exported(contentOverHttp(origin, 'wrong'), 'stores', 'csv'), /token/);
  const before = await readVersions(target.db);
  const report = await folder.import(content, [stores]);
  assert.deepEqual([report.added, report.written], [60, true]);
  assert.equal((await readVersions(target.db)).content, before.content + 1);
  assert.equal(await exported(content, 'stores', 'csv'), await exported(contentOf(source.db), 'stores', 'csv'));

  const headers = { authorization: `Bearer ${registryToken}`, 'content-type': 'application/x-ndjson' };
  const id = 'a'.repeat(64);
  for (const [query, payload] of [
    [`id=${id}&from=0&dryRun=false&skipBad=false&create=`, 'nonsense\n'],
    [`id=${id}&from=0&dryRun=false&skipBad=false&create=`, '{"kind":"stores"}\n'],
    ['id=x&from=0&dryRun=false&skipBad=false&create=', ''],
  ])
    assert.equal(
      (await app.inject({ method: 'POST', url: `/content/import?${query}`, headers, payload })).statusCode,
      400,
    );
});
