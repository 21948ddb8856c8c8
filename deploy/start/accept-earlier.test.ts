import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { testRelease } from '../gateway/testing/release.ts';
import { readReleaseKeys } from '../registry/signing/release-keys.ts';
import { startTestRegistry } from '../registry/testing.ts';
import { acceptAnew, installationKeys } from '../settings/installation-keys.ts';
import { acceptEarlier } from './accept-earlier.ts';

test('the first start with keys, and the first after a restore, list the releases from before, and no other start does', async (context) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'accept-earlier-'));
  const registry = await startTestRegistry();
  context.after(async () => {
    await registry.close();
    await rm(dataDir, { recursive: true });
  });
  const publish = async (version: string) => {
    const { manifest, files } = testRelease({ name: 'mf-search', version, render: "return part('')" });
    const encoded = [...files].map(([path, bytes]) => [path, Buffer.from(bytes).toString('base64')]);
    const about = { live: false, by: 'ann', why: '' };
    await registry.as().publish({ manifest, files: Object.fromEntries(encoded), ...about });
  };
  const accepted = () => Object.keys(readReleaseKeys(installationKeys(dataDir).RELEASE_KEYS).accepted);
  await publish('1.0.0');
  for (const version of ['1.1.0', '1.2.0']) {
    await acceptEarlier(registry.as(), dataDir);
    assert.deepEqual(accepted(), ['mf-search@1.0.0']);
    await publish(version);
  }
  const keys = readFileSync(installationKeys(dataDir).RELEASE_KEYS, 'utf8');
  acceptAnew(dataDir);
  await acceptEarlier(registry.as(), dataDir);
  assert.deepEqual(accepted().sort(), ['mf-search@1.0.0', 'mf-search@1.1.0', 'mf-search@1.2.0']);
  const { accepted: _, ...kept } = JSON.parse(keys);
  assert.partialDeepStrictEqual(JSON.parse(readFileSync(installationKeys(dataDir).RELEASE_KEYS, 'utf8')), kept);
});
