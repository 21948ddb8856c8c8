import { sql } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import type { Versions } from './contract.ts';
import { registryVersion } from './tables.ts';

/**
 * Adds one to a counter, so that every gateway looks again. Call it first in the transaction of the write that it
 * tells of: the counter's row then also makes such writes wait for each other.
 */
export async function countWrite(tx: Pick<Database, 'insert'>, kind: 'registry' | 'content'): Promise<void> {
  await tx
    .insert(registryVersion)
    .values({ [kind]: 1 })
    .onConflictDoUpdate({ target: registryVersion.id, set: { [kind]: sql`${registryVersion[kind]} + 1` } });
}

/** Reads the counters once for all who ask at the same time: every gateway asks ten times a second. */
export function sharedRead(read: () => Promise<Versions>): () => Promise<Versions> {
  let reading: Promise<Versions> | undefined;
  return () => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
}

/** Both counters; zero before the first write. */
export async function readVersions(db: Pick<Database, 'select'>): Promise<Versions> {
  const [row] = await db
    .select({ registry: registryVersion.registry, content: registryVersion.content })
    .from(registryVersion);
  return row ?? { registry: 0, content: 0 };
}
