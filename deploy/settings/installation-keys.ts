import { createPrivateKey, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SiteError } from 'shared/errors';
import { makePrivateKey, publicTextOf, readPrivateKey } from '../tokens/signatures.ts';
import { makeOnce } from './secrets.ts';

const filesIn = (dataDir: string) => ({
  release: join(dataDir, 'keys/release.pem'),
  live: join(dataDir, 'keys/live.pem'),
  trusted: join(dataDir, 'keys/release-keys.json'),
});

/**
 * The keys that this installation made for itself, by the names of their settings: one for all releases that are made here, one
 * for what is live. Throws SiteError `settings-wrong` where they cannot be made.
 */
export function installationKeys(dataDir: string): { RELEASE_KEYS: string; LIVE_KEY: string } {
  const { release, live, trusted } = filesIn(dataDir);
  try {
    for (const file of [release, live]) makeOnce(file, makePrivateKey);
    makeOnce(trusted, () => {
      const [own, registry] = [release, live].map((file) => publicTextOf(createPrivateKey(readFileSync(file))));
      const keys = [{ holder: 'this installation', public: own, remotes: ['*'] }];
      return JSON.stringify({ keys, live: [{ holder: 'this installation', public: registry }] }, null, 2);
    });
  } catch (cause) {
    throw new SiteError(
      'settings-wrong',
      `DATA_DIR: the keys in ${join(dataDir, 'keys')} cannot be read or made: ${cause}`,
      {
        cause,
      },
    );
  }
  return { RELEASE_KEYS: trusted, LIVE_KEY: live };
}

/**
 * Has the next start list anew which releases count without a signature of this installation: after a restore they may be of
 * another one.
 */
export function acceptAnew(dataDir: string): void {
  const { trusted } = filesIn(dataDir);
  const { accepted: _, ...keys } = JSON.parse(readFileSync(trusted, 'utf8'));
  writeFileSync(trusted, JSON.stringify(keys, null, 2));
}

/**
 * The key that releases are signed with: the one that the environment has, or whose file it names, otherwise that of this installation,
 * where it has one. Throws SiteError `settings-wrong` where it cannot be read.
 */
export function signingKeyOf(dataDir?: string, named = process.env.RELEASE_SIGNING_KEY): KeyObject | undefined {
  const own = dataDir && filesIn(dataDir).release;
  const key = named || (own && existsSync(own) ? own : undefined);
  return key ? readPrivateKey(key, 'RELEASE_SIGNING_KEY') : undefined;
}
