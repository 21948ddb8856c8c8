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

const minute = '2030-01-01T12:00:00.000Z';
const noon = () => new Date(minute);

/** The database; every transaction is counted, and fails while `fails` says so; so is every insertion. */
function watched(clock = noon) {
  const seen = { transactions: 0, insertions: 0, fails: false };
  const transaction: Database['transaction'] = (work, ...config) => {
    seen.transactions += 1;
    if (seen.fails) return Promise.reject(new Error('away'));
    return database.db.transaction(
      (tx) => {
        const insert: typeof tx.insert = (...into) => {
          seen.insertions += 1;
          return tx.insert(...into);
        };
        return work(Object.create(tx, { insert: { value: insert } }));
      },
      ...config,
    );
  };
  const db: Database = Object.create(database.db, { transaction: { value: transaction } });
  return { seen, add: reportWriter(db, clock) };
}

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

test('however many counters there are, they are written in one statement', async () => {
  const { seen, add } = watched();
  const many = (from: number) =>
    Array.from({ length: 5_000 }, (_, index) => ({ ...count('mf-many', 1), bucket: from + index }));
  await add(counted(count('shell', 1)));
  seen.insertions = 0;
  const waiting = add(counted(count('shell', 1)));
  await Promise.all([waiting, add(counted(...many(0))), add(counted(...many(5_000)))]);
  const rows = await database.db.select().from(reportCount);
  assert.equal(rows.filter(({ remote }) => remote === 'mf-many').length, 10_000);
  assert.ok(seen.insertions <= 2, `${seen.insertions} statements`);
});

test('what comes too late, or from a clock that is ahead, counts for the nearest minute that may be', async () => {
  const { add } = watched();
  const at = (time: string, times: number) => ({ ...count('mf-late', times), minute: time });
  await add(
    counted(at('2000-01-01T00:00:00.000Z', 1), at('2029-12-31T12:00:00.000Z', 2), at('2029-12-31T13:30:00Z', 4)),
  );
  await add(counted(at('2030-01-01T13:00:00.000Z', 8), at('2999-01-01T00:00:00.000Z', 16)));
  const rows = (await database.db.select().from(reportCount)).filter(({ remote }) => remote === 'mf-late');
  assert.deepEqual(rows.map((row) => `${row.minute.toISOString()} ${row.count}`).sort(), [
    '2029-12-31T12:00:00.000Z 3',
    '2029-12-31T13:30:00.000Z 4',
    '2030-01-01T13:00:00.000Z 24',
  ]);
});

test('several servers that begin an hour at once make its partition together, and lose nothing', async () => {
  const later = '2030-01-01T20:00:00.000Z';
  const servers = Array.from({ length: 5 }, () => watched(() => new Date(later)));
  await Promise.all(servers.map(({ add }) => add(counted({ ...count('mf-new', 1), minute: later }))));
  assert.equal((await written())['mf-new'], 5);
});

test('where another server has dropped an hour, what is late for it is refused once and then written', async () => {
  const { add } = watched();
  const late = counted({ ...count('mf-dropped', 1), minute: '2030-01-01T02:00:00.000Z' });
  await add(late);
  await database.db.execute('drop table report_minutes_2030010102');
  await assert.rejects(add(late));
  await add(late);
  assert.equal((await written())['mf-dropped'], 1);
});
