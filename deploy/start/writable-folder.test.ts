import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { requireWritable } from './writable-folder.ts';

test('a folder that can be written to is made, and nothing is left in it', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'writable-'));
  t.after(() => rm(folder, { recursive: true }));
  const data = join(folder, 'data');
  requireWritable(data);
  assert.deepEqual(readdirSync(data), []);
});

test('a start on a folder that cannot be written to names it in one sentence', () => {
  const folder = join(import.meta.filename, 'below-a-file');
  const sentence = (error: Error) => /^DATA_DIR: nothing can be written to .*below-a-file \(.*\)$/.test(error.message);
  assert.throws(() => requireWritable(folder), sentence);
});
