import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { collectRelease } from '../../deploy/commands/release/collect-release.ts';
import { testRelease, testShell } from '../../deploy/gateway/testing/release.ts';
import { startTestSite } from '../../deploy/gateway/testing/site.ts';
import { eventually } from '../../deploy/testing/eventually.ts';
import { copyRepository } from './copy-repository.ts';

const copy = copyRepository();
after(() => rmSync(copy, { recursive: true }));

const run = (...command: string[]) =>
  execFileSync(process.execPath, command, { cwd: copy, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const read = (path: string) => readFileSync(join(copy, path), 'utf8');

test('npm run new-remote makes a remote that passes its own test and builds', () => {
  run('deploy/commands/new-remote/new-remote.ts', 'mf-reviews', '--team', 'readers');
  assert.match(read('CODEOWNERS'), /^\/mf-reviews\/ +@rivelle\/readers$/m);
  assert.match(read('.github/workflows/mf-reviews.yml'), /secrets\.MF_REVIEWS_REGISTRY_TOKEN/);
  assert.doesNotMatch(read('.github/workflows/mf-reviews.yml'), /search/i);
  const lock = JSON.parse(read('package-lock.json'));
  assert.deepEqual(lock.packages['node_modules/mf-reviews'], { resolved: 'mf-reviews', link: true });
  assert.ok(lock.packages[''].workspaces.includes('mf-reviews'));
  run('shared/build/cli.ts', 'mf-reviews');
  run('node_modules/jest/bin/jest.js', '--config', 'shared/build/jest.config.js', 'mf-reviews');
});

test('a site that runs shows its fragment in a page of another remote as soon as it is released', async () => {
  const reviews = await collectRelease(join(copy, '.build/production/mf-reviews'));
  assert.deepEqual(reviews.manifest.gives, ['mf-reviews/first@1']);
  const content = testRelease({
    name: 'mf-content',
    pages: ['home'],
    uses: ['mf-reviews/first@1'],
    render: `return part('<mf-fragment of="mf-reviews/first" props="{&quot;heading&quot;:&quot;Avis&quot;}"></mf-fragment>')`,
  });
  const site = await startTestSite([testShell(), content], { partLimitMs: 5_000, documentLimitMs: 10_000 });
  try {
    assert.doesNotMatch((await site.get('/fr')).body, /<h2>Avis/);
    site.registry.publish(reviews);
    site.registry.makeLive({ 'mf-reviews': reviews.manifest.version });
    const shown = /data-of="mf-reviews\/first"[\s\S]*<h2[^>]*>Avis<\/h2><p[^>]*>Ici commence/;
    await eventually(async () => shown.test((await site.get('/fr')).body));
  } finally {
    await site.close();
  }
});

test('a name that is taken, or none for a remote, is refused', () => {
  for (const name of ['mf-search', 'reviews', 'mf-Reviews', 'mf-../x', 'mf-my-reviews', 'mf-reviews2'])
    assert.throws(() => run('deploy/commands/new-remote/new-remote.ts', name), name);
});
