import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { beforeEach, type TestContext, test } from 'node:test';
import { type BuildTimes, repository } from 'shared/build';
import { eventually } from '../../testing/eventually.ts';
import { watchRemote } from './watch-remote.ts';

let begun: { child: ChildProcess; options: string[] }[] = [];
beforeEach(() => {
  begun = [];
});

/** A build that says these lines and goes on until it is ended, or ends by itself. */
const saying =
  (lines: string[], then = 'setInterval(() => {}, 1000)') =>
  (options: string[]): ChildProcess => {
    const script = `${lines.map((line) => `console.log(${JSON.stringify(line)})`).join(';')};${then}`;
    const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    begun.push({ child, options });
    return child;
  };

/** A remote, and how a file of its sources is saved: until watchers have seen it. */
function remoteIn(context: TestContext): { name: string; save(file: string): Promise<void> } {
  const folder = mkdtempSync(join(tmpdir(), 'watched-'));
  context.after(() => rmSync(folder, { recursive: true }));
  const sources = join(folder, 'src');
  mkdirSync(sources);
  const save = async (file: string) => {
    const watching = watch(sources);
    const seen = once(watching, 'change');
    writeFileSync(join(sources, file), '');
    await seen;
    watching.close();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { name: relative(repository, folder), save };
}

const times = (round: number): BuildTimes => ({ compiledAt: round, builtAt: round + 1 });
const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

test('each build is told with what its steps took, one at a time; what else is said is printed', async (context) => {
  const printed = context.mock.method(console, 'log', () => {});
  const { promise: shown, resolve: show } = Promise.withResolvers<void>();
  const told: BuildTimes[] = [];
  const [one, two] = [times(1), times(2)];
  const { name } = remoteIn(context);
  const lines = [`built: ${JSON.stringify(one)}`, `built: ${JSON.stringify(two)}`, 'compiled with one warning'];
  const built = async (took: BuildTimes) => {
    told.push(took);
    await shown;
  };
  const watching = watchRemote(name, { built }, saying(lines));
  await eventually(() => printed.mock.callCount() === 1);
  assert.deepEqual(printed.mock.calls[0]?.arguments, ['compiled with one warning']);
  assert.deepEqual(told, [one]);
  show();
  await watching.close();
  assert.deepEqual(told, [one, two]);
  assert.deepEqual(
    begun.map(({ options }) => options),
    [['--mode', 'development', '--watch', name]],
  );
});

test('a build that fails is said, with what the compiler says, and the next one is waited for', async (context) => {
  const printed = context.mock.method(console, 'error', () => {});
  const { name } = remoteIn(context);
  const reasons: string[] = [];
  const lines = ['failed: "no such\\nmodule"', 'built: {}'];
  await new Promise<void>((resolve, reject) => {
    const calls = { built: async () => resolve(), failed: (why: string) => reasons.push(why) };
    const watching = watchRemote(name, calls, saying(lines));
    context.after(() => watching.close());
    watching.ended.then(reject);
  });
  assert.deepEqual(reasons, ['no such\nmodule']);
  assert.deepEqual(printed.mock.calls[0]?.arguments, [`${name} does not build:\nno such\nmodule`]);
});

test('when its routes change another build takes over, and the watching goes on; no other file does that', async (context) => {
  const { name, save } = remoteIn(context);
  const watching = watchRemote(name, { built: async () => {} }, saying([]));
  let ended = false;
  watching.ended.then(() => {
    ended = true;
  });
  await save('remote.ts');
  assert.equal(begun.length, 1);
  await save('routes.ts');
  await eventually(() => begun.length > 1 && begun.slice(0, -1).every(({ child }) => hasEnded(child)));
  assert.equal(ended, false);
  await watching.close();
  assert.ok(begun.every(({ child }) => hasEnded(child)));
  const before = begun.length;
  await save('routes.ts');
  assert.equal(begun.length, before);
});

test('it ends with the build, and is closed once what was built last is shown', async (context) => {
  const { name } = remoteIn(context);
  const { promise: shown, resolve: show } = Promise.withResolvers<void>();
  const done: string[] = [];
  const watching = watchRemote(name, { built: () => shown }, saying(['built: {}'], 'setTimeout(() => {}, 50)'));
  await watching.ended;
  const closing = watching.close().then(() => done.push('closed'));
  await new Promise((resolve) => setImmediate(resolve));
  done.push('shown');
  show();
  await closing;
  assert.deepEqual(done, ['shown', 'closed']);
});
