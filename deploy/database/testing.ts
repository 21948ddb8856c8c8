import { execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../testing/free-port.ts';
import { type Database, type OpenDatabase, openDatabase } from './index.ts';

/** Databases for tests and benchmarks. */

export interface TestDatabase extends OpenDatabase {
  /** Of its own, and removed with it. */
  dataDir: string;
  databaseUrl: string | undefined;
}

/** What a database of a test holds from its beginning. */
export interface Template {
  /** Another one for anything else that `fill` would write: letters and digits. */
  name: string;
  fill(db: Database): Promise<void>;
}

const empty: Template = { name: 'empty', fill: async () => undefined };

/**
 * A database with all tables, empty or filled as a template says: the embedded one, or, where `TEST_DATABASE_URL` names a
 * PostgreSQL server, a new database there. The embedded one in any case where `server` is empty. `close` removes it.
 */
export async function openTestDatabase(
  server = process.env.TEST_DATABASE_URL,
  template: Template = empty,
): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'database-'));
  const databaseUrl = server ? await createDatabase(server, await templateOnServer(server, template)) : undefined;
  if (!server) await copyDatabase(dataDir, template);
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
export const createEmptyDatabase = (dataDir: string): Promise<void> => copyDatabase(dataDir, empty);

async function copyDatabase(dataDir: string, template: Template): Promise<void> {
  // A thousand small files: `cp` of the promises takes three times the work for them.
  const folder = join(dataDir, 'database');
  if (!existsSync(folder)) cpSync(await templateFolder(template), folder, { recursive: true });
}

const templates = join(import.meta.dirname, '../../.build/databases');

/** What a template is called: after these migrations, and what it holds. */
function nameOfTemplate({ name }: Template): string {
  const digest = createHash('sha256');
  for (const file of globSync(join(import.meta.dirname, 'migrations/*.sql')).sort()) digest.update(readFileSync(file));
  return `${digest.digest('hex').slice(0, 16)}_${name}`;
}

/** An embedded database that is made once: copying it is quicker. */
async function templateFolder(template: Template): Promise<string> {
  const folder = join(templates, nameOfTemplate(template));
  if (existsSync(folder)) {
    utimesSync(folder, new Date(), new Date());
    return folder;
  }
  await mkdir(templates, { recursive: true });
  await removeUnused();
  const making = await mkdtemp(join(templates, 'making-'));
  if (template !== empty) await copyDatabase(making, empty);
  const { db, close } = await openDatabase({ dataDir: making });
  await template.fill(db);
  await close();
  // Of two processes that make it at once, the first one's stays.
  await rename(join(making, 'database'), folder).catch((error) => {
    if (!existsSync(folder)) throw error;
  });
  await rm(making, { recursive: true, force: true });
  return folder;
}

/** Removes templates that no test has used for a day: every change of what they hold makes another one. */
async function removeUnused(): Promise<void> {
  const yesterday = Date.now() - 24 * 60 * 60_000;
  for (const name of await readdir(templates)) {
    const folder = join(templates, name);
    // Another process may have removed it meanwhile.
    const found = await stat(folder).catch(() => undefined);
    if (found && found.mtimeMs < yesterday) await rm(folder, { recursive: true, force: true });
  }
}

/** The name of a database on a server that is made once: PostgreSQL copies it. Of several processes one makes it. */
async function templateOnServer(server: string, template: Template): Promise<string> {
  const name = `template_${nameOfTemplate(template)}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rows } = await client.query('select from pg_database where datname = $1', [name]);
    if (rows.length > 0) return name;
    const making = await createDatabase(server);
    const { db, close } = await openDatabase({ dataDir: '', databaseUrl: making });
    await template.fill(db).finally(close);
    await client.query(`alter database ${nameOf(making)} rename to ${name}`);
    return name;
  } finally {
    await client.end();
  }
}

/** Makes a database on a PostgreSQL server, an empty one or a copy of another, and answers its address. */
export async function createDatabase(server: string, copied = 'template1'): Promise<string> {
  const address = new URL(server);
  address.pathname = `/test_${randomBytes(8).toString('hex')}`;
  await onServer(server, `create database ${nameOf(address.href)} template ${copied}`);
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
  const port = freePort();
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
