import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Manifest } from 'shared/release';
import { filesOf, testManifest } from '../../registry/test-manifest.ts';
import { commandsIn, linesOf } from '../testing.ts';

const run = commandsIn(import.meta.dirname);

const properties = ['browser', 'server'].map((value) => ({ name: 'bundle', value }));
const list = {
  ...{ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 },
  metadata: { component: { type: 'application', name: 'mf-search' } },
  components: [{ type: 'library', name: 'zod', version: '4.1.0', purl: '', properties }],
};
const listed = filesOf({ 'bom.json': '' });

/** A registry in which 1.0.0 of mf-search is live, with this in its manifest. */
const site = (own: Partial<Manifest>) => ({
  'GET /live': { registry: 1, live: { '*': { 'mf-search': { version: '1.0.0' } } } },
  'GET /releases/mf-search/1.0.0/manifest': testManifest(own),
  'GET /releases/mf-search/1.0.0/files/bom.json': list,
});

test('a release is shown with what it was built from, by whom it is signed, and what is in it', async () => {
  const built = { commit: 'a'.repeat(40), lockfile: 'b'.repeat(64), node: '26.1.0', builder: 'CI' };
  const signature = { key: 'k1', value: 'AAAA' };
  const shown = (isClean: boolean) =>
    run('releases', 'mf-search 1.0.0', site({ built: { ...built, isClean }, files: listed, signature }));
  assert.deepEqual(linesOf(await shown(true)).slice(1), [
    `commit | ${built.commit}`,
    'sources | digest-of-source',
    `lockfile | sha256 ${built.lockfile}`,
    'built | with Node 26.1.0, by CI',
    'signed | with the key k1',
    '',
    '1 packages are in it',
    '',
    'package | version | in',
    'zod | 4.1.0 | browser and server',
    '',
  ]);
  assert.match((await shown(false)).output, /^commit +a+, with changes that were not committed$/m);
});

test('of one from before releases said such things it is said that nobody knows', async () => {
  assert.deepEqual(linesOf(await run('releases', 'mf-search 1.0.0', site({}))).slice(1), [
    'commit | not known',
    'sources | digest-of-source',
    'lockfile | not known',
    'built | not known',
    'signed | no',
    '',
    'Nothing says what is in it: it is from before releases did, or its files were forgotten.',
    '',
  ]);
});

test('the live releases that have a package are named, and those that do not say what they have', async () => {
  assert.deepEqual(linesOf(await run('releases', '--with zod@<4.2', site({ files: listed }))), [
    'remote | version | for | package | in | pages that load it',
    'mf-search | 1.0.0 | all countries | zod 4.1.0 | browser and server',
    '',
  ]);
  assert.deepEqual(linesOf(await run('releases', '--with zod@4', site({}))), [
    'No live release says that it has zod@4.',
    '',
    'From before releases said what is in them: mf-search 1.0.0',
    '',
  ]);
});
