import { execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type OpenDatabase, openDatabase } from './index.ts';

/** Databases for tests and benchmarks. */

export interface TestDatabase extends OpenDatabase {
  /** Of its own, and removed with it. */
  dataDir: string;
  databaseUrl: string | undefined;
}

/**
 * An empty database with all tables: the embedded one, or, where `TEST_DATABASE_URL` names a PostgreSQL server, a new
 * database there. `close` removes it.
 */
export async function openTestDatabase(server = process.env.TEST_DATABASE_URL): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'database-'));
  const databaseUrl = server ? await createDatabase(server) : undefined;
  if (!server) await createEmptyDatabase(dataDir);
  const { db, close } = await openDatabase({ dataDir, databaseUrl });
  return {
    db,
    dataDir,
    databaseUrl,
    async close() {
      await close();
      if (server && databaseUrl) await onServer(server, `drop database ${nameOf(databaseUrl)} with (force)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Puts an embedded database with all tables and nothing in them where `openDatabase` looks for it. A folder with a database is left alone. */
export async function createEmptyDatabase(dataDir: string): Promise<void> {
  // A thousand small files: `cp` of the promises takes three times the work for them.
  const folder = join(dataDir, 'database');
  if (!existsSync(folder)) cpSync(await migratedFolder(), folder, { recursive: true });
}

const templates = join(import.meta.dirname, '../../.build/empty-databases');

/** An embedded database with all tables and nothing in them, made once for these migrations: copying it is quicker. */
async function migratedFolder(): Promise<string> {
  const digest = createHash('sha256');
  for (const file of globSync(join(import.meta.dirname, 'migrations/*.sql')).sort()) digest.update(readFileSync(file));
  const folder = join(templates, digest.digest('hex').slice(0, 16));
  if (existsSync(folder)) return folder;
  await mkdir(templates, { recursive: true });
  const making = await mkdtemp(join(templates, 'making-'));
  await (await openDatabase({ dataDir: making })).close();
  // Of two processes that make it at once, the first one's stays.
  await rename(join(making, 'database'), folder).catch((error) => {
    if (!existsSync(folder)) throw error;
  });
  await rm(making, { recursive: true, force: true });
  return folder;
}

/** Makes an empty database on a PostgreSQL server, and answers its address. */
export async function createDatabase(server: string): Promise<string> {
  const address = new URL(server);
  address.pathname = `/test_${randomBytes(8).toString('hex')}`;
  await onServer(server, `create database ${nameOf(address.href)}`);
  return address.href;
}

const nameOf = (databaseUrl: string): string => new URL(databaseUrl).pathname.slice(1);

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export interface TestServer {
  /** The address of its database `postgres`, as `postgres://postgres@127.0.0.1:41234/postgres`. */
  url: string;
  /** As an operator does it: connections are broken off, and what was written stays. It stays down for `whileDown`. */
  restart(whileDown: () => Promise<unknown>): Promise<void>;
  stop(): void;
}

/** Whether this machine has Debian's PostgreSQL. */
export const hasPostgres = (): boolean => binaries() !== undefined;

const binaries = (): string | undefined =>
  globSync('/usr/lib/postgresql/*/bin').find((folder) => existsSync(join(folder, 'initdb')));

/** Starts a PostgreSQL server with nothing in it, on a free port of this machine; throws where there is none installed. */
export async function startPostgres(): Promise<TestServer> {
  const bin = binaries();
  if (!bin) throw new Error('PostgreSQL is not installed: apt-get install postgresql');
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const data = join(folder, 'data');
  const port = await freePort();
  // PostgreSQL refuses to run as root; Debian's package brings a user for it.
  const isRoot = userInfo().uid === 0;
  if (isRoot) chownSync(folder, ...idsOf('postgres'));
  const command = (program: string, args: string[]): [string, string[]] =>
    isRoot ? ['runuser', ['-u', 'postgres', '--', join(bin, program), ...args]] : [join(bin, program), args];
  const options = { stdio: ['ignore', 'ignore', 'inherit'], cwd: folder } satisfies SpawnOptions;
  const as = (program: string, ...args: string[]) => execFileSync(...command(program, args), options);
  as(
    'initdb',
    '--pgdata',
    data,
    '--username',
    'postgres',
    '--auth',
    'trust',
    '--encoding',
    'UTF8',
    '--locale',
    'C.UTF-8',
  );
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_connections=300`;
  const starting = ['start', '--wait', '--pgdata', data, '--log', join(folder, 'log'), '--options', settings];
  as('pg_ctl', ...starting);
  const run = async (program: string, ...args: string[]) => {
    const [code] = await once(spawn(...command(program, args), options), 'exit');
    if (code !== 0) throw new Error(`${program} ${args[0]} failed: ${code}`);
  };
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async restart(whileDown) {
      await run('pg_ctl', 'stop', '--wait', '--mode', 'fast', '--pgdata', data);
      await whileDown();
      await run('pg_ctl', ...starting);
    },
    stop() {
      as('pg_ctl', 'stop', '--mode', 'immediate', '--pgdata', data);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function idsOf(user: string): [number, number] {
  const id = (flag: string) => Number(execFileSync('id', [flag, user], { encoding: 'utf8' }));
  return [id('-u'), id('-g')];
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
