import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestDatabase, type TestDatabase } from '../../database/testing.ts';
import type { Count } from './contract.ts';
import { readErrors, readReports, visitsSince } from './read-reports.ts';
import { reportWriter } from './write-reports.ts';

const minute = (time: string) => `2030-01-01T${time}:00.000Z`;
const count = (remote: string, country: string, time: string, times: number): Count => ({
  ...{ minute: minute(time), remote, version: '1.0.0', country, kind: 'visit', bucket: 0, count: times },
});
const error = (remote: string, country: string) => ({
  ...{ remote, country, version: '1.0.0', message: `${remote} in ${country}`, stack: '', composition: 'c' },
});

let database: TestDatabase;
before(async () => {
  database = await openTestDatabase();
  await reportWriter(
    database.db,
    () => new Date(minute('12:02')),
  )({
    counts: [
      count('mf-search', 'be', '12:00', 3),
      count('mf-search', 'fr', '12:00', 4),
      count('mf-search', 'be', '12:02', 5),
      count('mf-stores', 'be', '12:01', 6),
    ],
    errors: [error('mf-search', 'be'), error('mf-search', 'fr'), error('mf-stores', 'be')],
  });
});
after(() => database.close());

const long = '2000-01-01T00:00:00.000Z';

test('errors are those of the remote and the country that are asked for, the newest first', async () => {
  const read = async (query: { remote?: string; country?: string }) =>
    (await readErrors(database.db, { since: long, ...query })).errors.map(({ message }) => message);
  assert.deepEqual(await read({}), ['mf-stores in be', 'mf-search in fr', 'mf-search in be']);
  assert.deepEqual(await read({ remote: 'mf-search' }), ['mf-search in fr', 'mf-search in be']);
  assert.deepEqual(await read({ country: 'be' }), ['mf-stores in be', 'mf-search in be']);
  const { errors } = await readErrors(database.db, { since: '2999-01-01T00:00:00.000Z' });
  assert.deepEqual(errors, []);
});

test('figures are those of the remote and the country that are asked for, minute by minute', async () => {
  const minutesOf = async (query: { remote?: string; country?: string; since?: string }) =>
    (await readReports(database.db, { since: long, ...query })).minutes.map(
      (one) => `${one.minute} ${one.remote} ${one.country}`,
    );
  const [first, second, third] = ['12:00', '12:01', '12:02'].map(minute);
  assert.deepEqual(await minutesOf({ remote: 'mf-search' }), [
    `${first} mf-search be`,
    `${first} mf-search fr`,
    `${third} mf-search be`,
  ]);
  assert.deepEqual(await minutesOf({ country: 'be', since: second }), [
    `${second} mf-stores be`,
    `${third} mf-search be`,
  ]);
});

test('visits of a version are counted from a minute on, in one country or in all', async () => {
  const visits = (country: string, time: string) =>
    visitsSince(database.db, { name: 'mf-search', version: '1.0.0', country, since: new Date(minute(time)) });
  assert.deepEqual(await Promise.all([visits('be', '12:00'), visits('*', '12:00'), visits('be', '12:01')]), [8, 12, 5]);
});
