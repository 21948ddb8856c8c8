import assert from 'node:assert/strict';
import { createPrivateKey } from 'node:crypto';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { keyIdOf, makePrivateKey, publicTextOf } from '../../tokens/signatures.ts';
import { testManifest } from '../test-manifest.ts';
import { digestOf, followReleaseKeys, groundsFor, hasKeys, readReleaseKeys, signManifest } from './release-keys.ts';

const [key, other] = [makePrivateKey(), makePrivateKey()].map((text) => createPrivateKey(text));
assert.ok(key && other);
const holding = (one: typeof key, ...remotes: string[]) => ({ holder: 'Team', public: publicTextOf(one), remotes });
const none = { keys: [], revoked: [], live: [], accepted: {} };
const trusted = { ...none, keys: [holding(key, 'mf-search', 'react')] };
const search = testManifest();

test('from its first key on a remote has to be signed, and a library by its name without the minor', () => {
  const names = ['mf-search', 'mf-stores', 'react-19.3', 'i18next-26.0'];
  assert.deepEqual(
    names.map((name) => hasKeys(trusted, name)),
    [true, false, true, false],
  );
  assert.deepEqual(
    [none, { ...none, revoked: trusted.keys }].map((keys) => hasKeys(keys, 'mf-search')),
    [false, true],
  );
  assert.ok(hasKeys({ ...none, keys: [holding(key, '*')] }, 'mf-stores'));
  assert.equal(groundsFor(trusted, { ...search, name: 'mf-stores' }), undefined);
});

test('a release counts by a signature of who may sign it, whatever the order of its words, or where it is listed', () => {
  const signed = signManifest(search, key);
  const turned = Object.fromEntries(Object.entries(signed).reverse());
  for (const said of [signed, turned]) assert.deepEqual(groundsFor(trusted, said), { holder: 'Team' });
  assert.deepEqual(groundsFor({ ...trusted, accepted: { 'mf-search@1.0.0': digestOf(search) } }, search), {
    listed: true,
  });
});

test('what does not count is refused with the reason', () => {
  const signed = signManifest(search, key);
  const refusals: [typeof trusted, object, string][] = [
    [trusted, search, 'is not signed, and its remote has keys (RELEASE_SIGNING_KEY)'],
    [trusted, { ...signed, source: 'another' }, 'has been changed since it was signed'],
    [
      trusted,
      signManifest(search, other),
      `is signed with the key ${keyIdOf(publicTextOf(other))}, which may not sign it`,
    ],
    [
      { ...trusted, keys: [holding(key, 'mf-stores'), holding(other, 'mf-search')] },
      signed,
      `is signed with the key ${keyIdOf(publicTextOf(key))}, which may not sign it`,
    ],
    [
      { ...trusted, accepted: { 'mf-search@1.0.0': digestOf({ ...search, source: 'another' }) } },
      search,
      'is not signed, and its remote has keys (RELEASE_SIGNING_KEY)',
    ],
  ];
  for (const [keys, said, why] of refusals)
    assert.throws(() => groundsFor(keys, said), { code: 'release-unsigned', message: `mf-search 1.0.0 ${why}` });
});

async function keyFile(context: TestContext) {
  const folder = await mkdtemp(join(tmpdir(), 'release-keys-'));
  context.after(() => rm(folder, { recursive: true }));
  const file = join(folder, 'keys.json');
  /** As it was written so many seconds later. */
  const write = async (text: string, seconds: number) => {
    await writeFile(file, text);
    await utimes(file, seconds, seconds);
  };
  return { file, write };
}

test('a file of keys is taken as it is from the start, or is none', async (context) => {
  const { file, write } = await keyFile(context);
  assert.throws(() => readReleaseKeys(file), { code: 'settings-wrong' });
  await write(JSON.stringify({ keys: [holding(key)] }), 1);
  assert.throws(() => readReleaseKeys(file), { code: 'settings-wrong' });
  await write(JSON.stringify({ keys: trusted.keys }), 1);
  assert.deepEqual(readReleaseKeys(file), trusted);
});

test('a file that changes is taken within a second; one that is wrong then is told of once, and changes nothing', async (context) => {
  const { file, write } = await keyFile(context);
  let now = 5_000;
  context.mock.method(performance, 'now', () => now);
  const told: unknown[] = [];
  await write('{}', 1);
  const keysNow = followReleaseKeys(file, { error: (what: unknown) => told.push(what) });
  const before = keysNow();
  await write(JSON.stringify({ keys: trusted.keys }), 2);
  now += 999;
  assert.equal(keysNow(), before);
  now += 1;
  assert.deepEqual(keysNow(), trusted);
  const taken = keysNow();
  await write('{', 3);
  for (let look = 0; look < 3; look += 1) {
    now += 1_000;
    assert.equal(keysNow(), taken);
  }
  assert.equal(told.length, 1);
  await write('{}', 4);
  now += 1_000;
  assert.deepEqual(keysNow(), none);
  const last = keysNow();
  now += 1_000;
  assert.equal(keysNow(), last, 'the same as long as the file is');
  await rm(file);
  now += 1_000;
  assert.equal(keysNow(), last);
  assert.equal(told.length, 2);
});
