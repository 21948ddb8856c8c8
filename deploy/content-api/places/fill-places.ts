import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { place, placeEdition } from '../tables.ts';

/** The version of the lists. Change it with them, or with `fold`: the next start then reads them again. */
const edition = '6';

const filling = new WeakMap<Database, Promise<void>>();

/** Resolves when this process has filled the places; undefined where it is not filling them. */
export const placesAreThere = (db: Database): Promise<void> | undefined => filling.get(db);

/**
 * Puts the towns and postal codes into a database that has not this edition of them: once in its life, in some seconds.
 * Of two processes that start at once one does it, and the other waits for it. Where `ending` aborts, it stops without an error
 * and rolls back; the next start begins again.
 */
export function fillPlaces(db: Database, ending?: AbortSignal): Promise<void> {
  const work = fill(db, ending)
    .catch((error) => {
      if (!ending?.aborted) throw error;
    })
    .finally(() => filling.delete(db));
  filling.set(db, work);
  return work;
}

async function fill(db: Database, ending?: AbortSignal): Promise<void> {
  if ((await db.select().from(placeEdition)).some((row) => row.edition === edition)) return;
  const batches = await readLists(ending);
  await db.transaction(async (tx) => {
    // A second process waits here until the first commits.
    const mine = await tx.insert(placeEdition).values({ edition }).onConflictDoNothing().returning();
    if (mine.length === 0) return;
    await tx.delete(placeEdition).where(ne(placeEdition.edition, edition));
    await tx.delete(place);
    for (const json of batches) {
      ending?.throwIfAborted();
      await tx.execute(sql`
        insert into ${place} (key, is_code, is_other_name, is_quarter, population, name, zip_code, region, country_code, lat, lng, radius)
        select key, "isCode", "isOtherName", "isQuarter", population, name, "zipCode", region, "countryCode", lat, lng, radius
        from jsonb_to_recordset(${json}::jsonb) as listed (key text, "isCode" boolean, "isOtherName" boolean,
          "isQuarter" boolean, population integer, name text, "zipCode" text, region text, "countryCode" text,
          lat float8, lng float8, radius integer)`);
    }
  });
  ending?.throwIfAborted();
  // Without statistics the first queries would be planned as a scan of the whole table.
  await db.execute(sql`analyze ${place}`);
}

/** Batches of rows as JSON, by a worker, whose memory goes with it. */
async function readLists(ending?: AbortSignal): Promise<string[]> {
  const worker = new Worker(new URL('./read-lists.ts', import.meta.url));
  try {
    const [batches]: string[][] = await once(worker, 'message', { signal: ending });
    return batches ?? [];
  } finally {
    await worker.terminate();
  }
}
