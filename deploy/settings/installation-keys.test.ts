import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { acceptAnew, installationKeys, signingKeyOf } from './installation-keys.ts';

const folder = mkdtempSync(join(tmpdir(), 'installation-keys-'));
after(() => rmSync(folder, { recursive: true }));

test('what was accepted without a signature is accepted no longer, and the keys stay', () => {
  const { RELEASE_KEYS: file } = installationKeys(folder);
  const keys = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...keys, accepted: { 'mf-search@1.0.0': {} } }));
  acceptAnew(folder);
  assert.deepEqual(JSON.parse(readFileSync(file, 'utf8')), keys);
});

test('an installation that has made no key signs with none, unless one is named', () => {
  const empty = join(folder, 'empty');
  assert.equal(signingKeyOf(empty, ''), undefined);
  const { LIVE_KEY } = installationKeys(folder);
  assert.equal(signingKeyOf(empty, LIVE_KEY)?.asymmetricKeyType, 'ed25519');
  assert.ok(!signingKeyOf(folder, '')?.equals(signingKeyOf(empty, LIVE_KEY) ?? assert.fail('it has no key')));
});
