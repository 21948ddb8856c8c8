import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { Database } from './index.ts';
import { clientOf } from './reading-in.ts';

/** After how long a connection that broke is made anew, in ms. */
const againMs = 1_000;

/**
 * Calls `heard` for each notification of a channel (`NOTIFY`), on a connection of its own, and whenever one may have been missed,
 * as after the connection broke. It never fails: where nothing can be heard, nothing is. Answers how to stop.
 */
export function listen(db: Database, channel: string, heard: () => void): () => Promise<void> {
  const client = clientOf(db);
  return client instanceof pg.Pool
    ? listenOnServer(client.options, channel, heard)
    : listenEmbedded(client, channel, heard);
}

function listenOnServer(options: pg.ClientConfig, channel: string, heard: () => void): () => Promise<void> {
  const stop = new AbortController();
  const { signal } = stop;

  async function untilItBreaks(): Promise<void> {
    const client = new pg.Client(options);
    client.on('error', () => undefined).on('notification', heard);
    try {
      await client.connect();
      await Promise.all([once(client, 'end', { signal }), client.query(`listen ${channel}`).then(heard)]);
    } finally {
      await client.end();
    }
  }

  async function goOn(): Promise<void> {
    while (!signal.aborted) {
      await untilItBreaks().catch(() => {});
      await delay(againMs, undefined, { signal }).catch(() => {});
    }
  }

  const going = goOn();
  return async () => {
    stop.abort();
    await going;
  };
}

function listenEmbedded(client: PGlite, channel: string, heard: () => void): () => Promise<void> {
  const listening = client.listen(channel, heard).catch(() => undefined);
  return async () => {
    const unlisten = await listening;
    await unlisten?.().catch(() => {});
  };
}
