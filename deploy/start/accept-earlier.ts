import { readFileSync, writeFileSync } from 'node:fs';
import type { RegistryClient } from '../registry/client.ts';
import { readReleaseKeys } from '../registry/signing/release-keys.ts';
import { unsignedOf } from '../registry/signing/vouched.ts';
import { installationKeys } from '../settings/installation-keys.ts';

/**
 * Lists the releases from before there were keys in the file of keys that this installation made: once, at its first start with
 * it. What is published later is signed.
 */
export async function acceptEarlier(registry: RegistryClient, dataDir: string): Promise<void> {
  const { RELEASE_KEYS: file } = installationKeys(dataDir);
  if ('accepted' in JSON.parse(readFileSync(file, 'utf8'))) return;
  const keys = readReleaseKeys(file);
  const accepted = await unsignedOf(registry, keys);
  writeFileSync(file, JSON.stringify({ ...keys, accepted }, null, 2));
}
