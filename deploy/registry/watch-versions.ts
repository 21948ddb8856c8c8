import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../database/index.ts';
import { listen } from '../database/listen.ts';
import type { Versions } from './contract.ts';
import { readVersions } from './write-lock.ts';

/** The trigger of the counters' table notifies on it. */
export const versionsChannel = 'registry_version';
/** How often the database is asked while somebody waits: for notifications that are lost, and where there are none. */
const askMs = 1_000;

/** The counters of the registry, for gateways that wait for other ones. */
export interface VersionsWatch {
  /** What they are now. Throws what the database throws. */
  now(): Promise<Versions>;
  /** Other ones than these, as soon as there are; the same after so many ms, and once this is closed. Throws as `now`. */
  otherThan(known: Versions, ms: number): Promise<Versions>;
  close(): Promise<void>;
}

/**
 * Follows the counters of a database, however many wait for them, with one question a second, and one after each
 * notification. Nobody asks while nobody waits.
 */
export function watchVersions(db: Database, { subscribe = listen, everyMs = askMs } = {}): VersionsWatch {
  const closing = new AbortController();
  let latest: Versions | undefined;
  const read = sharedRead(async () => {
    latest = await readVersions(db);
    return latest;
  });
  let heard = Promise.withResolvers<void>();
  let stopListening: (() => Promise<void>) | undefined;
  let asking: Promise<Versions> | undefined;

  async function ask(): Promise<Versions> {
    const pause = new AbortController();
    const { signal } = pause;
    const second = delay(everyMs, undefined, { signal: AbortSignal.any([signal, closing.signal]) }).catch(() => {});
    await Promise.race([heard.promise, second]);
    pause.abort();
    // What is heard from here on is about something later than the answer.
    heard = Promise.withResolvers();
    return read();
  }

  function askForAll(): Promise<Versions> {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  }

  return {
    now: read,
    async otherThan(known, ms) {
      stopListening ??= subscribe(db, versionsChannel, () => heard.resolve());
      const end = performance.now() + ms;
      let versions = latest ?? known;
      while (isDeepStrictEqual(versions, known) && performance.now() < end && !closing.signal.aborted)
        versions = await askForAll();
      return versions;
    },
    async close() {
      closing.abort();
      await asking?.catch(() => {});
      await stopListening?.();
    },
  };
}

/** Reads once for all who ask while another read is under way: each gets what was there after they asked. */
export function sharedRead<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let current: Promise<unknown> = Promise.resolve();
  let next: Promise<Value> | undefined;
  return () => {
    next ??= current
      .catch(() => {})
      .then(() => {
        next = undefined;
        const reading = read();
        current = reading;
        return reading;
      });
    return next;
  };
}
