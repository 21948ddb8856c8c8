import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { openTestDatabase, type TestDatabase } from '../../database/testing.ts';
import { contentImport } from '../tables.ts';
import { beginImport, createImports, forget, pauseImport, reportOf, saveImport, takeTurn } from './begun-import.ts';

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
