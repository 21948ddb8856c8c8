import assert from 'node:assert/strict';
import { createPrivateKey } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { testRelease } from '../../gateway/testing/release.ts';
import { makePrivateKey } from '../../tokens/signatures.ts';
import { switchLive } from '../live.ts';
import { publish } from '../releases.ts';
import { halt, startRollOut } from '../rollouts.ts';
import { live, liveStatement } from '../tables.ts';
import { startTestRegistry, type TestRegistryApp } from '../testing.ts';
import { beginSigning, signRows } from './begin-signing.ts';
import { databaseName, liveSigner } from './live-signer.ts';
import { publicOf, readStatement } from './statement.ts';

const name = 'mf-search';
const target = { name, country: '*', who: 'admin', by: 'ann', why: '' };
const [old, next] = ['1.0.0', '2.0.0'];
const [key, other] = [makePrivateKey(), makePrivateKey()];

let registry: TestRegistryApp;
let [root, folder] = ['', ''];
let stop = () => {};
before(async () => {
  registry = await startTestRegistry();
  root = await mkdtemp(join(tmpdir(), 'live-signer-'));
  for (const version of [old, next]) {
    const release = testRelease({ name, version, render: '' });
    await publish(registry.database.db, { ...release, ...target, live: false });
  }
});
after(async () => {
  stop();
  await registry.close();
  await rm(root, { recursive: true });
});
/** Each test begins with a database of which nothing was ever signed, and a version that is live. */
beforeEach(async () => {
  const { db } = registry.database;
  folder = await mkdtemp(join(root, 'data-'));
  stop();
  await db.delete(live);
  await db.delete(liveStatement);
  await change(old);
  stop = await begin();
});

const begin = (liveKey: string | undefined = key) =>
  beginSigning(registry.database.db, { liveKey, databaseUrl: undefined, dataDir: folder });
type Change = Partial<Parameters<typeof switchLive>[1]>;
const change = (to: string, how: Change = {}) =>
  registry.database.db.transaction((tx) => switchLive(tx, { ...target, to, action: 'make-live', ...how }));
const signedBy = async (by: string) =>
  readStatement(await liveSigner()?.newest(registry.database.db), [publicOf(createPrivateKey(by))]);
const signed = () => signedBy(key);
const withdrawn = async () => (await signed())?.withdrawn['*']?.[name];

test('what is live is signed as it is once, and from then on with every change', async () => {
  const first = { of: 'embedded', number: 1, live: { '*': { [name]: { version: old } } }, withdrawn: {} };
  assert.deepEqual(await signed(), first);
  await begin();
  assert.deepEqual(await signed(), first);
  await change(next);
  assert.deepEqual([(await signed())?.number, (await signed())?.live['*']], [2, { [name]: { version: next } }]);
  await begin();
  assert.equal((await signed())?.number, 2);
});

test('what somebody writes into the database beside the registry is never signed', async () => {
  await registry.database.db.update(live).set({ version: next });
  await change(old, { country: 'be' });
  assert.deepEqual((await signed())?.live, { '*': { [name]: { version: old } }, be: { [name]: { version: old } } });
});

test('a database that is set back sets nothing back, and the next change comes after what was signed last', async () => {
  const { db } = registry.database;
  const [before] = await db.select().from(liveStatement);
  assert.ok(before);
  await change(next);
  const newest = await signed();
  await db.update(liveStatement).set(before);
  assert.deepEqual(await signed(), newest);
  await begin();
  assert.deepEqual(await signed(), newest);
  await change(old);
  assert.equal((await signed())?.number, 3);
});

test('what a person rolls back comes back by a person alone, and what ends by itself is not rolled back', async () => {
  const refused = {
    status: 409,
    message: `${name} ${next} was rolled back for all countries: only a person makes it live again`,
  };
  await change(next);
  await change(old, { action: 'roll-back', byItself: true });
  assert.deepEqual(await withdrawn(), []);
  await change(next);
  await change(old, { action: 'roll-back' });
  assert.deepEqual(await withdrawn(), [next]);
  await assert.rejects(change(next, { byItself: true }), refused);
  assert.equal((await signed())?.live['*']?.[name]?.version, old);
  await change(next);
  assert.deepEqual(await withdrawn(), []);
  await change(old);
  assert.deepEqual(await withdrawn(), [], 'another version is no rollback');
});

test('a rollout that is halted is withdrawn', async () => {
  const { db } = registry.database;
  await db.transaction((tx) => startRollOut(tx, { ...target, version: next, percent: 5 }));
  assert.deepEqual((await signed())?.live['*']?.[name], { version: old, candidate: { version: next, percent: 5 } });
  await db.transaction((tx) => halt(tx, target));
  assert.deepEqual(await withdrawn(), [next]);
});

test('with another key nothing is shown or changed until people have all of it signed anew', async () => {
  const wrong = { status: 409, message: /was signed with another key/ };
  await change(next);
  await change(old, { action: 'roll-back' });
  const where = { databaseUrl: undefined, dataDir: folder };
  await signRows(registry.database.db, { liveKey: key, ...where });
  assert.deepEqual([(await signed())?.number, await withdrawn()], [4, [next]]);
  stop = await begin(other);
  await assert.rejects(signedBy(other), wrong);
  await assert.rejects(change(next), wrong);
  await assert.rejects(registry.as().live(), wrong);
  await signRows(registry.database.db, { liveKey: undefined, ...where });
  await assert.rejects(signedBy(other), wrong);
  await signRows(registry.database.db, { liveKey: other, ...where });
  const own = { of: 'embedded', number: 1, live: { '*': { [name]: { version: old } } }, withdrawn: {} };
  assert.deepEqual(await signedBy(other), own);
});

test('the registry answers what it has signed with what is live; without a key it signs nothing', async () => {
  const { signed: answered } = await registry.as().live();
  assert.deepEqual(readStatement(answered, [publicOf(createPrivateKey(key))]), await signed());
  stop();
  stop = await beginSigning(registry.database.db, { liveKey: undefined, databaseUrl: undefined, dataDir: folder });
  assert.equal(liveSigner(), undefined);
  await change(next);
  assert.equal((await registry.as().live()).signed, undefined);
});

test('a database is called after its place, whoever signs in to it', () => {
  const names = ['ann:secret@one/site', 'bob:word@one/site', 'ann:secret@other/site', 'ann:secret@one/shop'].map(
    (place) => databaseName(`postgres://${place}`),
  );
  assert.equal(names[0], names[1]);
  assert.equal(new Set([...names, databaseName(undefined)]).size, 4);
  assert.match(names[0] ?? '', /^[0-9a-f]{16}$/);
});
