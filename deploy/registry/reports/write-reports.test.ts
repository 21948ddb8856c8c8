import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { remoteNameSchema, versionSchema } from 'shared/release';
import { z } from 'zod';
import type { Database } from '../../database/index.ts';
import { openTestDatabase, type TestDatabase } from '../../database/testing.ts';
import { reportCount, reportedError } from '../tables.ts';
import { type Count, type Counted, countedSchema } from './contract.ts';
import { reportWriter } from './write-reports.ts';

/** What names a release may have. */
const manifestNames = z.object({ remote: remoteNameSchema, version: versionSchema });

let database: TestDatabase;
before(async () => {
  database = await openTestDatabase();
});
after(() => database.close());

/** The database; every transaction is counted, and fails while `fails` says so. */
function watched() {
  const seen = { transactions: 0, fails: false };
  const transaction: Database['transaction'] = (...work) => {
    seen.transactions += 1;
    return seen.fails ? Promise.reject(new Error('away')) : database.db.transaction(...work);
  };
  const db: Database = Object.create(database.db, { transaction: { value: transaction } });
  return { seen, add: reportWriter(db) };
}

const minute = '2030-01-01T12:00:00.000Z';
const count = (remote: string, times: number): Count => ({
  ...{ minute, remote, version: '1.0.0', country: 'be', kind: 'mount', bucket: 0, count: times },
});
const error = { remote: 'mf-search', version: '1.0.0', country: 'be', message: 'm', stack: '', composition: 'c' };
const counted = (...counts: Count[]): Counted => ({ counts, errors: [] });
const written = async () => {
  const rows = await database.db.select().from(reportCount);
  return Object.fromEntries(rows.map(({ remote, count }) => [remote, count]));
};

test('what many gateways report at once is added up before it is written', async () => {
  const { seen, add } = watched();
  const gateways = Array.from({ length: 30 }, () =>
    add({ ...counted(count('mf-search', 2), count('shell', 1)), errors: [error] }),
  );
  await Promise.all(gateways);
  const later = Array.from({ length: 30 }, () => add(counted(count('mf-search', 1), count('mf-search', 1))));
  await Promise.all(later);
  assert.deepEqual(await written(), { 'mf-search': 120, shell: 30 });
  assert.equal((await database.db.select().from(reportedError)).length, 30);
  assert.ok(seen.transactions <= 4, `${seen.transactions} writes of 60 reports`);
});

test('whatever a release is called and a browser says, it holds up nobody else’s reports', async () => {
  const { add } = watched();
  const name = { remote: `mf-${'a'.repeat(37)}`, version: `1.0.0-${'a'.repeat(54)}` };
  manifestNames.parse(name);
  const odd = '\0 \ud800 \udfff \u{10ffff} \u202e';
  const said = countedSchema.parse({
    counts: [{ ...count('shell', 1), ...name }],
    errors: [{ ...error, ...name, message: odd, stack: odd, requestId: odd }],
  });
  await add(said);
  assert.equal((await written())[name.remote], 1);
});

test('who is told that a report is written has it written, and who is not keeps it', async () => {
  const { seen, add } = watched();
  const before = await written();
  seen.fails = true;
  const answers = await Promise.allSettled([add(counted(count('shell', 5))), add(counted(count('shell', 5)))]);
  assert.deepEqual(
    answers.map(({ status }) => status),
    ['rejected', 'rejected'],
  );
  assert.deepEqual(await written(), before);
  seen.fails = false;
  await add(counted(count('shell', 5)));
  assert.deepEqual(await written(), { ...before, shell: 35 });
});

test('more counters than one statement takes are written all the same', async () => {
  const { add } = watched();
  const many = (from: number) =>
    Array.from({ length: 5_000 }, (_, index) => ({ ...count('mf-many', 1), bucket: from + index }));
  await Promise.all([add(counted(...many(0))), add(counted(...many(5_000)))]);
  const rows = await database.db.select().from(reportCount);
  assert.equal(rows.filter(({ remote }) => remote === 'mf-many').length, 10_000);
});
