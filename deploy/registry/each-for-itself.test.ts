import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import Fastify from 'fastify';
import { packRoutes } from 'shared/routes';
import { type TestRelease, testRelease, testShell } from '../gateway/testing/release.ts';
import { tokensSchema } from './access/contract.ts';
import { manifestsOf } from './can-release/read-live-state.ts';
import { historySchema, purgesSchema, releasesSchema } from './contract.ts';
import { logLeftOut } from './left-out.ts';
import { createLiveSite } from './live-site.ts';
import { liveOperations } from './operations.ts';
import { reachableCompositions } from './qa/reachable.ts';
import { guard } from './release-keeper.ts';
import { reportedErrorsSchema, reportsSchema, timelineSchema, verdictsSchema } from './reports/contract.ts';
import { makePartitions, partitionAt } from './reports/partitions.ts';
import { history, live, release, reportCount, reportedError } from './tables.ts';
import { startTestRegistry, type TestRegistryApp } from './testing.ts';
import { usualRules } from './verdict/verdict.ts';

/** Counters have no moment that no partition is for. */
const reportedAt = new Date('2026-03-01');

let registry: TestRegistryApp;
before(async () => {
  registry = await startTestRegistry();
  await registry.database.db.transaction((tx) => makePartitions(tx, [partitionAt(reportedAt, false)]));
});
after(() => registry.close());

const sound = [
  testShell(),
  testRelease({ name: 'mf-search', version: '1.0.0', pages: ['search'], render: '', operations: ['query A { a }'] }),
  testRelease({ name: 'mf-search', version: '1.1.0', pages: ['search'], render: '', operations: ['query A { a }'] }),
  testRelease({ name: 'mf-content', pages: ['home'], render: '' }),
];
const publish = ({ manifest, files }: TestRelease) =>
  registry.as().publish({
    manifest,
    files: Object.fromEntries([...files].map(([path, bytes]) => [path, Buffer.from(bytes).toString('base64')])),
    ...{ by: 'ann', why: 'a test', live: true },
  });

const since = '2026-01-01T00:00:00.000Z';
/** All that is answered of remotes, without what is said of the one that `nonsense` is called. */
async function answers(nonsense: string) {
  const client = registry.as();
  const others = <One extends object>(list: readonly One[]) =>
    list.filter((one) => !Object.values(one).includes(nonsense));
  const { live } = await client.live();
  const versions = Object.entries(live).map(([country, remotes]) => [
    country,
    Object.entries(remotes).filter(([name]) => name !== nonsense),
  ]);
  const site = createLiveSite(registry.database.db);
  const { forEditors, routes } = await site('fr');
  const operations = await liveOperations(client, () => {});
  const reports = await client.reports({ since });
  const change = { name: 'mf-search', version: '1.0.0' };
  return structuredClone({
    versions: versions.filter(([, remotes]) => remotes?.length),
    forEditors,
    routes: packRoutes(routes),
    reachable: [
      ...new Set(
        reachableCompositions(live).flatMap(({ versions: { [nonsense]: _, ...rest }, seenBy }) =>
          Object.keys(seenBy).map((country) => `${country} ${Object.entries(rest).sort().join()}`),
        ),
      ),
    ].sort(),
    operations: operations.filter(({ release }) => !release.startsWith(nonsense)).map(({ name }) => name),
    releases: others((await client.releases()).releases),
    history: others(await client.history({ limit: 1000 })),
    timeline: (await client.timeline({ remote: 'mf-search' })).map(({ id, to }) => [id, to]),
    errors: others(await client.errors({ since })),
    totals: others(reports.totals),
    minutes: others(reports.minutes),
    verdicts: others(await client.verdicts()),
    reverted: others(await guard(registry.database.db, usualRules)),
    preview: await client.canGoLive(change),
    batch: await client.makeAllLive({ versions: { 'mf-search': '1.1.0' }, by: 'ann', why: '' }),
  });
}

const moments = fc.constantFrom('infinity', '-infinity', '294276-01-01', '4713-01-01 BC', '2026-03-01');
const text = fc
  .oneof(fc.string({ unit: 'binary' }), fc.constant('x'.repeat(2000)))
  .map((one) => one.replaceAll('\0', '') || '-');
const [, soundSearch = sound[0]] = sound;
/** Of a release: nonsense, a sound manifest with one field of nonsense, or that of another release. */
const manifests = fc.oneof(
  fc.jsonValue(),
  fc.constant(soundSearch?.manifest),
  fc
    .tuple(fc.constantFrom(...Object.keys(soundSearch?.manifest ?? {})), fc.jsonValue())
    .map(([field, value]) => ({ ...soundSearch?.manifest, name: 'mf-nonsense', version: '1.0.0', [field]: value })),
);
const rows = fc.record({
  name: fc.oneof(fc.constantFrom('mf-nonsense', 'constructor', '__proto__'), text),
  version: fc.oneof(fc.constantFrom('99999999999999999999.0.1', '1.0.0'), text),
  country: fc.oneof(fc.constantFrom('*', 'fr'), text),
  percent: fc.integer({ min: 0, max: 100 }),
  manifest: manifests,
  at: moments,
  words: text,
});

test('whatever stands in the database of one remote, what is answered of the others stays the same', async () => {
  for (const one of sound) await publish(one);
  const { db } = registry.database;
  let number = 0;
  await fc.assert(
    fc.asyncProperty(rows, async ({ name: called, version, country, percent, manifest, at, words }) => {
      number += 1;
      // The history keeps all lines: each run has a remote of its own.
      const remote = `${called}${called.startsWith('_') ? '' : number}`;
      const moment = sql`${at}::timestamptz`;
      const expected = await answers(remote);
      const of = { remote, country, version };
      try {
        await db.insert(release).values({
          ...{ name: remote, version, source: words, publishedBy: words, why: words, publishedAt: moment },
          manifest: sql`${JSON.stringify(manifest).replaceAll(/\\u0000/g, '')}::json`,
        });
        const candidate = { candidateVersion: version, candidatePercent: percent };
        await db.insert(live).values({ ...of, ...candidate, judgedSince: moment, replacedVersion: words });
        const line = { remote, country, who: words, why: words, at: moment, fromVersion: words, toVersion: version };
        await db.insert(history).values({ ...line, action: sql`'make-live'` });
        await db.insert(reportCount).values({ ...of, minute: reportedAt, kind: sql`${words}`, bucket: -1, count: -5 });
        await db.insert(reportedError).values({ ...of, message: words, stack: words, composition: words, at: moment });
        const found = await answers(remote);
        for (const [what, value] of Object.entries(expected))
          assert.deepEqual(found[what as keyof typeof found], value, what);
      } finally {
        await db.delete(live).where(sql`remote = ${remote}`);
        await db.delete(release).where(sql`name = ${remote}`);
        await db.delete(reportCount).where(sql`remote = ${remote}`);
        await db.delete(reportedError).where(sql`remote = ${remote}`);
      }
    }),
    { numRuns: 25, endOnFailure: true },
  );
});

test('whatever stands at one place of a list that the registry answers, the other entries are read', async () => {
  const client = registry.as();
  const [reports, lists] = [await client.reports({ since }), await Promise.all([client.history(), client.timeline()])];
  const { releases } = await client.releases();
  const all = [
    [releasesSchema, 'releases', releases],
    [historySchema, 'history', lists[0]],
    [timelineSchema, 'changes', lists[1]],
    [reportsSchema, 'totals', reports.totals],
    [reportedErrorsSchema, 'errors', []],
    [verdictsSchema, 'verdicts', []],
    [purgesSchema, 'purges', []],
    [tokensSchema, 'tokens', []],
  ] as const;
  for (const [schema, name, sound] of all)
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(sound.length), (nonsense, at) => {
        const list = [...sound.slice(0, at), nonsense, ...sound.slice(at)];
        assert.deepEqual(Object.entries(schema.parse({ minutes: [], totals: [], [name]: list })).at(-1)?.[1], sound);
      }),
    );
});

test('what cannot be read and is left out is logged, once', async () => {
  const lines: string[] = [];
  const app = Fastify({ logger: { stream: { write: (line: string) => lines.push(JSON.parse(line).leftOut) } } });
  logLeftOut(app);
  const { db } = registry.database;
  const broken = { name: 'mf-broken', version: '1.0.0', source: '', publishedBy: '', why: '' };
  await db.insert(release).values({ ...broken, manifest: sql`'{"name": 7}'::json` });
  for (let times = 0; times < 2; times += 1) {
    assert.deepEqual(tokensSchema.parse({ tokens: [{ id: 'nonsense' }] }), { tokens: [] });
    const manifestOf = await manifestsOf(db, [{ remote: 'mf-broken', version: '1.0.0' }]);
    assert.equal(manifestOf('mf-broken', '1.0.0'), undefined);
  }
  await app.close();
  assert.deepEqual(lines, ["an entry of a list: { id: 'nonsense' }", 'the manifest of mf-broken 1.0.0: { name: 7 }']);
});
