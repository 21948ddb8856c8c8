import { chmod, constants, cp, mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { is } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleEmbedded, PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { SiteError } from 'shared/errors';
import { dropPreviewsBeforeMigration } from './drop-previews.ts';
import { lockOf, takeLock } from './lock.ts';
import { notePool } from './reading-in.ts';
import { cancelUnwanted, skipUnwanted } from './wanted.ts';

/** The one database type for PGlite and PostgreSQL. Inside `transaction` use its `tx` only: `db` there hangs on PGlite. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** Whether it is the embedded database, which runs one query after the other: concurrent queries only queue up. */
export const answersOneAtATime = (db: Database): boolean => is(db, PgliteDatabase);

export interface OpenDatabase {
  db: Database;
  /**
   * Copies the embedded database as it is at this moment, while other queries wait, and answers the folder of the copy,
   * which `openDatabase` takes as its `dataDir`; it is the caller's to remove. PostgreSQL has tools of its own.
   */
  snapshot?(): Promise<string>;
  /** Gives back the lock and every connection, so that the process can end. */
  close(): Promise<void>;
}

export interface DatabaseSettings {
  /** `postgres://…`; without it the embedded database in `dataDir` is used. */
  databaseUrl?: string;
  dataDir: string;
  /** The ports of the content API that holds the embedded database and of its site, for those who look for them. */
  port?: number;
  sitePort?: number;
}

/**
 * The limits of one server's connection pool: no query, transaction or connection may hang for ever. The transaction of an
 * import waits for its sender, hence two minutes.
 */
const limits = {
  max: 20,
  connectionTimeoutMillis: 5_000,
  statement_timeout: 60_000,
  idle_in_transaction_session_timeout: 120_000,
  // On the client's side, where the server's statement timeout is not heard of.
  query_timeout: 65_000,
  keepAlive: true,
} satisfies pg.PoolConfig;

/** PGlite's own 128 MB of buffers are taken at once, hold what the system's cache of files holds as well, and made no query quicker. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

const migrations = { migrationsFolder: fileURLToPath(new URL('migrations', import.meta.url)) };

/**
 * Opens the database and brings its tables up to date. The embedded one is for one process at a time:
 * throws SiteError `database-locked` when another has it open, and `database-unreachable` where PostgreSQL is not to be had;
 * its message is one sentence about `DATABASE_URL`, its cause what the driver said.
 */
export const openDatabase = (settings: DatabaseSettings): Promise<OpenDatabase> =>
  settings.databaseUrl ? openPostgres(settings.databaseUrl) : openEmbedded(settings);

async function openEmbedded({ dataDir, port, sitePort }: DatabaseSettings): Promise<OpenDatabase> {
  await mkdir(dataDir, { recursive: true });
  const unlock = await takeLock(lockOf(dataDir), { pid: process.pid, port, sitePort });
  try {
    const folder = join(dataDir, 'database');
    await mkdir(folder, { recursive: true });
    // PGlite makes files that every user of the machine may write.
    await chmod(folder, 0o700);
    const client = await PGlite.create(folder, { extensions: { fuzzystrmatch, pg_trgm, unaccent }, startParams });
    skipUnwanted(client);
    const db = drizzleEmbedded(client);
    notePool(db, client);
    await dropPreviewsBeforeMigration(db, migrations);
    await migrateEmbedded(db, migrations);
    const close = async () => {
      await client.close();
      await unlock();
    };
    const snapshot = () => client.transaction(() => copyOf(dataDir));
    return { db, snapshot, close };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** A copy that is whole as after a power cut: what was committed is in the files, and nothing is written meanwhile. */
async function copyOf(dataDir: string): Promise<string> {
  const folder = await mkdtemp(join(dataDir, 'snapshot-'));
  await cp(join(dataDir, 'database'), join(folder, 'database'), { recursive: true, mode: constants.COPYFILE_FICLONE });
  return folder;
}

async function openPostgres(connectionString: string): Promise<OpenDatabase> {
  await migrateAlone(connectionString);
  const pool = new pg.Pool({ connectionString, ...limits });
  const cancelling = new pg.Pool({ connectionString, ...limits, max: 2 });
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  for (const one of [pool, cancelling]) one.on('error', () => undefined);
  // The same for one that breaks inside a transaction, which fails then.
  pool.on('connect', (client) => client.on('error', () => undefined));
  cancelUnwanted(pool, cancelling);
  const close = async () => {
    await Promise.all([pool.end(), cancelling.end()]);
  };
  const db = drizzlePostgres(pool);
  notePool(db, pool);
  return { db, close };
}

/**
 * Several processes may start at once: one migrates, the others wait for it, however long that takes. The number of the
 * advisory lock is any that only we use.
 */
async function migrateAlone(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: limits.connectionTimeoutMillis });
  client.on('error', () => undefined);
  await connect(client);
  try {
    await client.query('select pg_advisory_lock(727435001)');
    await dropPreviewsBeforeMigration(drizzlePostgres(client), migrations);
    await migratePostgres(drizzlePostgres(client), migrations);
  } finally {
    // The lock goes with the connection, whatever happened.
    await client.end();
  }
}

async function connect(client: pg.Client): Promise<void> {
  const start = performance.now();
  try {
    await client.connect();
  } catch (cause) {
    // The driver gives its timeout no code.
    const isSilent = performance.now() - start >= limits.connectionTimeoutMillis - 100;
    const code = isSilent ? 'ETIMEDOUT' : cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    const says = refusals(client)[code] ?? `cannot be opened: ${cause instanceof Error ? cause.message : cause}`;
    const message = `The database at ${client.host}:${client.port} ${says}. DATABASE_URL says where it is.`;
    throw new SiteError('database-unreachable', message, { cause });
  }
}

/** Why a connection fails, by the codes of the system and of PostgreSQL. */
const refusals = ({ user, database }: pg.Client): Record<string, string> => ({
  ECONNREFUSED: 'refuses connections: nothing listens there',
  ETIMEDOUT: `did not answer within ${limits.connectionTimeoutMillis / 1000} s`,
  ENOTFOUND: 'has a host name that nobody knows',
  EAI_AGAIN: 'has a host name that could not be looked up',
  '28P01': `does not let ${user} in: the password is wrong`,
  '28000': `does not let ${user} in: it has no such user, or not from this machine`,
  '3D000': `has no database called ${database}`,
});
