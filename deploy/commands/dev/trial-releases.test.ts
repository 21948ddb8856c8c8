import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { testBuild } from '../release/test-build.ts';
import { trialReleases } from './trial-releases.ts';

test('a trial has the last builds of its remote, each whole, and the releases of all others as the site has them', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'trial-'));
  context.after(() => rm(folder, { recursive: true }));
  const [releases, site] = [join(folder, 'trial/releases'), join(folder, 'site')];
  const trial = trialReleases(releases, site, 'mf-search');
  // Begun twice, as by who starts it again: of the first time nothing is left.
  await trial.begin(['mf-stores']);
  await mkdir(join(releases, 'mf-search/0.9.0'));
  await trial.begin(['mf-stores', 'mf-content']);
  await mkdir(join(site, 'mf-stores/2.0.0'));
  assert.deepEqual(await readdir(join(releases, 'mf-stores')), ['2.0.0']);

  const added: string[] = [];
  context.mock.timers.enable({ apis: ['Date'] });
  for (const _ of Array.from({ length: 6 })) {
    context.mock.timers.tick(1_000);
    const { manifest } = await trial.add(await testBuild(folder));
    added.push(manifest.version);
  }
  assert.deepEqual(
    added.map((version) => trial.find(version)?.manifest.version),
    [undefined, undefined, ...added.slice(-4)],
  );
  assert.deepEqual(await readdir(join(releases, 'mf-search')), added.slice(-4));
  const last = join(releases, 'mf-search', added.at(-1) ?? '');
  assert.equal(JSON.parse(await readFile(join(last, 'manifest.json'), 'utf8')).version, added.at(-1));
  assert.equal(await readFile(join(last, 'browser/remoteEntry.js'), 'utf8'), 'var mf_search');

  const half = await testBuild(folder);
  await writeFile(join(half, 'manifest.json'), '{}');
  await assert.rejects(trial.add(half));
  assert.equal((await readdir(join(releases, 'mf-search'))).length, 4);
});
