import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answeringRegistry, mainOf, viewerOf, wordsIn } from '../../testing/console.ts';
import { testRelease } from '../../testing/release.ts';
import { remotePage } from './remote.ts';

const remote = 'mf-search';
const { manifest } = testRelease({ name: remote, version: '1.1.0', files: { 'bom.json': '{}' }, render: '' });
const commit = 'c'.repeat(40);
const built = { commit, isClean: true, lockfile: '', node: 'v26.0.0', builder: 'a pipeline' };
const published = { name: remote, publishedAt: '2020-03-02T12:00:00.000Z', by: 'Ana', why: 'a map', source: 's' };
const releases = [
  { ...published, version: '1.2.0' },
  { ...published, version: '1.1.0' },
  { ...published, version: '1.0.0', isForgotten: true },
];
const component = { type: 'library', name: 'zod', version: '4.2.0', purl: 'pkg:npm/zod', properties: [] };
const bom = {
  ...{ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, components: [component] },
  metadata: { component: { type: 'application', name: remote } },
};

async function shown(own: object = {}, more: object = {}, viewer = viewerOf('ops')) {
  const { registry } = answeringRegistry({
    '/live': { registry: 1, live: { '*': { [remote]: { version: '1.1.0' } } } },
    '/releases': { releases, ...more },
    '/reports': { minutes: [], totals: [] },
    '/releases/mf-search/1.1.0/manifest': { ...manifest, ...own },
    '/releases/mf-search/1.1.0/files/bom.json': bom,
    ...more,
  });
  return mainOf(await remotePage(registry, viewer, { remote }));
}

test('each release says how it differs from the one before it, and is made live by who may', async () => {
  const row = (version: string, last: string) => `${version} 2 Mar 2020, 12:00 UTC Ana a map ${last}`;
  const rest = [row('1.1.0', 'Changes in 1.1.0 Live'), row('1.0.0', 'Its files were forgotten What is in 1.1.0')];
  const page = await shown({ built });
  for (const part of [row('1.2.0', 'Changes in 1.2.0 Make live 1.2.0'), ...rest])
    assert.ok(wordsIn(page).includes(part), `${wordsIn(page)} has no "${part}"`);
  assert.match(page, /compare\?remote=mf-search&amp;from=1\.1\.0&amp;to=1\.2\.0"/);
  const seen = wordsIn(await shown({ built }, {}, viewerOf('team', 'mf-stores')));
  assert.ok(seen.includes(`${row('1.2.0', 'Changes in 1.2.0')} ${rest[0]}`), seen);
  const older = await shown({}, { '/releases': { releases, older: 'mf-search@1.0.0' } });
  assert.match(older, /href="\/_ops\/remotes\/mf-search\?before=mf-search%401\.0\.0">Older</);
});

test('the release that is live says what it was built from, and what is in it', async () => {
  const ends = async (expected: string, ...what: Parameters<typeof shown>) => {
    const words = wordsIn(await shown(...what));
    assert.ok(words.endsWith(expected), words);
  };
  const packages = 'Package Version In zod 4.2.0';
  const by = 'with Node v26.0.0, by a pipeline.';
  await ends(`What is in 1.1.0 Built from ${commit}, ${by} ${packages}`, { built });
  await ends(`Built from ${commit}, with changes that were not committed, ${by} ${packages}`, {
    built: { ...built, isClean: false },
  });
  await ends(`Built from a commit that nobody knows, ${by} ${packages}`, { built: { ...built, commit: null } });
  await ends(`It does not say what it was built from. ${packages}`);
  await ends('It is from before releases said what is in them.', { files: {} });
  await ends('Its files were forgotten', {}, { '/live': { registry: 1, live: {} } });
});
