import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestDatabase, type TestDatabase } from '../../database/testing.ts';
import { checkBatch, openPositions } from './check-batch.ts';
import type { Entry } from './contract.ts';
import { kinds } from './kinds/index.ts';
import { openVocabulary } from './vocabulary.ts';

let database: TestDatabase;
before(async () => {
  database = await openTestDatabase();
});
after(() => database.close());

const type = (value: string) => ({ value, name: { fr: value, nl: value, en: value, de: value } });

/** Checks lines of a file of types of products, all of one import. */
async function check(...lines: Pick<Entry, 'record' | 'problem'>[]) {
  const { db } = database;
  const vocabulary = await openVocabulary(db, { create: [], language: 'fr' }, []);
  const entries = lines.map((line, index) => ({
    kind: 'types' as const,
    file: 'types.json',
    line: index + 1,
    number: index + 1,
    ...line,
  }));
  const own = { name: 'types', kind: kinds.types, entries, vocabulary } as const;
  const { rows, problems } = await checkBatch(db, { ...own, positions: openPositions(), pictureHosts: [] });
  return { rows: rows.map(({ key, row }) => ({ key, row })), problems };
}

test('a line that holds no record is told with its place, and the others are rows', async () => {
  const { rows, problems } = await check({ problem: 'is no JSON' }, { record: type('Plan') }, {});
  assert.deepEqual(
    problems.map(({ file, line, message }) => `${file}:${line} ${message}`),
    ['types.json:1 is no JSON', 'types.json:3 holds no record'],
  );
  assert.deepEqual(
    rows.map(({ key }) => key),
    ['Plan'],
  );
});

test('what is wrong with a row is told by its field, in the order of the file, and two rows of one key are none', async () => {
  const { rows, problems } = await check(
    { record: { ...type('Banc'), position: 'first' } },
    { record: type('Miroir') },
    { record: type('Miroir') },
  );
  assert.deepEqual(
    problems.map(({ line, key, field }) => [line, key, field]),
    [
      [1, 'Banc', 'position'],
      [3, 'Miroir', 'value'],
    ],
  );
  assert.equal(rows.length, 1);
});

test('rows without a position come one after the other, behind what there is', async () => {
  const { rows } = await check({ record: type('Tabouret') }, { record: type('Patère') });
  assert.deepEqual(
    rows.map(({ row }) => 'position' in row && row.position),
    [0, 1],
  );
});
