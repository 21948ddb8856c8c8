import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { writeAtomically } from './write-atomically.ts';

test('a file is there as a whole, and what cannot be put in its place leaves nothing behind', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'written-'));
  context.after(() => rm(folder, { recursive: true }));
  await writeAtomically(join(folder, 'a'), 'before');
  await writeAtomically(join(folder, 'a'), 'after', 0o444);
  assert.equal(await readFile(join(folder, 'a'), 'utf8'), 'after');
  assert.equal((await stat(join(folder, 'a'))).mode & 0o777, 0o444);
  await mkdir(join(folder, 'b/inside'), { recursive: true });
  await assert.rejects(writeAtomically(join(folder, 'b'), 'a folder stands there'));
  assert.deepEqual((await readdir(folder)).sort(), ['a', 'b']);
});
