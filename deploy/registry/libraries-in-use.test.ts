import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Manifest } from 'shared/release';
import { copiesBrought, librariesInUse, usersInWords } from './libraries-in-use.ts';
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
