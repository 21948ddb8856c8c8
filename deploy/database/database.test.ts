import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { menu } from '../content-api/tables.ts';
import { eventually } from '../testing/eventually.ts';
import { answersOneAtATime, type OpenDatabase, openDatabase } from './index.ts';
import { takeLock } from './lock.ts';
import { createDatabase, openTestDatabase } from './testing.ts';

const root = await mkdtemp(join(tmpdir(), 'database-'));
after(() => rm(root, { recursive: true }));
const dataDir = join(root, 'site/data');

/** No process can have it: it is above the highest that Linux gives. */
const deadPid = 2 ** 30;

test('a folder is created with all tables and re-opens with its rows; meanwhile nobody else may open it', async () => {
  const first = await openDatabase({ dataDir, port: 9101 });
  await first.db.insert(menu).values({ name: 'footer', content: { menuItems: [] } });
  await assert.rejects(openDatabase({ dataDir }), { code: 'database-locked', message: /port 9101/ });
  await first.close();
  await assert.rejects(first.db.select().from(menu));

  const second = await openDatabase({ dataDir });
  assert.equal((await second.db.select().from(menu)).length, 1);
  assert.equal(answersOneAtATime(second.db), true);
  await second.close();
  assert.deepEqual(await readdir(dataDir), ['database']);
});

test('a copy of the embedded database opens with what was in it at that moment, and the database goes on', async () => {
  const { db, snapshot, close } = await openDatabase({ dataDir });
  const folder = (await snapshot?.()) ?? assert.fail('it cannot be copied');
  await db.insert(menu).values({ name: 'later', content: { menuItems: [] } });
  const copy = await openDatabase({ dataDir: folder });
  assert.deepEqual([(await copy.db.select().from(menu)).length, (await db.select().from(menu)).length], [1, 2]);
  await copy.close();
  await close();
  await rm(folder, { recursive: true });
});

test('a database that cannot be opened is not locked by that', async () => {
  const damaged = join(root, 'damaged');
  await mkdir(damaged);
  await writeFile(join(damaged, 'database'), 'no folder');
  for (let time = 0; time < 2; time += 1) await assert.rejects(openDatabase({ dataDir: damaged }), { code: 'EEXIST' });
  assert.deepEqual(await readdir(damaged), ['database']);
});

test('the folder of the embedded database is open to its owner alone, an older one too', async () => {
  const folder = join(dataDir, 'database');
  await chmod(folder, 0o755);
  await (await openDatabase({ dataDir })).close();
  assert.equal((await stat(folder)).mode & 0o777, 0o700);
});

test('the embedded database takes less than 150 MB of memory to open', async () => {
  const script = `
    const { openDatabase } = await import(${JSON.stringify(new URL('index.ts', import.meta.url).href)});
    const before = process.memoryUsage.rss();
    const { close } = await openDatabase({ dataDir: ${JSON.stringify(dataDir)} });
    console.log(Math.round((process.memoryUsage.rss() - before) / 1024 / 1024));
    await close();`;
  const { stdout } = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  const megabytes = Number(await text(stdout));
  assert.ok(megabytes > 0 && megabytes < 150, `${megabytes} MB`);
});

test('the lock of a process that is dead is taken over', async () => {
  const file = join(dataDir, 'dead.lock');
  await writeFile(file, JSON.stringify({ pid: deadPid, port: 9101 }));
  const unlock = await takeLock(file, { pid: process.pid });
  await assert.rejects(takeLock(file, { pid: process.pid }), { code: 'database-locked' });
  await unlock();
});

test('the lock of a process with our own pid from before a restart is taken over', async () => {
  const file = join(dataDir, 'restarted.lock');
  await writeFile(file, JSON.stringify({ pid: process.pid }));
  await (await takeLock(file, { pid: process.pid }))();
});

test('the lock of another living process is refused and left as it is', async () => {
  const file = join(dataDir, 'living.lock');
  await writeFile(file, JSON.stringify({ pid: process.ppid }));
  await assert.rejects(takeLock(file, { pid: process.pid }), { code: 'database-locked' });
  assert.deepEqual(
    (await readdir(dataDir)).filter((name) => name.startsWith('living')),
    ['living.lock'],
  );
});

test('the lock of a process whose pid another one has got since is taken over', async () => {
  const file = join(dataDir, 'foreign.lock');
  await writeFile(file, JSON.stringify({ pid: process.ppid, started: '1' }));
  await (await takeLock(file, { pid: process.pid }))();
});

test('of several processes that find a dead lock at once, exactly one gets it', async () => {
  const file = join(dataDir, 'race.lock');
  await writeFile(file, JSON.stringify({ pid: deadPid }));
  const script = `
    const { takeLock } = await import(${JSON.stringify(new URL('lock.ts', import.meta.url).href)});
    await takeLock(${JSON.stringify(file)}, { pid: process.pid }).then(() => console.log('got'), ({ code }) => console.log(code));
    process.stdin.resume();`;
  const processes = [1, 2, 3].map(() => spawn(process.execPath, ['--input-type=module', '--eval', script]));
  const answers = await Promise.all(
    processes.map(async ({ stdout }) => String((await once(stdout, 'data'))[0]).trim()),
  );
  for (const { stdin } of processes) stdin.end();
  assert.deepEqual(answers.sort(), ['database-locked', 'database-locked', 'got']);
});

const server = process.env.TEST_DATABASE_URL;

test('a server takes twenty connections to PostgreSQL at most, and no statement runs for ever', {
  skip: !server && 'it needs PostgreSQL',
}, async (context) => {
  const database = await openTestDatabase(server);
  assert.equal(answersOneAtATime(database.db), false);
  context.after(database.close);
  const answer = z.object({ rows: z.array(z.record(z.string(), z.unknown())) });
  const ask = async (query: SQL) => answer.parse(await database.db.execute(query)).rows;
  const many = Array.from({ length: 60 }, () => ask(sql`select pg_backend_pid() as pid, pg_sleep(0.02)`));
  const pids = (await Promise.all(many)).flatMap((rows) => rows.map(({ pid }) => pid));
  assert.ok(new Set(pids).size <= 20, `${new Set(pids).size}`);
  const settings = await ask(sql`select name, setting from pg_settings where name like '%_timeout' and setting <> '0'`);
  const timeouts = Object.fromEntries(settings.map(({ name, setting }) => [name, setting]));
  assert.deepEqual([timeouts.statement_timeout, timeouts.idle_in_transaction_session_timeout], ['60000', '120000']);
});

/** The connections of others to a database of PostgreSQL. */
const connections = (watching: OpenDatabase, databaseUrl = '') =>
  watching.db.$count(sql`pg_stat_activity`, sql`datname = ${new URL(databaseUrl).pathname.slice(1)}`);

test('of several servers that start at once on a new database all have its tables, and none keeps a connection', {
  skip: !server && 'it needs PostgreSQL',
}, async (context) => {
  const watching = await openTestDatabase(server);
  context.after(watching.close);
  const databaseUrl = await createDatabase(server ?? '');
  const opened = await Promise.all([1, 2, 3].map(() => openDatabase({ dataDir, databaseUrl })));
  await eventually(async () => (await connections(watching, databaseUrl)) === 0);
  for (const { db } of opened) assert.equal(await db.$count(menu), 0);
  for (const { close } of opened) await close();
  await eventually(async () => (await connections(watching, databaseUrl)) === 0);
  await watching.db.execute(`drop database ${new URL(databaseUrl).pathname.slice(1)}`);
});

test('a connection to PostgreSQL that breaks is replaced, and only what was under way on it fails', {
  skip: !server && 'it needs PostgreSQL',
}, async (context) => {
  const database = await openTestDatabase(server);
  const watching = await openTestDatabase(server);
  context.after(() => Promise.all([database.close(), watching.close()]));
  const breakAll = () =>
    watching.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${new URL(database.databaseUrl ?? '').pathname.slice(1)}`,
    );
  assert.equal(await database.db.$count(menu), 0);
  await breakAll();
  await eventually(() =>
    database.db.$count(menu).then(
      () => true,
      () => false,
    ),
  );
  const broken = database.db.transaction(async (tx) => {
    await tx.$count(menu);
    await breakAll();
    await eventually(async () => (await connections(watching, database.databaseUrl)) === 0);
    await tx.$count(menu);
  });
  await assert.rejects(broken);
  assert.equal(await database.db.$count(menu), 0);
});
