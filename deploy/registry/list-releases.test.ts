import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { everyRelease } from './client.ts';
import type { ReleasesQuery } from './contract.ts';
import { release } from './tables.ts';
import { testManifest } from './test-manifest.ts';
import { startTestRegistry, type TestRegistryApp } from './testing.ts';

const names = ['mf-a', 'mf-b', 'mf-c'];
const sources = ['s1', 's2'];
/** Many of one moment, as after a release of all remotes at once; finer than ours are moments of the database. */
const rows = Array.from({ length: 60 }, (_, number) => {
  const name = names[number % names.length] ?? '';
  const version = `1.${number % 7}.${number}`;
  return {
    ...{ name, version, source: sources[number % 2] ?? '', publishedBy: 'ann', why: 'because' },
    manifest: testManifest({ name, version }),
    publishedAt: new Date(Date.UTC(2026, 0, 1 + Math.floor(number / 20))),
  };
});

let registry: TestRegistryApp;
before(async () => {
  registry = await startTestRegistry();
  await registry.database.db.insert(release).values(rows);
});
after(() => registry.close());

type Query = Pick<Partial<ReleasesQuery>, 'remote' | 'source'>;

async function pagesOf(query: Query, limit: number) {
  const pages = [];
  for (let before: string | undefined; ; ) {
    const page = await registry.as().releases({ ...query, before, limit });
    pages.push(page.releases);
    if (page.older === undefined) return pages;
    before = page.older;
  }
}

test('pages of any length have every release once, the newest first, and no page is empty', async () => {
  const queries = fc.record({
    remote: fc.option(fc.constantFrom(...names), { nil: undefined }),
    source: fc.option(fc.constantFrom(...sources), { nil: undefined }),
  });
  await fc.assert(
    fc.asyncProperty(queries, fc.integer({ min: 5, max: 70 }), async (query, limit) => {
      const pages = await pagesOf(query, limit);
      const all = pages.flat();
      const wanted = rows.filter(
        (row) => [undefined, row.name].includes(query.remote) && [undefined, row.source].includes(query.source),
      );
      const keyOf = (one: { name: string; version: string }) => `${one.name}@${one.version}`;
      assert.deepEqual(all.map(keyOf).sort(), wanted.map(keyOf).sort());
      assert.deepEqual(
        all.map(({ publishedAt }) => publishedAt),
        all
          .map(({ publishedAt }) => publishedAt)
          .toSorted()
          .toReversed(),
      );
      assert.ok(pages.every((page) => page.length > 0 && page.length <= limit));
    }),
    { numRuns: 20 },
  );
});

test('a release that comes meanwhile shifts no page', async () => {
  const client = registry.as();
  const first = await client.releases({ remote: 'mf-a', limit: 5 });
  const second = await client.releases({ remote: 'mf-a', limit: 5, before: first.older });
  await registry.database.db.insert(release).values({
    ...{ name: 'mf-a', version: '9.0.0', source: 's9', publishedBy: 'ann', why: '' },
    manifest: testManifest({ name: 'mf-a', version: '9.0.0' }),
  });
  assert.deepEqual(await client.releases({ remote: 'mf-a', limit: 5, before: first.older }), second);
  assert.equal((await client.releases({ limit: 1 })).releases[0]?.version, '9.0.0');
});

test('what is live is listed by itself, rollouts too, each once', async () => {
  const client = registry.as();
  const change = { by: 'ann', why: '', force: true };
  for (const country of ['*', 'be']) await client.makeLive('mf-b', { ...change, version: '1.1.1', country });
  await client.rollOut('mf-b', { ...change, version: '1.4.4', percent: 10 });
  const live = await everyRelease(client, { isLive: true });
  assert.deepEqual(
    new Set(live.map(({ name, version }) => `${name} ${version}`)),
    new Set(['mf-b 1.1.1', 'mf-b 1.4.4']),
  );
  assert.equal(live.length, 2);
});

test('all names are listed once, and a page cannot begin after a release that there is not', async () => {
  const client = registry.as();
  assert.deepEqual(await client.remotes(), names);
  await assert.rejects(client.releases({ before: 'mf-a@7.7.7' }), { code: 'release-unknown' });
  await assert.rejects(client.releases({ before: 'nonsense' }), { code: 'release-refused' });
});
