import { AsyncLocalStorage } from 'node:async_hooks';
import type { PGlite } from '@electric-sql/pglite';
import type pg from 'pg';

const reading = new AsyncLocalStorage<AbortSignal | undefined>();

/**
 * Does work that only reads, for somebody who may go away: once `gone` is aborted no further query of it is begun, and
 * PostgreSQL cancels the one that runs.
 */
export const whileWanted = <Result>(gone: AbortSignal, work: () => Result): Result => reading.run(gone, work);

/** Reads what is kept for all, inside of what one asks for: it goes on where that one goes away. */
export const readForAll = <Result>(work: () => Result): Result => reading.run(undefined, work);

/** Has the embedded database begin no query that nobody waits for any more. It answers one after the other. */
export function skipUnwanted(client: PGlite): void {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Call extends PGlite['query'] | PGlite['transaction']>(call: Call): Call =>
    new Proxy(call, {
      apply(_, self, args) {
        const gone = reading.getStore();
        const turn = last.then(() => {
          gone?.throwIfAborted();
          return Reflect.apply(call, self, args);
        });
        last = turn.catch(() => {});
        return turn;
      },
    });
  client.query = inTurn(client.query);
  client.transaction = inTurn(client.transaction);
}

/** The same for PostgreSQL, which also cancels what runs; over other connections, as those of `pool` may all be taken. */
export function cancelUnwanted(pool: pg.Pool, others: pg.Pool): void {
  async function query(gone: AbortSignal, args: unknown[]): Promise<unknown> {
    const client = await pool.connect();
    let cancelled: Promise<unknown> | undefined;
    const cancel = () => {
      const pid = 'processID' in client ? client.processID : null;
      cancelled = others.query('select pg_cancel_backend($1)', [pid]).catch(() => {});
    };
    gone.addEventListener('abort', cancel, { once: true });
    try {
      gone.throwIfAborted();
      return await Reflect.apply(client.query, client, args);
    } finally {
      gone.removeEventListener('abort', cancel);
      // The next query of this connection must not be the one that is cancelled.
      await cancelled;
      client.release();
    }
  }
  pool.query = new Proxy(pool.query, {
    apply(call, self, args) {
      const gone = reading.getStore();
      return gone ? query(gone, args) : Reflect.apply(call, self, args);
    },
  });
}
