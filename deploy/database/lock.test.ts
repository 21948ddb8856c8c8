import assert from 'node:assert/strict';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, beforeEach, mock, test } from 'node:test';
import { runningOwner, takeLock } from './lock.ts';

const { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } = promises;
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

test('a lock whose text is torn, or names nobody who lives, is taken over, and nothing is left of it', async () => {
  for (const text of ['', '{"pid":', '{"pid":-1}', JSON.stringify({ pid: deadPid })]) {
    await writeFile(file, text);
    await (await take())();
    assert.deepEqual(await readdir(folder), [], text);
  }
});

/** Has this happen just before a lock that was found dead is put aside. */
function beforeItIsPutAside(what: () => Promise<void>) {
  mock.method(promises, 'rename', async (from: string, to: string) => {
    await what();
    return rename(from, to);
  });
  syncBuiltinESMExports();
}

test('who finds a dead lock does not take it from another process that was quicker', async () => {
  await writeFile(file, JSON.stringify({ pid: deadPid }));
  beforeItIsPutAside(() => writeFile(file, living));
  await assert.rejects(take(), isLocked);
  assert.deepEqual([await readdir(folder), await readFile(file, 'utf8')], [['lock'], living]);
});

test('a dead lock that another process has removed meanwhile is no obstacle', async () => {
  await writeFile(file, JSON.stringify({ pid: deadPid }));
  beforeItIsPutAside(() => rm(file));
  await (await take())();
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
