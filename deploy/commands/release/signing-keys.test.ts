import assert from 'node:assert/strict';
import { createPrivateKey } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { type TestRelease, testRelease } from '../../gateway/testing/release.ts';
import { registryClient } from '../../registry/client.ts';
import { digestOf, groundsFor, readReleaseKeys, signManifest } from '../../registry/signing/release-keys.ts';
import { startTestRegistry, type TestRegistryApp, testRegistryToken } from '../../registry/testing.ts';
import { keyIdOf, makePrivateKey, publicTextOf } from '../../tokens/signatures.ts';
import { addKey, publicHalf, revokeKey } from './signing-keys.ts';

let folder: string;
let registry: TestRegistryApp;
let file: string;
const key = createPrivateKey(makePrivateKey());
const team = { holder: 'Team Search', public: publicTextOf(key), remotes: ['mf-search'] };
const search = (version: string) => testRelease({ name: 'mf-search', version, render: "return part('')" });
const publish = ({ manifest, files }: TestRelease, signed: boolean) =>
  registryClient(registry.send, testRegistryToken, signed ? key : undefined).publish({
    manifest,
    files: Object.fromEntries([...files].map(([path, bytes]) => [path, Buffer.from(bytes).toString('base64')])),
    live: true,
    by: 'ann',
    why: '',
  });

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signing-keys-'));
  file = join(folder, 'keys.json');
  await writeFile(file, '{}');
  registry = await startTestRegistry();
  await publish(search('1.0.0'), false);
});
after(async () => {
  await registry.close();
  await rm(folder, { recursive: true });
});

test('a key is made for its holder alone, once; a file with the public half is enough', async () => {
  const [own, half] = [join(folder, 'own.pem'), join(folder, 'half.pem')];
  const text = publicHalf(own);
  assert.equal((await stat(own)).mode & 0o777, 0o600);
  assert.equal(publicHalf(own), text);
  assert.equal(text, publicTextOf(createPrivateKey(await readFile(own))));
  await writeFile(half, `-----BEGIN PUBLIC KEY-----\n${text}\n-----END PUBLIC KEY-----\n`);
  assert.equal(publicHalf(half), text);
  await writeFile(half, 'nothing');
  assert.throws(() => publicHalf(half), { code: 'command-wrong', message: /no Ed25519 key/ });
});

test('with the first key of a remote its releases so far are listed, and the next ones have to be signed', async () => {
  const lines = await addKey(registry.as(), file, team);
  assert.match(lines.join('\n'), /may sign mf-search[\s\S]*count on: mf-search@1\.0\.0/);
  const trusted = readReleaseKeys(file);
  const said = await registry.as().storedManifest('mf-search', '1.0.0');
  assert.deepEqual(trusted.accepted, { 'mf-search@1.0.0': digestOf(said) });
  assert.deepEqual(groundsFor(trusted, said), { listed: true });
  const { manifest } = search('1.1.0');
  assert.throws(() => groundsFor(trusted, manifest), { code: 'release-unsigned' });
  assert.deepEqual(groundsFor(trusted, signManifest(manifest, key)), { holder: 'Team Search' });
});

test('a second key lists nothing more: what came unsigned since is none of the team’s', async () => {
  await publish(search('1.0.1'), false);
  await addKey(registry.as(), file, { ...team, public: publicTextOf(createPrivateKey(makePrivateKey())) });
  assert.deepEqual(Object.keys(readReleaseKeys(file).accepted), ['mf-search@1.0.0']);
});

test('a revoked key names what was signed with it, what is live first; that counts on only where ops say so', async () => {
  await publish(search('1.2.0'), true);
  await publish(search('1.3.0'), true);
  const id = keyIdOf(team.public);
  const before = await readFile(file, 'utf8');
  const said = await registry.as().storedManifest('mf-search', '1.3.0');
  const told = await revokeKey(registry.as(), file, id, false);
  assert.deepEqual(
    told.filter((line) => line.startsWith('  ')),
    ['  mf-search@1.3.0, live now', '  mf-search@1.2.0'],
  );
  assert.throws(() => groundsFor(readReleaseKeys(file), said), { code: 'release-unsigned' });
  await writeFile(file, before);
  await revokeKey(registry.as(), file, id, true);
  assert.deepEqual(groundsFor(readReleaseKeys(file), said), { listed: true });
  await assert.rejects(revokeKey(registry.as(), file, id, true), { code: 'command-wrong' });
});
