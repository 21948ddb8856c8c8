import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { clientOf } from '../../database/reading-in.ts';
import { place, placeEdition } from '../tables.ts';

/** The version of the lists. Change it with them, or with `fold`: the next start then reads them again. */
const edition = '6';

const retryMs = 60_000;

const fillings = new WeakMap<Database, { ending: AbortController; done: Promise<void> }>();

/**
 * Puts the towns and postal codes into a database that has not this edition of them: once in its life, in some ten seconds of
 * which a first start has none to spare. So the first who needs them asks, and whoever asks meanwhile waits for the same.
 * Of two processes that fill at once one does it, and the other waits for it. What has failed fails for a minute.
 */
export function fillPlaces(db: Database): Promise<void> {
  const begun = fillings.get(db);
  if (begun) return begun.done;
  const ending = new AbortController();
  const done = fill(db, ending.signal).catch((error) => {
    if (ending.signal.aborted) return void fillings.delete(db);
    // Not with each question: reading the lists takes a processor for seconds.
    setTimeout(() => fillings.delete(db), retryMs).unref();
    throw error;
  });
  fillings.set(db, { ending, done });
  return done;
}

/** Stops what `fillPlaces` has begun, without an error; who fills next begins again. */
export async function stopFilling(db: Database): Promise<void> {
  const begun = fillings.get(db);
  begun?.ending.abort();
  await begun?.done.catch(() => {});
}

async function fill(db: Database, ending: AbortSignal): Promise<void> {
  if ((await db.select().from(placeEdition)).some((row) => row.edition === edition)) return;
  const batches = await readLists(ending);
  // The embedded database has one connection, which a transaction would keep from everybody else; and no second process.
  if (clientOf(db) instanceof PGlite) await replacePlaces(db, batches, ending);
  else
    await db.transaction(async (tx) => {
      // A second process waits here until the first commits.
      const mine = await tx.insert(placeEdition).values({ edition }).onConflictDoNothing().returning();
      if (mine.length > 0) await replacePlaces(tx, batches, ending);
    });
  // Without statistics the first queries would be planned as a scan of the whole table.
  await db.execute(sql`analyze ${place}`);
}

/** The edition comes last: where not all rows are there, it is not. */
async function replacePlaces(
  db: Pick<Database, 'delete' | 'execute' | 'insert'>,
  batches: string[],
  ending: AbortSignal,
) {
  await db.delete(placeEdition).where(ne(placeEdition.edition, edition));
  await db.delete(place);
  for (const json of batches) {
    // The embedded database answers within one turn of the event loop: nobody else would get a word in.
    await setImmediate(undefined, { signal: ending });
    await db.execute(sql`
      insert into ${place} (key, is_code, is_other_name, is_quarter, population, name, zip_code, region, country_code, lat, lng, radius)
      select key, "isCode", "isOtherName", "isQuarter", population, name, "zipCode", region, "countryCode", lat, lng, radius
      from jsonb_to_recordset(${json}::jsonb) as listed (key text, "isCode" boolean, "isOtherName" boolean,
        "isQuarter" boolean, population integer, name text, "zipCode" text, region text, "countryCode" text,
        lat float8, lng float8, radius integer)`);
  }
  await db.insert(placeEdition).values({ edition }).onConflictDoNothing();
}

/** Batches of rows as JSON, by a worker, whose memory goes with it. */
async function readLists(ending: AbortSignal): Promise<string[]> {
  const worker = new Worker(new URL('./read-lists.ts', import.meta.url));
  try {
    const [batches]: string[][] = await once(worker, 'message', { signal: ending });
    return batches ?? [];
  } finally {
    await worker.terminate();
  }
}
