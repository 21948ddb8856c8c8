import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { test } from 'node:test';
import { disarm, freeUser, host, startBoxed } from './box.ts';

const isRoot = process.getuid?.() === 0;

test('a user that a living process has is never given to another one', () => {
  const all = Array.from({ length: 4_000 }, (_, index) => 61_184 + index);
  const [lonely = 0] = all.splice(1_234, 1);
  assert.deepEqual([freeUser(new Set(all)), freeUser(new Set(all))], [lonely, lonely]);
  assert.throws(() => freeUser(new Set([...all, lonely])), /taken/);
});

test('two supervisors on one machine give their processes different users', {
  skip: !isRoot && 'only root can',
}, async () => {
  const other = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `import { startBoxed } from '${new URL('./box.ts', import.meta.url)}';
     const children = [0, 1, 2].map(() => startBoxed('setInterval(() => {}, 1000)', 'other').child);
     console.log(children.map(({ pid }) => pid).join());
     process.stdin.once('end', () => {
       for (const child of children) child.kill('SIGKILL');
       process.exit();
     }).resume();`,
  ]);
  const [printed] = await once(other.stdout, 'data');
  const own = [0, 1, 2].map(() => startBoxed(host, 'own').child);
  const pids = [...String(printed).trim().split(',').map(Number), ...own.map(({ pid = 0 }) => pid)];
  const users = pids.map((pid) => statSync(`/proc/${pid}`).uid);
  assert.equal(new Set(users).size, 6, users.join());
  assert.ok(
    users.every((user) => user >= 61_184),
    users.join(),
  );
  for (const child of own) child.kill('SIGKILL');
  other.stdin.end();
  await once(other, 'exit');
});

test('the system lets a boxed process write no byte into a file, and where processes are listed one reads which release it is', async (context) => {
  const { child, channel } = startBoxed(host, 'mf-search@1.0.0');
  context.after(() => child.kill('SIGKILL'));
  await once(channel, 'data');
  const limits = readFileSync(`/proc/${child.pid}/limits`, 'utf8');
  assert.match(limits, /^Max file size +0 +0 /m);
  assert.match(limits, /^Max core file size +0 +0 /m);
  const listed = readFileSync(`/proc/${child.pid}/cmdline`, 'utf8').split('\0').join(' ').trim();
  assert.ok(listed.endsWith(' mf-search@1.0.0') && listed.length < 500, listed);
});

test('a boxed process that finds a way to set flags of V8 ends, and no flag is set', async () => {
  // Nothing is disarmed here.
  const script =
    "process.getBuiltinModule('v8').setFlagsFromString('--trace-turbo'); process.stderr.write('it went on');";
  const { child, output } = startBoxed(script, 'flags');
  const printed = output.toArray();
  const [, signal] = await once(child, 'exit');
  assert.ok(signal === 'SIGTRAP' || signal === 'SIGILL' || signal === 'SIGABRT', signal);
  assert.doesNotMatch(Buffer.concat(await printed).toString(), /it went on/);
});

test('what works upon others, or writes files by itself, is not there even for who has all of Node', async () => {
  // What is imported is there before anything runs.
  const script = `
    import * as ofChildren from 'node:child_process';
    import * as ofV8 from 'node:v8';
    import { setPriority } from 'node:os';
    import { kill as killing } from 'node:process';
    const { kill, _kill, _debugProcess, _linkedBinding, report } = process;
    const [childProcess, v8] = ['child_process', 'v8'].map((name) => Object.keys(process.getBuiltinModule(name)));
    const own = Object.keys((await import('node:v8')).default);
    const { default: _, ...all } = { ...ofChildren, ...ofV8, killing, setPriority };
    const named = Object.keys(all).filter((name) => all[name] !== undefined);
    process.stderr.write(
      JSON.stringify({ kill, _kill, _debugProcess, _linkedBinding, report, childProcess, v8, own, named }),
    );
    process.exit();`;
  const { output } = startBoxed(disarm + script, 'disarmed');
  const said: unknown = JSON.parse(Buffer.concat(await output.toArray()).toString());
  assert.deepEqual(said, { childProcess: [], v8: [], own: [], named: [] });
});
