import type { Database } from '../../database/index.ts';
import { readPrivateKey } from '../../tokens/signatures.ts';
import { liveEntries } from '../live.ts';
import { takeWriteLock } from '../write-lock.ts';
import { createLiveSigner, signLiveBy } from './live-signer.ts';

export interface Signing {
  /** The file of the registry's key, where it has one. */
  liveKey: string | undefined;
  databaseUrl: string | undefined;
  dataDir: string;
}

/**
 * From now on this process signs what is live; what is live before anything was ever signed is signed as it is. Answers how to
 * stop. Throws SiteError `settings-wrong` where the key cannot be read.
 */
export async function beginSigning(db: Database, { liveKey, ...where }: Signing): Promise<() => void> {
  if (liveKey === undefined) return () => {};
  const signer = createLiveSigner({ key: readPrivateKey(liveKey, 'LIVE_KEY'), ...where });
  await db.transaction(async (tx) => {
    await takeWriteLock(tx, 'registry');
    await signer.begin(tx, () => liveEntries(tx));
  });
  signLiveBy(signer);
  return () => signLiveBy(undefined);
}

/** Signs what is live by the rows, as people have decided: after a restore, and where the registry has another key than before. */
export async function signRows(db: Database, { liveKey, ...where }: Signing): Promise<void> {
  if (liveKey === undefined) return;
  const signer = createLiveSigner({ key: readPrivateKey(liveKey, 'LIVE_KEY'), ...where });
  await db.transaction(async (tx) => {
    await takeWriteLock(tx, 'registry');
    await signer.signAnew(tx, await liveEntries(tx));
  });
}
