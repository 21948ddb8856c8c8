import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Manifest } from 'shared/release';
import { copiesBrought, librariesInUse, liveManifests, usersInWords } from './libraries-in-use.ts';
import { testManifest } from './test-manifest.ts';

const react = (version: string, kilobytes: number): Manifest =>
  testManifest({
    name: `react-${version.split('.').slice(0, 2).join('.')}`,
    version,
    entry: 'browser/react.js',
    modules: ['react'],
    files: { 'browser/react.js': { bytes: kilobytes * 1000, integrity: 'sha256-x' } },
  });
const remote = (name: string, requires: string, more: Partial<Manifest> = {}): Manifest =>
  testManifest({ name, shared: { react: { requires } }, ...more });
const page = { home: { scripts: [], styles: [] } };
const shell = remote('shell', '^19.0.0');
const content = remote('mf-content', '^19.0.0', { pages: page, uses: ['mf-stores/map@1', 'page:home@1'] });
const search = remote('mf-search', '^19.0.0', { pages: page });
const live = [shell, content, search, remote('mf-stores', '^19.0.0'), react('19.3.1', 220), react('18.3.1', 140)];

test('who takes a library is said with the range of each; what nothing takes no page loads', () => {
  const [next, former] = librariesInUse(live);
  assert.deepEqual(
    next?.takenBy.map((one) => one.remote),
    ['shell', 'mf-content', 'mf-search', 'mf-stores'],
  );
  assert.equal(former && usersInWords(former), 'nothing takes it: no page loads it');
  assert.equal(
    next && usersInWords(next),
    'taken by mf-content (^19.0.0), mf-search (^19.0.0), mf-stores (^19.0.0), shell (^19.0.0)',
  );
});

test('pages that load two versions of one library are named, with what the second one costs; another library is none', () => {
  const i18next = { ...react('26.0.1', 40), name: 'i18next-26.0', modules: ['i18next'] };
  const search = remote('mf-search', '^19.0.0', { pages: page });
  search.shared = { ...search.shared, i18next: { requires: '^26.0.0' } };
  const others = live.filter(({ name }) => !['mf-search', 'mf-stores'].includes(name));
  const found = librariesInUse([...others, search, remote('mf-stores', '^18.3.0'), i18next]);
  assert.deepEqual(
    found.map(({ name, besideAnother }) => [name, besideAnother]),
    [
      ['react-19.3', ['mf-content']],
      ['react-18.3', ['mf-content']],
      ['i18next-26.0', []],
    ],
  );
  assert.equal(
    found[1] && usersInWords(found[1]),
    'taken by mf-stores (^18.3.0); beside another version on pages of mf-content: 140 kB more, before compression',
  );
});

test('of what is live for all, all is looked at that can be read', async () => {
  const manifest = async (name: string, version: string) =>
    name === 'mf-gone' ? Promise.reject(new Error('no manifest')) : testManifest({ name, version });
  const versions = { shell: { version: '1.0.0' }, 'mf-gone': { version: '1.0.0' }, 'mf-search': { version: '2.0.0' } };
  const read = await liveManifests({ manifest }, { live: { '*': versions, be: { shell: { version: '0.9.0' } } } });
  assert.deepEqual(
    read.map(({ name, version }) => `${name} ${version}`),
    ['shell 1.0.0', 'mf-search 2.0.0'],
  );
  assert.deepEqual(await liveManifests({ manifest }, { live: {} }), []);
});

test('a release that brings a second copy is told whose pages load it; what is beside another already is no news', () => {
  const brought = (release: Manifest) =>
    copiesBrought(live, release).map(({ library, remotes }) => [library.name, remotes]);
  assert.deepEqual(brought(remote('mf-stores', '^18.3.0')), [['react-18.3', ['mf-content']]]);
  assert.deepEqual(brought(remote('shell', '^18.3.0')), [['react-18.3', ['mf-content', 'mf-search']]]);
  assert.deepEqual(brought(remote('mf-stores', '^19.3.0')), []);
  const old = remote('mf-vintage', '^18.3.0', { pages: page });
  const shows = remote('mf-search', '^19.0.0', { pages: page, uses: ['mf-vintage/first@1'] });
  assert.deepEqual(
    copiesBrought([...live, old], shows).map(({ library, remotes }) => [library.name, remotes]),
    [['react-18.3', ['mf-search']]],
  );
  const both = [...live.filter(({ name }) => name !== 'mf-stores'), remote('mf-stores', '^18.3.0')];
  assert.deepEqual(copiesBrought(both, remote('mf-stores', '^18.3.0', { version: '1.0.1' })), []);
});
