import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import pg from 'pg';

type Database = PgDatabase<PgQueryResultHKT>;
type Client = PGlite | pg.Pool;
const clients = new WeakMap<Database, Client>();

/** Notes what a database is asked through. */
export const notePool = (db: Database, client: Client): void => void clients.set(db, client);

/** What a database is asked through. Throws where `openDatabase` has not opened it. */
export function clientOf(db: Database): Client {
  const client = clients.get(db);
  if (!client) throw new Error('This database was not opened by openDatabase');
  return client;
}

/**
 * The same database for queries that find tables in these schemas before the usual one, as `preview_42`. Each query is a
 * transaction of its own, which cannot write and by which alone the schemas are set: no other query can ever meet them.
 */
export function readingIn(db: Database, schema: string): Database {
  const client = clientOf(db);
  const settings = `set transaction read only; set local search_path to ${schema}, public`;
  return client instanceof pg.Pool
    ? drizzlePostgres(ofPool(client, settings))
    : drizzleEmbedded(ofOne(client, settings));
}

const ofOne = (client: PGlite, settings: string): PGlite =>
  withQuery(client, (...args) =>
    client.transaction(async (tx) => {
      await tx.exec(settings);
      return Reflect.apply(tx.query, tx, args);
    }),
  );

const ofPool = (pool: pg.Pool, settings: string): pg.Pool =>
  withQuery(pool, async (...args) => {
    const connection = await pool.connect();
    let isWhole = false;
    try {
      await connection.query(`begin; ${settings}`);
      const answer = await Reflect.apply(connection.query, connection, args);
      await connection.query('commit');
      isWhole = true;
      return answer;
    } finally {
      // What failed in the middle is closed: nobody else gets it with these schemas.
      connection.release(!isWhole);
    }
  });

/** A client that asks in another way; all else is its own. */
const withQuery = <One extends Client>(client: One, query: (...args: unknown[]) => Promise<unknown>): One =>
  new Proxy(client, {
    get(target, name) {
      const own = name === 'query' ? query : Reflect.get(target, name);
      return typeof own === 'function' && name !== 'constructor' ? own.bind(target) : own;
    },
  });
