import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { menu } from '../content-api/tables.ts';
import { answersOneAtATime, openDatabase } from './index.ts';
import { takeLock } from './lock.ts';
import { openTestDatabase } from './testing.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'database-'));
after(() => rm(dataDir, { recursive: true }));

/** No process can have it: it is above the highest that Linux gives. */
const deadPid = 2 ** 30;

test('a folder is created with all tables and re-opens with its rows; meanwhile nobody else may open it', async () => {
  const first = await openDatabase({ dataDir, port: 9101 });
  await first.db.insert(menu).values({ name: 'footer', content: { menuItems: [] } });
  await assert.rejects(openDatabase({ dataDir }), { code: 'database-locked', message: /port 9101/ });
  await first.close();

  const second = await openDatabase({ dataDir });
  assert.equal((await second.db.select().from(menu)).length, 1);
  assert.equal(answersOneAtATime(second.db), true);
  await second.close();
  assert.deepEqual(await readdir(dataDir), ['database']);
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
