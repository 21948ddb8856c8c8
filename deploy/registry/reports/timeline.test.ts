import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestDatabase, type TestDatabase } from '../../database/testing.ts';
import type { Action } from '../tables.ts';
import { history, reportCount } from '../tables.ts';
import type { CountKind } from './contract.ts';
import { makePartitions, partitionAt } from './partitions.ts';
import { readTimeline } from './timeline.ts';

const remote = 'mf-stores';
const noon = Date.parse('2026-03-02T12:00:00Z');
const minute = (after: number) => new Date(noon + after * 60_000);

let database: TestDatabase;
before(async () => {
  database = await openTestDatabase();
  const partitions = [-60, 0].map((after) => partitionAt(minute(after), false));
  await database.db.transaction((tx) => makePartitions(tx, partitions));
  await changed(0, 'make-live', '*', '1.0.0', '1.1.0');
  await changed(10, 'roll-back', 'be', '1.1.0', '1.0.0');
  await changed(11, 'make-live', 'nl', null, '1.1.0');
  await changed(12, 'token-created', null, null, null);
  // Before the change, in its minute, after it, and after the next change.
  for (const [at, version, country, failures] of [
    [-31, '1.0.0', 'be', 7],
    [-5, '1.0.0', 'be', 1],
    [-5, '1.0.0', 'fr', 0],
    [0, '1.0.0', 'be', 90],
    [3, '1.1.0', 'be', 20],
    [3, '1.1.0', 'fr', 2],
    [15, '1.0.0', 'be', 0],
  ] as const) {
    await counted(at, version, country, 'mount', 100);
    if (failures) await counted(at, version, country, 'failure', failures);
  }
  await counted(3, '1.1.0', 'be', 'lcp', 9, 4);
});
after(() => database.close());

const changed = (after: number, action: Action, country: string | null, from: string | null, to: string | null) =>
  database.db.insert(history).values({
    ...{ at: minute(after), who: 'ops', action, remote, country },
    ...{ fromVersion: from, toVersion: to, why: 'a test' },
  });
const counted = (after: number, version: string, country: string, kind: CountKind, count: number, bucket = 0) =>
  database.db.insert(reportCount).values({ minute: minute(after), remote, version, country, kind, bucket, count });

const read = (query: { country?: string; limit?: number } = {}) =>
  readTimeline(database.db, { remote, limit: 10, ...query }, minute(20));

test('each change stands with what was reported before and after, between its neighbours', async () => {
  const changes = await read();
  assert.deepEqual(
    changes.map(({ action, before, after }) => [action, before.mounts, before.failures, after.mounts, after.failures]),
    [
      ['make-live', 0, 0, 0, 0],
      ['roll-back', 100, 20, 100, 0],
      ['make-live', 200, 1, 200, 22],
    ],
  );
  assert.deepEqual(
    changes.map(({ before, after }) => [before.minutes, after.minutes]),
    [
      [10, 8],
      [9, 9],
      [30, 9],
    ],
  );
  assert.equal(changes[2]?.after.lcp, 1500);
  assert.equal(changes[2]?.before.lcp, null);
});

test('of one country it shows what changed there and what changed for all, by what that country reported', async () => {
  const changes = await read({ country: 'be' });
  assert.deepEqual(
    changes.map(({ country, before, after }) => [country, before.mounts, after.mounts, after.failures]),
    [
      ['be', 100, 100, 0],
      ['*', 100, 100, 20],
    ],
  );
});

test('the stretch before the oldest line that is shown ends at the change before it, too', async () => {
  const [newest] = await read({ country: 'be', limit: 1 });
  assert.deepEqual([newest?.before.minutes, newest?.before.failures], [9, 20]);
});

test('a change of other visitors between two changes hides neither from the other', async () => {
  const [newest] = await read({ limit: 1 });
  assert.deepEqual([newest?.country, newest?.before.minutes], ['nl', 10]);
});

test('a change of content stands with what was reported of all remotes', async () => {
  const content = { remote: 'content', country: '*', action: 'content-import', toVersion: '7' } as const;
  await database.db.insert(history).values({ ...content, at: minute(14), who: 'ops', why: '' });
  const other = { remote: 'mf-search', version: '1.0.0', country: 'fr', kind: 'mount', bucket: 0, count: 50 } as const;
  await database.db.insert(reportCount).values({ ...other, minute: minute(16) });
  const [newest] = await readTimeline(database.db, { limit: 1 }, minute(20));
  assert.deepEqual([newest?.action, newest?.to, newest?.after.mounts], ['content-import', '7', 150]);
});
