import { sql } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import type { Versions } from './contract.ts';
import { registryVersion } from './tables.ts';

/**
 * Takes the lock of all writes of a kind, which is the row of their counter, and adds one to it, so that every gateway looks
 * again: a trigger of its table notifies all who follow it. A transaction calls this before its first write and holds the
 * lock to its end: other writes of the kind wait.
 */
export async function takeWriteLock(tx: Pick<Database, 'insert'>, kind: 'registry' | 'content'): Promise<void> {
  await tx
    .insert(registryVersion)
    .values({ [kind]: 1 })
    .onConflictDoUpdate({ target: registryVersion.id, set: { [kind]: sql`${registryVersion[kind]} + 1` } });
}

/** Both counters; zero before the first write. */
export async function readVersions(db: Pick<Database, 'select'>): Promise<Versions> {
  const [row] = await db
    .select({ registry: registryVersion.registry, content: registryVersion.content })
    .from(registryVersion);
  return row ?? { registry: 0, content: 0 };
}
