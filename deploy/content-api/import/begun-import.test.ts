import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { openTestDatabase, type TestDatabase } from '../../database/testing.ts';
import { takeWriteLock } from '../../registry/write-lock.ts';
import { contentImport, stagedRow } from '../tables.ts';
import {
  beginImport,
  createImports,
  forget,
  importId,
  pauseImport,
  reportOf,
  saveImport,
  takeTurn,
} from './begun-import.ts';

let database: TestDatabase;
before(async () => {
  database = await openTestDatabase();
});
after(() => database.close());
beforeEach(() => forget(database.db));

/** An import of which three rows have come. */
async function begin(id: string): Promise<void> {
  const report = await beginImport(database.db, id);
  await saveImport(database.db, id, { ...report, read: 3 });
}
const rowsOf = async (id: string) => (await reportOf(database.db, id)).read;
const silentFor = (minutes: number) =>
  database.db.update(contentImport).set({ changedAt: new Date(Date.now() - minutes * 60_000) });

test('an import that was broken off goes on where it was, and one of another id begins anew', async () => {
  await begin('one');
  await pauseImport(database.db, 'one');
  assert.equal((await beginImport(database.db, 'one')).read, 3);
  assert.equal(await rowsOf('other'), 0);
  await pauseImport(database.db, 'one');
  assert.equal((await beginImport(database.db, 'other')).read, 0);
  assert.equal(await rowsOf('one'), 0);
});

test('what was checked against other content, or for pictures of other hosts, is checked again', async () => {
  const id = importId('one', ['a.example']);
  await begin(id);
  assert.deepEqual([await rowsOf(id), await rowsOf(importId('one', ['b.example']))], [3, 0]);
  await database.db.transaction((tx) => takeWriteLock(tx, 'content'));
  assert.equal(await rowsOf(id), 0);
});

test('a second import waits until the first is paused, and finds nothing that was staged for it', async () => {
  const { db } = database;
  const staged = { kind: 'types' as const, key: 'Plan', fields: {}, isMade: false };
  await begin('one');
  await db.insert(stagedRow).values(staged);
  await pauseImport(db, 'other');
  let isBegun = false;
  const second = beginImport(db, 'two').then((report) => {
    isBegun = true;
    return report;
  });
  await rowsOf('one');
  assert.equal(isBegun, false);
  await pauseImport(db, 'one');
  assert.equal((await second).read, 0);
  assert.deepEqual([await db.$count(stagedRow), await db.$count(contentImport)], [0, 1]);
  await db.insert(stagedRow).values(staged);
  await pauseImport(db, 'two');
  await db.transaction(takeTurn);
  assert.deepEqual([await db.$count(stagedRow), await db.$count(contentImport)], [0, 0]);
});

test('an import that goes on keeps what is staged of it', async () => {
  const { db } = database;
  await begin('one');
  await db.insert(stagedRow).values({ kind: 'types', key: 'Plan', fields: {}, isMade: false });
  await pauseImport(db, 'one');
  await beginImport(db, 'one');
  assert.equal(await db.$count(stagedRow), 1);
  await assert.rejects(db.transaction(takeTurn), { status: 409 }, 'it is under way again');
});

test('an import that was broken off is kept for a day', async () => {
  const { forgetOld } = createImports(database.db, 30);
  await begin('one');
  await silentFor(24 * 60 - 1);
  await forgetOld();
  assert.equal(await rowsOf('one'), 3);
  await silentFor(24 * 60 + 1);
  await forgetOld();
  assert.equal(await rowsOf('one'), 0);
});

test('another change is refused while rows come, and not when its sender is gone or silent for a minute', async () => {
  await begin('one');
  await silentFor(0.9);
  await assert.rejects(database.db.transaction(takeTurn), { status: 409 });
  await silentFor(1.1);
  await database.db.transaction(takeTurn);
  await begin('one');
  await pauseImport(database.db, 'one');
  await database.db.transaction(takeTurn);
});
