import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { openTestDatabase, type TestDatabase } from '../../database/testing.ts';
import { history, reportCount, reportedError } from '../tables.ts';
import { type Count, countKinds } from './contract.ts';
import { readPartitions } from './partitions.ts';
import { readReports, visitsSince } from './read-reports.ts';
import { thinReports } from './thin-reports.ts';
import { readTimeline } from './timeline.ts';
import { reportWriter } from './write-reports.ts';

const noon = Date.parse('2030-01-01T12:00:00Z');
const minuteMs = 60_000;
const at = (minutes: number) => new Date(noon + minutes * minuteMs);
const days = (count: number) => count * 24 * 60;

let database: TestDatabase | undefined;
/** Another one for each test and each run: nothing is ever taken out of the history. */
async function newDatabase(): Promise<TestDatabase['db']> {
  await database?.close();
  database = await openTestDatabase();
  return database.db;
}
after(() => database?.close());
let db: TestDatabase['db'];
beforeEach(async () => {
  db = await newDatabase();
});

const one: Count = {
  ...{ minute: at(0).toISOString(), remote: 'mf-search', version: '1.0.0', country: 'be' },
  ...{ kind: 'mount', bucket: 0, count: 1 },
};
const report = (counts: readonly Count[], now: Date) =>
  reportWriter(db, () => now)({ counts: [...counts], errors: [] });
const names = async () => (await readPartitions(db)).map(({ name }) => name);
const change = { who: 'ops', action: 'make-live', country: '*', why: '' } as const;

const counts = fc.array(
  fc
    .record({
      minute: fc.integer({ min: 0, max: 179 }),
      remote: fc.constantFrom('mf-search', 'mf-stores'),
      version: fc.constantFrom('1.0.0', '1.1.0'),
      country: fc.constantFrom('be', 'fr'),
      kind: fc.constantFrom(...countKinds),
      bucket: fc.integer({ min: 0, max: 9 }),
      count: fc.integer({ min: 1, max: 1000 }),
    })
    .map((count) => ({ ...count, minute: at(count.minute).toISOString() })),
  { minLength: 1, maxLength: 60 },
);
const changes = fc.array(
  fc.record({
    at: fc.integer({ min: -70 * 60, max: 240 * 60 }).map((second) => at(second / 60)),
    remote: fc.constantFrom('mf-search', 'mf-stores', 'content'),
  }),
  { maxLength: 5 },
);

test('what was reported is what is read after thinning: of each remote, version, country and kind, and around each change', async () => {
  await fc.assert(
    fc.asyncProperty(counts, changes, async (reported, changed) => {
      db = await newDatabase();
      for (const { remote, at: moment } of changed)
        await db.insert(history).values({
          ...change,
          ...(remote === 'content' && { action: 'content-import' }),
          ...{ remote, at: moment },
        });
      await report(reported, at(179));
      const later = at(days(2));
      const read = async () => {
        const sums = await db
          .select({
            remote: reportCount.remote,
            version: reportCount.version,
            country: reportCount.country,
            kind: reportCount.kind,
            bucket: reportCount.bucket,
            hour: sql<string>`date_trunc('hour', minute)::text`,
            count: sql<string>`sum(count)`,
          })
          .from(reportCount)
          .groupBy(sql`1, 2, 3, 4, 5, 6`)
          .orderBy(sql`1, 2, 3, 4, 5, 6`);
        const { totals } = await readReports(db, { since: at(-1).toISOString() });
        const key = (row: (typeof totals)[number]) => `${row.remote} ${row.version} ${row.country}`;
        return {
          sums,
          totals: totals.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)),
          timeline: await readTimeline(db, { limit: 30 }, later),
          inBelgium: await readTimeline(db, { country: 'be', limit: 30 }, later),
        };
      };
      const before = await read();
      await thinReports(db, later);
      assert.deepEqual(await read(), before);
      assert.ok((await names()).every((name) => name.startsWith('report_hours')));
    }),
    { numRuns: 15 },
  );
});

test('what a verdict counts, since a change and since an hour before it, it counts a day later, too', async () => {
  await db.insert(history).values({ ...change, remote: one.remote, at: at(90.5) });
  const minutes = [29, 30, 31, 89, 90, 91];
  const visits = minutes.map((minute, index) => ({ minute: at(minute).toISOString(), count: 10 ** index }));
  await report(
    visits.map((visit) => ({ ...one, ...visit, kind: 'visit' })),
    at(91),
  );
  // The registry's own clock sets the moment of the change that a verdict goes by, a little later than the database's.
  const since = [30.5, 31, 90.5, 91].map(at);
  const counted = () =>
    Promise.all(
      since.map((moment) => visitsSince(db, { name: one.remote, version: one.version, country: '*', since: moment })),
    );
  const before = await counted();
  assert.deepEqual(before, [111_110, 111_100, 110_000, 100_000]);
  await thinReports(db, at(days(2)));
  assert.deepEqual(await counted(), before);
});

test('minutes are kept for a day, and an hour of them comes to a row for each counter then', async () => {
  await report(
    [0, 1, 59].map((minute) => ({ ...one, minute: at(minute).toISOString() })),
    at(59),
  );
  await thinReports(db, at(60 + days(1)));
  assert.equal((await db.select().from(reportCount)).length, 3);
  await thinReports(db, at(120 + days(1)));
  const rows = await db.select().from(reportCount);
  assert.deepEqual(
    rows.map(({ minute, count, thinned }) => [minute.toISOString(), count, thinned]),
    [[at(0).toISOString(), 3, true]],
  );
});

test('what is 90 days old is dropped, and nothing younger; errors after 30', async () => {
  const error = { remote: 'shell', version: '1.0.0', country: 'be', message: 'm', stack: '', composition: 'c' };
  await db.insert(reportedError).values([20, 40].map((age) => ({ ...error, message: `${age}`, at: at(-days(age)) })));
  for (const age of [0, 40, 89, 99]) {
    await report([{ ...one, minute: at(-days(age)).toISOString(), count: 1 + age }], at(-days(age)));
    await thinReports(db, at(-days(age) + days(2)));
  }
  await thinReports(db, at(0));
  const rows = await db.select().from(reportCount).orderBy(reportCount.minute);
  assert.deepEqual(
    rows.map(({ count }) => count),
    [90, 41, 1],
  );
  assert.deepEqual(
    (await db.select().from(reportedError)).map(({ message }) => message),
    ['20'],
  );
});

test('several servers thin at once: each hour is added up once, while gateways go on reporting', async () => {
  await report(
    [0, 60, 120].map((minute) => ({ ...one, minute: at(minute).toISOString() })),
    at(120),
  );
  const later = at(days(2));
  const now = { ...one, minute: later.toISOString(), count: 10 };
  await Promise.all([thinReports(db, later), report([now], later), thinReports(db, later), thinReports(db, later)]);
  const rows = await db.select().from(reportCount).orderBy(reportCount.minute);
  assert.deepEqual(
    rows.map(({ count, thinned }) => [count, thinned]),
    [
      [1, true],
      [1, true],
      [1, true],
      [10, false],
    ],
  );
});

test('what comes late for an hour that was added up is added to it', async () => {
  await report([one], at(0));
  await thinReports(db, at(days(2)));
  await report([one, { ...one, country: 'fr' }], at(60));
  await thinReports(db, at(days(2)));
  const rows = await db.select().from(reportCount).orderBy(reportCount.country);
  assert.deepEqual(
    rows.map(({ country, count }) => [country, count]),
    [
      ['be', 2],
      ['fr', 1],
    ],
  );
});

test('thinning goes by the clock of the database, which all servers have in common', async (context) => {
  const now = new Date();
  await report([{ ...one, minute: now.toISOString() }], now);
  context.mock.timers.enable({ apis: ['Date'], now: now.getTime() + 400 * 24 * 60 * minuteMs });
  await thinReports(db);
  assert.equal((await db.select().from(reportCount)).length, 1);
});
