import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { SiteError } from 'shared/errors';
import { z } from 'zod';
import { printTables, type TablePrints } from '../../database/table-prints.ts';
import type { BackedUp } from './backed-up.ts';
import { giveTo, outputOf } from './run-program.ts';

/** PostgreSQL, through its own tools. */
export function postgresDatabase(url: string): BackedUp {
  return {
    kind: 'postgresql',

    read: (use) =>
      connected(url, (client) =>
        drizzle(client).transaction(
          async (tx) => {
            const state = await tx.execute(
              sql`select pg_export_snapshot() as snapshot, to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`,
            );
            const { snapshot, at } = stateSchema.parse(state.rows[0]);
            const args = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${snapshot}`];
            return use(outputOf('pg_dump', args, accessTo(url)), {
              at,
              tables: await printTables(tx),
            });
          },
          { isolationLevel: 'repeatable read', accessMode: 'read only' },
        ),
      ),

    async check(content) {
      const name = `backup_check_${randomBytes(6).toString('hex')}`;
      await connected(url, (client) => client.query(`create database ${name} template template0`));
      const scratch = new URL(url);
      scratch.pathname = name;
      return load(content, scratch.href).finally(() =>
        connected(url, (client) => client.query(`drop database ${name} with (force)`)),
      );
    },

    async restore(content, isRight) {
      const name = new URL(url).pathname.slice(1);
      const { rows } = await connected(url, (client) =>
        client.query("select from information_schema.tables where table_schema = 'public'"),
      );
      if (rows.length > 0)
        throw new SiteError(
          'backup-failed',
          `The database ${name} is not empty: create another one, and name it in DATABASE_URL`,
        );
      isRight(await load(content, url));
      return `The database ${name} is the one of the backup.`;
    },
  };
}

const stateSchema = z.object({ snapshot: z.string(), at: z.iso.datetime() });

/** Fills an empty database, in one transaction, and answers what is in it. */
async function load(content: Readable, url: string): Promise<TablePrints> {
  const env = accessTo(url);
  await giveTo(
    'pg_restore',
    ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error', `--dbname=${env.PGDATABASE}`],
    content,
    env,
  );
  return connected(url, (client) => printTables(drizzle(client)));
}

async function connected<Result>(url: string, use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await use(client);
  } catch (cause) {
    if (cause instanceof SiteError) throw cause;
    const message = `PostgreSQL at ${client.host}: ${cause instanceof Error ? cause.message : cause}`;
    throw new SiteError('backup-failed', message, { cause });
  } finally {
    await client.end();
  }
}

/** Where the database is, as its tools read it from their environment: a password among arguments is everybody's to see. */
function accessTo(url: string): Record<string, string> {
  const { host, port, user, password, database } = new pg.Client({ connectionString: url });
  const sslmode = new URL(url).searchParams.get('sslmode');
  return {
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user ?? '',
    PGDATABASE: database ?? '',
    ...(password && { PGPASSWORD: password }),
    ...(sslmode && { PGSSLMODE: sslmode }),
  };
}
