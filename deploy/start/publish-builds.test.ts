import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, mock, test } from 'node:test';
import { SiteError } from 'shared/errors';
import { libraryModules, type Manifest } from 'shared/release';
import { type OpenRegistry, openRegistry } from '../commands/open-registry.ts';
import { publishFolder, readManifest } from '../commands/release/publish-folder.ts';
import { testBuild } from '../commands/release/test-build.ts';
import type { RegistryClient } from '../registry/client.ts';
import { RefusalError } from '../registry/refusal.ts';
import { release } from '../registry/tables.ts';
import { startTestRegistry } from '../registry/testing.ts';
import { readStartSettings } from '../settings/settings.ts';
import { publishBuilds } from './publish-builds.ts';

let folder: string;
let registry: OpenRegistry;
let said: string[];

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'publish-'));
  registry = await openRegistry(readStartSettings({ DATA_DIR: join(folder, 'data') }));
  mock.method(console, 'log', (line: string) => said.push(line));
});
after(async () => {
  mock.restoreAll();
  await registry.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  said = [];
});

const start = async (source: string) => publishBuilds(registry.client, [await testBuild(folder, source)]);
const isLive = async () => (await registry.client.live()).live['*']?.['mf-search']?.version;

test('a start publishes what is new and leaves alone what is live already', async () => {
  await start('source-a');
  await start('source-a');
  assert.deepEqual(said, ['  mf-search 1.0.0']);
});

test('a start after changes serves them, and after taking them back serves what was before', async () => {
  await start('source-b');
  assert.equal(await isLive(), '1.0.1');
  await start('source-a');
  assert.equal(await isLive(), '1.0.0');
  assert.deepEqual(said, ['  mf-search 1.0.1', '  mf-search 1.0.0, which was published before']);
});

test('a start leaves a rollback standing and says how to serve what was built', async () => {
  await start('source-b');
  await registry.client.rollBack('mf-search', { by: 'ann', why: 'it was red' });
  said = [];
  await start('source-b');
  assert.equal(await isLive(), '1.0.0');
  assert.deepEqual(said, [
    '  mf-search stays at 1.0.0; to serve what was built here: npm run rollback -- mf-search --to 1.0.1',
  ]);
});

test('new sources are published and live, whatever was rolled back', async () => {
  await start('source-c');
  assert.equal(await isLive(), '1.0.2');
});

test('what a command shows to some alone, a start does not show to all', async () => {
  const { version } = await publishFolder(registry.client, await testBuild(folder, 'source-d'), {
    live: true,
    country: 'be',
    by: 'ann',
    why: 'Belgium first',
  });
  await start('source-d');
  assert.equal(await isLive(), '1.0.2');
  assert.match(said.join(), new RegExp(`stays at 1.0.2; .* --to ${version}`));
});

test('sources that were published twice stay at the version that is live', async () => {
  await publishFolder(registry.client, await testBuild(folder, 'source-c'), { live: false, by: 'ann', why: '' });
  await start('source-c');
  assert.equal(await isLive(), '1.0.2');
  assert.deepEqual(said, []);
});

test('sources are published anew where all that they were published as is forgotten, or was only tried out', async (t) => {
  const emptied = await startTestRegistry();
  t.after(emptied.close);
  const build = await testBuild(folder, 'source-a');
  const published = { name: 'mf-search', manifest: await readManifest(build), source: 'source-a', publishedBy: 'ann' };
  await emptied.database.db.insert(release).values([
    { ...published, version: '1.0.0', why: '', forgotten: 1 },
    { ...published, version: '1.0.0-dev.1', why: '' },
  ]);
  await publishBuilds(emptied.as(), [build]);
  assert.deepEqual(said, ['  mf-search 1.0.1']);
});

test('a start after an upgrade names the countries that stay on an older version', async () => {
  await start('source-e');
  const general = await isLive();
  assert.deepEqual(said, [
    `  mf-search ${general}`,
    `  mf-search stays at 1.0.3 in the country be; to serve ${general} there, too: npm run rollback -- mf-search --country be --to ${general}`,
  ]);
});

test('a start leaves a remote away whose first release was rolled back', async () => {
  while ((await isLive()) !== undefined) await registry.client.rollBack('mf-search', { by: 'ann', why: 'it was red' });
  said = [];
  await start('source-a');
  assert.equal(await isLive(), undefined);
  assert.equal(
    said[0],
    '  mf-search stays away; to serve what was built here: npm run rollback -- mf-search --to 1.0.0',
  );
});

/** A build of another remote than `mf-search`. */
async function buildOf(name: string, own: Partial<Manifest> = {}): Promise<string> {
  const build = await testBuild(folder, `source of ${name}`);
  await writeFile(join(build, 'manifest.json'), JSON.stringify({ ...(await readManifest(build)), name, ...own }));
  return build;
}

/** A registry that takes everything, and what it was asked to do; `refusal` is what it says to what is to go live. */
function takingAll(shown: string[] = [], refusal?: Error) {
  const asked: unknown[] = [];
  const client: RegistryClient = {
    ...registry.client,
    live: async () => ({
      registry: 1,
      live: { '*': Object.fromEntries(shown.map((name) => [name, { version: '1.0.0' }])) },
      retired: [],
    }),
    publish: async ({ manifest: { name, version }, live, force }) => {
      asked.push([name, { live, force }]);
      return { name, version };
    },
    makeAllLive: async ({ versions, force }) => {
      asked.push([versions, { force }]);
      if (refusal) throw refusal;
      return { changed: [] };
    },
  };
  return { client, asked };
}

test('libraries are published first, all go live together, and only builds for development are held against nothing', async () => {
  const modules = [...libraryModules.react.browser];
  const builds = [await buildOf('mf-stores'), await buildOf('react-19.2', { version: '19.2.0', modules })];
  for (const mode of ['production', 'development'] as const) {
    const { client, asked } = takingAll();
    await publishBuilds(client, builds, mode);
    const force = mode === 'development';
    assert.deepEqual(asked, [
      ['react-19.2', { live: false, force }],
      ['mf-stores', { live: false, force }],
      [{ 'react-19.2': '19.2.0', 'mf-stores': '1.0.0' }, { force }],
    ]);
  }
});

test('where nothing was built nothing goes live', async () => {
  const { client, asked } = takingAll();
  await publishBuilds(client, []);
  assert.deepEqual(asked, []);
});

test('a site that shows something goes on with that where what was built would break it, and nothing else is passed over', async (t) => {
  const told = t.mock.method(console, 'error', () => {});
  const builds = [await buildOf('mf-stores')];
  const breaks = new RefusalError(422, 'release-breaks', 'The page of stores would be empty');
  await publishBuilds(takingAll(['shell'], breaks).client, builds);
  assert.deepEqual(
    told.mock.calls.map(({ arguments: given }) => given),
    [['What was built here does not go live. The page of stores would be empty']],
  );
  await assert.rejects(publishBuilds(takingAll([], breaks).client, builds), breaks, 'an empty site');
  for (const other of [new RefusalError(403, 'release-refused', 'no'), new SiteError('release-breaks')])
    await assert.rejects(publishBuilds(takingAll(['shell'], other).client, builds), other);
});

test('a remote that was retired stays so, and the start says what takes that back', async () => {
  const { client, asked } = takingAll();
  const at = '2026-11-27T12:00:00.000Z';
  const away = { remote: 'mf-stores', together: 7, at, freeFrom: '2027-02-25T12:00:00.000Z', pages: [] };
  const live = async () => ({ registry: 1, live: {}, retired: [away] });
  await publishBuilds({ ...client, live }, [await buildOf('mf-stores'), await buildOf('mf-contact')]);
  assert.equal(asked.length, 2, 'the other one is published, and goes live');
  assert.match(said[0] ?? '', /^ {2}mf-stores is retired: npm run rollback -- --together 7 takes that back/);
});
