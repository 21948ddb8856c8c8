import { createPublicKey } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { RegistryClient } from '../../registry/client.ts';
import { hasKeys, type ReleaseKeys, readReleaseKeys } from '../../registry/signing/release-keys.ts';
import { signedWith, unsignedOf } from '../../registry/signing/vouched.ts';
import { makeOnce } from '../../settings/secrets.ts';
import { readStartSettings } from '../../settings/settings.ts';
import { keyIdOf, makePrivateKey, publicTextOf } from '../../tokens/signatures.ts';
import { wrongUse } from '../run-command.ts';

/** The file RELEASE_KEYS that ops keep: of this folder's site, or of one elsewhere as the environment names it. */
export function releaseKeysFile(site: string | undefined): string {
  const file = site === undefined ? readStartSettings(process.env).releaseKeys : process.env.RELEASE_KEYS;
  if (!file) throw wrongUse('Which file of keys do the servers of that site read? Name it: RELEASE_KEYS=keys.json');
  return file;
}

/** The public half of the key in a file; a new key, for its owner alone, where there is none. A file may have the public half alone. */
export function publicHalf(file: string): string {
  makeOnce(file, makePrivateKey);
  try {
    const key = createPublicKey(readFileSync(file));
    if (key.asymmetricKeyType === 'ed25519') return publicTextOf(key);
  } catch {
    // Said below.
  }
  throw wrongUse(`${file} has no Ed25519 key: openssl genpkey -algorithm ed25519 makes one`);
}

/**
 * Lets the holder of a key sign releases. Of a remote that had no key before, the releases that there are count on as they
 * are now: the file lists them. Answers lines for people.
 */
export async function addKey(
  client: RegistryClient,
  file: string,
  added: ReleaseKeys['keys'][number],
): Promise<string[]> {
  const before = readReleaseKeys(file);
  const after = { ...before, keys: [...before.keys, added] };
  const unsigned = Object.entries(await unsignedOf(client, after));
  const earlier = unsigned.filter(([release]) => !hasKeys(before, release.split('@')[0] ?? ''));
  write(file, { ...after, accepted: { ...before.accepted, ...Object.fromEntries(earlier) } });
  const id = keyIdOf(added.public);
  return [
    `The key ${id} of ${added.holder} may sign ${added.remotes.join(', ')}: ${file} says so.`,
    ...(earlier.length > 0 ? [`Releases from before count on: ${earlier.map(([release]) => release).join(', ')}`] : []),
    followed,
  ];
}

/**
 * Takes a key out of the file, and names what was signed with it; with `keep` all that counts on. Answers lines for people.
 * Throws SiteError `command-wrong` where the file has no such key.
 */
export async function revokeKey(client: RegistryClient, file: string, id: string, keep: boolean): Promise<string[]> {
  const before = readReleaseKeys(file);
  const isIt = (key: { public: string }) => keyIdOf(key.public) === id;
  const revoked = before.keys.find(isIt);
  if (!revoked) throw wrongUse(`${file} has no key ${id}`);
  const signed = await signedWith(client, revoked);
  const digests = Object.fromEntries(signed.map(({ release, digest }) => [release, digest]));
  const keys = before.keys.filter((key) => !isIt(key));
  write(file, {
    ...before,
    keys,
    revoked: [...before.revoked, revoked],
    accepted: { ...before.accepted, ...(keep && digests) },
  });
  const lines = signed.map(({ release, isLive }) => `  ${release}${isLive ? ', live now' : ''}`);
  const fate = keep ? 'count on, each as it is now' : 'count no more; --keep lets them';
  return [
    `The key ${id} of ${revoked.holder} counts no more: ${file} says so.`,
    ...(lines.length > 0 ? [`Signed with it, and ${fate}:`, ...lines] : ['Nothing was signed with it.']),
    followed,
  ];
}

const followed = 'The registry and all gateways read it within a second, where it is the file that they have.';

const write = (file: string, keys: ReleaseKeys): void => writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`);
