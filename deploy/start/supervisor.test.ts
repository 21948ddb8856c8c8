import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { eventually } from '../testing/eventually.ts';
import { freePort } from '../testing/free-port.ts';

const file = (name: string) => pathToFileURL(`${import.meta.dirname}/${name}`).href;
const sites: ChildProcess[] = [];
afterEach(() => {
  for (const site of sites.splice(0)) site.kill('SIGKILL');
});

/** A server of one line; `behaviour` runs once it is ready. It prints its process id. */
const server = (name: string, behaviour = '') => ({
  name,
  arguments: [
    `--import=${file('./end-with-parent.ts')}`,
    '-e',
    `setInterval(() => {}, 1000); process.on('SIGTERM', () => process.exit(0)); console.log('ready: it'); console.log(process.pid); ${behaviour}`,
  ],
  environment: {},
  folder: '/',
});

/** A process that supervises these servers as `npm start` does, and the lines that it prints. */
function supervised(...servers: object[]) {
  const code = `
    import { superviseSite } from '${file('supervisor.ts')}';
    const site = superviseSite();
    try {
      for (const server of ${JSON.stringify(servers)}) await site.start(server);
      console.log('open');
    } catch (error) {
      console.log('failed: ' + error.message);
      await site.close();
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'pipe'] });
  sites.push(child);
  const lines: string[] = [];
  const waiting: (() => void)[] = [];
  for (const output of [child.stdout, child.stderr])
    createInterface(output).on('line', (line) => {
      lines.push(line);
      for (const look of waiting) look();
    });
  const saying = (pattern: RegExp, times = 1) =>
    new Promise<string[]>((resolve) => {
      const look = () => {
        const found = lines.filter((line) => pattern.test(line));
        if (found.length >= times) resolve(found);
      };
      waiting.push(look);
      look();
    });
  return { child, saying, ended: once(child, 'exit').then(([status]) => status) };
}

const processOf = (line = '') => Number(line.split('] ')[1]);

async function gone(pid: number): Promise<void> {
  const lives = () => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  while (lives()) await setTimeout(10);
}

test('SIGTERM closes every server and ends with 0', async () => {
  const { child, saying, ended } = supervised(server('one'), server('two'));
  await saying(/^open$/);
  const pids = (await saying(/^\[(one|two)\] \d+$/, 2)).map(processOf);
  child.kill('SIGTERM');
  assert.equal(await ended, 0);
  await Promise.all(pids.map(gone));
});

test('a server that dies is started again, after pauses that grow; the others go on', async () => {
  const { child, saying, ended } = supervised(
    server('one'),
    server('two', "setTimeout(() => { throw new Error('broken') }, 50)"),
  );
  await saying(/^\[two\] Error: broken$/);
  const told = await saying(/^two ended \(code 1\); it is started again in /, 3);
  const pauses = told.slice(0, 3).map((line) => line.slice(line.lastIndexOf(' in ') + 4));
  assert.deepEqual(pauses, ['0.1 s', '0.2 s', '0.4 s']);
  assert.equal((await saying(/^\[one\] \d+$/)).length, 1);
  child.kill('SIGTERM');
  assert.equal(await ended, 0);
});

test('a server that is killed is started again', async () => {
  const { child, saying, ended } = supervised(server('one'));
  const [first] = await saying(/^\[one\] \d+$/);
  process.kill(processOf(first), 'SIGKILL');
  await saying(/^one ended \(SIGKILL\); it is started again in 0\.1 s$/);
  await saying(/^\[one\] \d+$/, 2);
  child.kill('SIGTERM');
  assert.equal(await ended, 0);
});

test('a server that is stopped is replaced, and so is one that is silent though it takes a processor', async (context) => {
  const port = freePort();
  const folder = await mkdtemp(join(tmpdir(), 'watched-'));
  context.after(() => rm(folder, { recursive: true }));
  const looping = `
    const { existsSync, writeFileSync } = require('node:fs');
    if (!existsSync('looped')) { writeFileSync('looped', ''); setTimeout(() => { for (;;); }); }`;
  const { child, saying, ended } = supervised(server('one'), {
    ...server('two', looping),
    ...{ folder, alive: `http://127.0.0.1:${port}/` },
  });
  const [first] = await saying(/^\[one\] \d+$/);
  process.kill(processOf(first), 'SIGSTOP');
  await saying(/^one was stopped; it is ended$/);
  await saying(/^\[one\] \d+$/, 2);
  await saying(/^two does not answer, and takes a processor; it is ended$/);
  await saying(/^\[two\] \d+$/, 2);
  child.kill('SIGTERM');
  assert.equal(await ended, 0);
});

/** A server of HTTP that says its process id, on the socket that it is handed; it is ready after `pauseMs` from its second start on. */
const listening = (port: number, folder: string, pauseMs: number) => ({
  name: 'one',
  arguments: [
    `--import=${file('./end-with-parent.ts')}`,
    '--input-type=module',
    '-e',
    `import { existsSync, writeFileSync } from 'node:fs';
     import { createServer } from 'node:http';
     const isAgain = existsSync('started');
     writeFileSync('started', '');
     process.on('SIGTERM', () => process.exit(0));
     setTimeout(() => createServer((_, response) => response.end(String(process.pid)))
       .listen({ fd: Number(process.env.LISTEN_FD) }, () => { console.log('ready: it'); console.log(process.pid); }), isAgain ? ${pauseMs} : 0);`,
  ],
  environment: {},
  folder,
  listens: { host: '127.0.0.1', port, standIn },
});
const standIn = {
  name: 'stand-in',
  arguments: [`--import=${file('./end-with-parent.ts')}`, join(import.meta.dirname, 'stand-in.ts')],
  environment: {},
  folder: '/',
};

test('who comes while a server starts again waits, and is answered by the new one', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'supervised-'));
  context.after(() => rm(folder, { recursive: true }));
  const port = freePort();
  const { saying } = supervised(listening(port, folder, 0));
  const [first] = await saying(/^\[one\] \d+$/);
  process.kill(processOf(first), 'SIGKILL');
  await saying(/^one ended/);
  const answer = await fetch(`http://127.0.0.1:${port}`);
  const [, second] = await saying(/^\[one\] \d+$/, 2);
  assert.deepEqual([answer.status, await answer.text()], [200, String(processOf(second))]);
});

test('where a server is away for longer, its stand-in says so, until it is there again', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'supervised-'));
  context.after(() => rm(folder, { recursive: true }));
  const port = freePort();
  const { saying } = supervised(listening(port, folder, 8_000));
  const [first] = await saying(/^\[one\] \d+$/);
  process.kill(processOf(first), 'SIGKILL');
  await saying(/^one ended/);
  const before = performance.now();
  const page = await fetch(`http://127.0.0.1:${port}/nl`, { headers: { accept: 'text/html' } });
  assert.ok(performance.now() - before > 1_500, 'first they wait');
  assert.deepEqual([page.status, page.headers.get('retry-after')], [503, '2']);
  assert.match(await page.text(), /<html lang="nl">/);
  await saying(/^\[one\] \d+$/, 2);
  await eventually(async () => (await fetch(`http://127.0.0.1:${port}`)).status === 200);
});

test('a server that ends before it is ready stops the start, after its last words', async () => {
  const failing = { ...server('two'), arguments: ['-e', "throw new Error('no settings')"] };
  const { saying, ended } = supervised(server('one'), failing);
  await saying(/^\[two\] Error: no settings$/);
  await saying(/^failed: two ended \(code 1\)$/);
  await ended;
});

test('a start that is killed leaves no server behind', async () => {
  const { child, saying } = supervised(server('one'));
  const [line] = await saying(/^\[one\] \d+$/);
  await saying(/^open$/);
  child.kill('SIGKILL');
  await gone(processOf(line));
});
