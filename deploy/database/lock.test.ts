import assert from 'node:assert/strict';
import { AsyncLocalStorage } from 'node:async_hooks';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, beforeEach, mock, test } from 'node:test';
import fc, { type Scheduler } from 'fast-check';
import { SiteError } from 'shared/errors';
import { runningOwner, takeLock } from './lock.ts';

const { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } = promises;
const root = await mkdtemp(join(tmpdir(), 'locks-'));
after(() => rm(root, { recursive: true }));

/** No process can have it: it is above the highest that Linux gives. */
const deadPid = 2 ** 30;
const living = JSON.stringify({ pid: process.ppid });

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(root, 'lock-'));
  file = join(folder, 'lock');
});
afterEach(() => {
  mock.restoreAll();
  syncBuiltinESMExports();
});

const take = () => takeLock(file, { pid: process.pid });
const isLocked = { code: 'database-locked' };

test('a lock that was refused can be taken once its owner has given it back, and given back even where it is gone', async () => {
  await writeFile(file, living);
  const { ctimeMs } = await stat(file);
  await assert.rejects(take(), {
    ...isLocked,
    message: `The embedded database is open in process ${process.ppid} (${file})`,
  });
  assert.equal((await stat(file)).ctimeMs, ctimeMs, 'nobody has touched it');
  await rm(file);
  const unlock = await take();
  assert.deepEqual(await readdir(folder), ['lock']);
  await rm(file);
  await unlock();
  await (await take())();
  assert.deepEqual(await readdir(folder), []);
});

test('while a lock is given back its own process cannot take it again', async () => {
  const unlock = await take();
  mock.method(promises, 'rm', async () => {
    await assert.rejects(take(), isLocked);
    await rm(file);
  });
  syncBuiltinESMExports();
  await unlock();
  await take();
});

test('a lock whose text is torn, or names nobody who lives, is taken over, and nothing is left of it', async () => {
  for (const text of ['', '{"pid":', '{"pid":-1}', JSON.stringify({ pid: deadPid })]) {
    await writeFile(file, text);
    await (await take())();
    assert.deepEqual(await readdir(folder), [], text);
  }
});

/**
 * Several processes that want one lock, each step of theirs in any order: between the opening of a file and what is done
 * with it others may remove it, or their process may end, also in the midst of a line.
 */
function someProcesses(scheduler: Scheduler, lock: string) {
  let open: { text: string } | undefined = { text: lock };
  const alive = new Set<number>();
  const current = new AsyncLocalStorage<number>();
  const step = async (what: string) => {
    const pid = current.getStore() ?? 0;
    await scheduler.schedule(Promise.resolve(), `${pid} ${what}`);
    return alive.has(pid);
  };
  const never = new Promise<never>(() => undefined);
  mock.restoreAll();
  mock.method(process, 'kill', (pid: number) => {
    if (!alive.has(pid)) throw Object.assign(new Error('no such process'), { code: 'ESRCH' });
  });
  mock.method(promises, 'readFile', async (path: string) => {
    if (path !== file) throw new Error('no such file');
    const opened = open;
    if (!(await step('reads'))) return never;
    if (!opened) throw Object.assign(new Error('no such file'), { code: 'ENOENT' });
    return opened.text;
  });
  mock.method(promises, 'appendFile', async (_path: string, line: string) => {
    open ??= { text: '' };
    const opened = open;
    const isAlive = await step('writes');
    opened.text += isAlive ? line : line.slice(0, line.length / 2);
    if (!isAlive) return never;
  });
  mock.method(promises, 'rm', async () => {
    if (!(await step('removes'))) return never;
    open = undefined;
  });
  syncBuiltinESMExports();
  const run = (pid: number, what: () => Promise<void>) => {
    alive.add(pid);
    return current.run(pid, what);
  };
  return { alive, run, step };
}

test('of several processes that want a lock one at a time has it, in whatever order they go on, end and give it back', async () => {
  const dead = JSON.stringify({ pid: deadPid });
  const ends = fc.array(fc.constantFrom('keeps', 'gives back', 'dies'), { minLength: 2, maxLength: 4 });
  const property = fc.asyncProperty(
    fc.scheduler(),
    fc.constantFrom('', dead, '{"pid'),
    ends,
    async (scheduler, lock, does) => {
      const { alive, run, step } = someProcesses(scheduler, lock);
      const holding = new Set<number>();
      const refused = new Set<number>();
      const wrong: unknown[] = [];
      does.forEach((end, index) => {
        const pid = deadPid + 1 + index;
        const dies = () => {
          alive.delete(pid);
          holding.delete(pid);
        };
        if (end === 'dies') void scheduler.schedule(Promise.resolve(), `${pid} dies`).then(dies);
        const whole = run(pid, async () => {
          const unlock = await takeLock(file, { pid }).catch((error: unknown) => {
            if (!(error instanceof SiteError && error.code === isLocked.code)) throw error;
            refused.add(pid);
          });
          if (!unlock || !alive.has(pid)) return;
          holding.add(pid);
          assert.equal(holding.size, 1, `${[...holding]} have it`);
          if (end !== 'gives back' || !(await step('works'))) return;
          holding.delete(pid);
          await unlock();
          dies();
        });
        whole.catch((error) => wrong.push(error));
      });
      await scheduler.waitIdle();
      assert.deepEqual(wrong, []);
      if (does.every((end) => end === 'keeps')) assert.deepEqual([holding.size, refused.size], [1, does.length - 1]);
      const later = run(deadPid + 9, () => takeLock(file, { pid: deadPid + 9 }).then(() => undefined));
      await scheduler.waitFor(holding.size ? assert.rejects(later, isLocked) : later);
    },
  );
  await fc.assert(property, { numRuns: 1000 });
});

test('a process of another user lives, and so does one of which the system does not say when it began', async () => {
  mock.method(process, 'kill', () => {
    throw Object.assign(new Error('of another user'), { code: 'EPERM' });
  });
  await writeFile(file, living);
  assert.equal((await runningOwner(file))?.pid, process.ppid);
  mock.method(process, 'kill', () => true);
  await writeFile(file, JSON.stringify({ pid: deadPid, started: '1' }));
  assert.equal((await runningOwner(file))?.pid, deadPid);
});

test('a process is told from a later one of the same number by when it began', async () => {
  const unlock = await takeLock(file, { pid: process.ppid });
  const { started } = JSON.parse(await readFile(file, 'utf8'));
  assert.match(started, /^\d+$/);
  await unlock();
  for (const [told, isIt] of [
    [started, true],
    [`${started}0`, false],
  ] as const) {
    await writeFile(file, JSON.stringify({ pid: process.ppid, started: told }));
    assert.equal((await runningOwner(file)) !== undefined, isIt);
  }
});

test('without a lock nobody has it, and one that cannot be read is an error', async () => {
  assert.equal(await runningOwner(file), undefined);
  await mkdir(file);
  await assert.rejects(runningOwner(file), { code: 'EISDIR' });
});
