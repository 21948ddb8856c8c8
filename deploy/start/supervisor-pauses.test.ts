import assert from 'node:assert/strict';
import childProcess, { type ChildProcess, type SpawnOptions } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import timers from 'node:timers/promises';
import { eventually } from '../testing/eventually.ts';
import { freePort } from '../testing/free-port.ts';
import type { Program } from './programs.ts';
import { supervise } from './supervisor.ts';

/** A server of one script in a folder of its own; it ends at once while there is a file `broken`. */
const script = `
  if (require('node:fs').existsSync('broken')) process.exit(1);
  process.on('SIGTERM', () => process.exit(0));
  setInterval(() => {}, 1000);
  console.log('ready: it');
  console.log('up');`;

/** A supervisor of real processes, for which time passes as the test says. */
function supervised(context: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'supervisor-'));
  const { spawn } = childProcess;
  const started: { child: ChildProcess; isHeld: boolean }[] = [];
  context.mock.method(childProcess, 'spawn', (file: string, given: string[], options: SpawnOptions) => {
    const child = spawn(file, given, options);
    started.push({ child, isHeld: options.env?.LISTEN_FD !== undefined });
    return child;
  });
  const { setTimeout } = timers;
  const waiting: { ms: number; pass(): void }[] = [];
  context.mock.method(timers, 'setTimeout', (ms: number, value: unknown, options: { signal?: AbortSignal } = {}) => {
    // How often a test looks.
    if (ms === 20) return setTimeout(ms);
    return new Promise((resolve, reject) => {
      waiting.push({ ms, pass: () => resolve(value) });
      options.signal?.addEventListener('abort', () => reject(new Error('it is not waited for')));
    });
  });
  syncBuiltinESMExports();
  const told: string[] = [];
  context.mock.method(console, 'error', (line: string) => told.push(line));
  let ups = 0;
  context.mock.method(console, 'log', () => {
    ups += 1;
  });
  const supervisor = supervise({ holds: () => true });
  context.after(async () => {
    await supervisor.close();
    context.mock.reset();
    syncBuiltinESMExports();
    for (const { child } of started) child.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });
  return {
    supervisor,
    started,
    told,
    program: (more: Partial<Program> = {}): Program => ({
      ...{ name: 'one', arguments: ['--eval', script], environment: {}, folder },
      ...more,
    }),
    break: () => writeFileSync(join(folder, 'broken'), ''),
    mend: () => rmSync(join(folder, 'broken')),
    /** Kills the process that was started last, and waits until that is known. */
    async kill() {
      const before = told.length;
      started.at(-1)?.child.kill('SIGKILL');
      await eventually(() => told.length > before);
    },
    async pass(ms: number) {
      const one = await eventually(() => waiting.find((other) => other.ms === ms));
      waiting.splice(waiting.indexOf(one), 1);
      one.pass();
    },
    isUp: (times: number) => eventually(() => ups === times),
  };
}

const later = () => new Promise((resolve) => setImmediate(resolve));

test('pauses grow from one start to the next, until a server has run for a minute', async (context) => {
  const now = performance.now.bind(performance);
  let passedMs = 100_000;
  context.mock.method(performance, 'now', () => now() + passedMs);
  const { supervisor, program, told, kill, pass, isUp } = supervised(context);
  await supervisor.start(program());
  for (const [index, pauseMs] of [100, 200, 400].entries()) {
    await isUp(index + 1);
    await kill();
    await pass(pauseMs);
  }
  await isUp(4);
  passedMs += 60_000;
  await kill();
  await pass(100);
  await isUp(5);
  const pauses = told.map((line) => /^one ended \(SIGKILL\); it is started again in (.*)$/.exec(line)?.[1]);
  assert.deepEqual(pauses, ['0.1 s', '0.2 s', '0.4 s', '0.1 s']);
});

test('a server that cannot be started again is tried until it can', async (context) => {
  const { supervisor, program, told, kill, pass, isUp, ...its } = supervised(context);
  await supervisor.start(program());
  await isUp(1);
  its.break();
  await kill();
  await pass(100);
  await pass(200);
  await eventually(() => told.length === 3);
  its.mend();
  await pass(400);
  await isUp(2);
  assert.deepEqual(told, [
    'one ended (SIGKILL); it is started again in 0.1 s',
    'one ended (code 1); it is started again in 0.2 s',
    'one ended (code 1); it is started again in 0.4 s',
  ]);
});

test('what is closed is started no more: no server after its pause, and none in its place', async (context) => {
  const { supervisor, program, started, kill, pass } = supervised(context);
  const listens = { host: '127.0.0.1', port: freePort(), standIn: program({ name: 'stand-in' }) };
  await supervisor.start(program({ listens }));
  await kill();
  await supervisor.close();
  await pass(2_000);
  await pass(100);
  await later();
  assert.equal(started.length, 1);
});

test('a start that is closed before it is ready is neither done nor has it failed', async (context) => {
  const { supervisor, program } = supervised(context);
  const start = supervisor.start(program({ arguments: ['--eval', 'setInterval(() => {}, 1000)'] }));
  await supervisor.close();
  const ended = start.then(
    () => 'done',
    () => 'failed',
  );
  await later();
  assert.equal(await Promise.race([ended, later().then(() => 'neither')]), 'neither');
});

test('a server that is not ready for two minutes has failed, and is ended', async (context) => {
  const { supervisor, program, started, pass } = supervised(context);
  const start = supervisor.start(program({ arguments: ['--eval', 'setInterval(() => {}, 1000)'] }));
  const failed = assert.rejects(start, { code: 'start-failed', message: 'one was not ready within 120 s' });
  await pass(120_000);
  await failed;
  await eventually(() => started[0]?.child.signalCode === 'SIGKILL');
});

test('a stand-in answers for a server that is away for long, until that is there again, and for none that is back in time', async (context) => {
  const { supervisor, program, started, kill, pass, isUp } = supervised(context);
  const listens = { host: '127.0.0.1', port: freePort(), standIn: program({ name: 'stand-in' }) };
  await supervisor.start(program({ listens }));
  await isUp(1);
  await kill();
  await pass(2_000);
  await isUp(2);
  const standIn = started.at(-1);
  assert.equal(standIn?.isHeld, true, 'it has the same socket');
  await pass(100);
  await isUp(3);
  await eventually(() => standIn.child.signalCode === 'SIGKILL');

  await kill();
  await pass(200);
  await isUp(4);
  await pass(2_000);
  await later();
  assert.equal(started.length, 4);
});

test('a server of localhost, which is two addresses, listens by itself', async (context) => {
  const { supervisor, program, started } = supervised(context);
  await supervisor.start(program({ listens: { host: 'localhost', port: 1 } }));
  await supervisor.start(program({ name: 'two' }));
  assert.deepEqual(
    started.map(({ isHeld }) => isHeld),
    [false, false],
  );
});
