import assert from 'node:assert/strict';
import { existsSync, rmSync } from 'node:fs';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { keepFolderSmall } from './keep-folder-small.ts';

async function madeFolder(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'small-'));
  t.after(() => rm(folder, { recursive: true }));
  return folder;
}

/** Writes a file of 100 bytes whose name says when it was written. */
async function writeAt(folder: string, second: number): Promise<void> {
  const file = join(folder, nameAt(second));
  await writeFile(file, Buffer.alloc(100));
  await utimes(file, second, second);
}
const nameAt = (second: number): string => `${String(second).padStart(2, '0')}.webp`;

test('a folder that holds too much loses its oldest files, and no more than it must', async (t) => {
  const folder = await madeFolder(t);
  const written = keepFolderSmall(folder, 1_000, 1);
  for (let second = 1; second <= 12; second += 1) {
    await writeAt(folder, second);
    await written();
    if (second === 10) assert.equal((await readdir(folder)).length, 10);
  }
  assert.deepEqual((await readdir(folder)).sort(), [3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(nameAt));
});

test('a file that another server has removed meanwhile is as good as removed', async (t) => {
  const folder = await madeFolder(t);
  for (let second = 1; second <= 90; second += 1) await writeAt(folder, second);
  const removed = keepFolderSmall(folder, 1_000, 1)();
  while (existsSync(join(folder, nameAt(1)))) await nextTurn();
  rmSync(join(folder, nameAt(80)));
  await removed;
  assert.deepEqual((await readdir(folder)).sort(), [82, 83, 84, 85, 86, 87, 88, 89, 90].map(nameAt));
});
