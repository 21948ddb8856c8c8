import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { loadSeed } from './load-seed.ts';

const folder = await mkdtemp(join(tmpdir(), 'seed-'));
after(() => rm(folder, { recursive: true }));

test('the module that SEED_DEMO names is loaded, with or without pages for development', async () => {
  const path = join(folder, 'seed.mjs');
  await writeFile(path, 'export const seed = async () => {};');
  const { seed, developmentPages } = await loadSeed(path);
  assert.equal(typeof seed, 'function');
  assert.deepEqual(developmentPages, []);
});

test('a module that is not there, or that is no seed, is named with the setting', async () => {
  const other = join(folder, 'other.mjs');
  await writeFile(other, 'export const nothing = 1;');
  for (const path of [join(folder, 'absent.mjs'), other])
    await assert.rejects(loadSeed(path), { code: 'settings-wrong', message: new RegExp(`SEED_DEMO: ${path}`) });
});
