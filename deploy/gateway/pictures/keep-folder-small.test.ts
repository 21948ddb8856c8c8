import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { keepFolderSmall } from './keep-folder-small.ts';

test('a folder that holds too much loses its oldest files, and no more than it must', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'small-'));
  t.after(() => rm(folder, { recursive: true }));
  const written = keepFolderSmall(folder, 1_000, 1);
  for (let second = 1; second <= 12; second += 1) {
    const file = join(folder, `${String(second).padStart(2, '0')}.webp`);
    await writeFile(file, Buffer.alloc(100));
    await utimes(file, second, second);
    await written();
    if (second === 10) assert.equal((await readdir(folder)).length, 10);
  }
  assert.deepEqual(
    (await readdir(folder)).sort(),
    ['03', '04', '05', '06', '07', '08', '09', '10', '11', '12'].map((name) => `${name}.webp`),
  );
});
