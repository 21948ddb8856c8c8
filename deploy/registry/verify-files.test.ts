import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { libraryModules, type Manifest } from 'shared/release';
import { filesOf, testManifest } from './test-manifest.ts';
import { verifyFiles, verifyGiven, verifyLetters, verifyLibrary } from './verify-upload.ts';

const server = { 'server.cjs': 'its server part' };
const entry = { 'browser/remoteEntry.js': 'its entry' };
const texts = { ...server, ...entry };
const bytesOf = (all: Record<string, string>) =>
  new Map(Object.entries(all).map(([path, text]) => [path, Buffer.from(text)]));
/** Verifies a release with these files more, or with others than its manifest says. */
const verify = (own: Partial<Manifest> = {}, more: Record<string, string> = {}, sent: object = { ...texts, ...more }) =>
  verifyFiles(testManifest({ files: filesOf({ ...texts, ...more }), ...own }), bytesOf({ ...sent }));
const named = (count: number) => Array.from({ length: count }, (_, index) => `n${index}`);
const each = <Value>(count: number, value: Value) => Object.fromEntries(named(count).map((name) => [name, value]));
const none = { scripts: [], styles: [] };

test('a release is taken with just the files that its manifest lists, byte for byte', () => {
  assert.doesNotThrow(() => verify());
  assert.throws(() => verify({}, {}, { ...texts, 'browser/more.js': 'x' }), /more\.js is not in the manifest/);
  assert.throws(() => verify({}, {}, { ...texts, toString: 'x' }), /toString is not in the manifest/);
  assert.throws(() => verify({}, {}, entry), /server\.cjs of the manifest is missing/);
  assert.throws(
    () => verify({}, {}, { ...texts, 'server.cjs': 'longer than said' }),
    /has 16 bytes, the manifest says 15/,
  );
  assert.throws(() => verify({}, {}, { ...entry, 'server.cjs': 'ITS SERVER PART' }), /does not match its hash/);
});

test('whatever a manifest names has to be among its files', () => {
  const part = { scripts: ['browser/lazy.js'], styles: ['browser/lazy.css'] };
  const both = { 'browser/lazy.js': '1', 'browser/lazy.css': '2' };
  for (const own of [
    { startup: part },
    { pages: { search: part } },
    { fragments: { panel: part } },
    { locales: { fr: part } },
    { pieces: { piece: part } },
  ]) {
    assert.doesNotThrow(() => verify(own, both));
    assert.throws(() => verify(own, { 'browser/lazy.js': '1' }), /needs browser\/lazy\.css, but does not list it/);
    assert.throws(() => verify(own), /needs browser\/lazy\.js, but does not list it/);
  }
  assert.throws(() => verify({ entry: 'browser/other.js' }), /needs browser\/other\.js/);
});

test('an operation has the hash that it is named by', () => {
  const text = 'query A { a }';
  const hash = createHash('sha256').update(text).digest('hex');
  assert.doesNotThrow(() => verify({ operations: { [hash]: text } }));
  assert.throws(
    () => verify({ operations: { [hash]: `${text} ` } }),
    /^RefusalError: The operation \w+ does not match its hash/,
  );
});

test('files have names that every disk can write, and that no gateway uses itself', () => {
  assert.doesNotThrow(() => verify({}, { 'bom.json': '{}', 'browser/a/b.js': '1', 'browser/a/c.js': '2' }));
  for (const [more, why] of [
    [{ 'secret.txt': 'x' }, /secret\.txt is neither/],
    [{ 'other/server.cjs': 'x' }, /is neither/],
    [{ 'browser/a.js.br': 'x' }, /ending that gateways use/],
    [{ 'browser/a.js': 'x', 'browser/A.js': 'y' }, /browser\/a\.js and browser\/A\.js are one/],
    [{ 'browser/a': 'x', 'browser/A/b.js': 'y' }, /browser\/A is a folder of the file browser\/A\/b\.js/],
  ] as const)
    assert.throws(() => verify({}, { ...more }), why);
});

test('a release is no larger than any remote needs', () => {
  const files = (count: number, bytes = 0) =>
    Object.fromEntries(named(count).map((name) => [`browser/${name}`, { bytes, integrity: 'none' }]));
  const fragments = { panel: none };
  for (const [limit, of] of [
    ['1000 are', (over) => ({ files: files(1_000 + over) })],
    ['16777216 are', (over) => ({ files: files(4, 4 * 1024 * 1024 + over) })],
    ['500 are', (over) => ({ operations: each(500 + over, '') })],
    ['500 are', (over) => ({ pages: each(200, none), fragments: each(200, none), locales: each(100 + over, none) })],
    ['100 are', (over) => ({ fragments, formerly: each(100 + over, 'panel') })],
    [
      '100 are',
      (over) => ({
        samples: { addresses: named(60), fragments: { panel: Array(40 + over).fill({}) }, mayShowNothing: [] },
      }),
    ],
  ] as [string, (over: number) => Partial<Manifest>][]) {
    const refusal = new RegExp(`at most ${limit} allowed`);
    assert.throws(() => verify(of(1)), refusal);
    // What is just small enough is refused for what its files lack, or not at all.
    try {
      verify(of(0));
    } catch (error) {
      assert.doesNotMatch(String(error), /at most/);
    }
  }
  verifyLetters(['x'.repeat(1024 * 1024 - 4)]);
  assert.throws(() => verifyLetters(['x'.repeat(1024 * 1024 - 3)]), /1048577 letters in its manifest/);
  assert.throws(() => verify({ container: 'x'.repeat(1024 * 1024) }), /letters in its manifest/);
});

test('all of a manifest is looked at: its routes, what it lends, gives and says, and whether it is a library', () => {
  for (const [own, why] of [
    [{ routes: { search: { name: 'search', paths: {} } } }, /no such page/],
    [{ fullScreen: ['panel'] }, /has none of that name/],
    [{ gives: ['mf-stores/card@1'] }, /is for mf-stores to give/],
    [
      { contract: { fragments: { 'mf-stores/card': { major: 1 } }, events: {}, states: {} } },
      /is for mf-stores to say/,
    ],
    [{ modules: ['react'] }, /is no library/],
  ] as [Partial<Manifest>, RegExp][])
    assert.throws(() => verify(own), why);
});

test('a release gives what is its own, and what was once called otherwise', () => {
  const give =
    (contract: string, formerly = {}) =>
    () =>
      verifyGiven({ name: 'mf-search', gives: [contract], formerly });
  for (const own of ['mf-search/panel@1', 'search:submitted@1', 'page:search@1', 'role:search@1', 'state:search@1'])
    assert.doesNotThrow(give(own), own);
  for (const [foreign, owner] of [
    ['mf-stores/card@1', 'mf-stores'],
    ['stores:chosen@1', 'mf-stores'],
    ['state:wishlists@1', 'mf-account'],
    ['platform:enter@1', 'shell'],
    ['account:signed-in@1', 'shell'],
  ] as const)
    assert.throws(give(foreign), new RegExp(`It gives ${foreign}, which is for ${owner} to give`));
  assert.doesNotThrow(give('mf-stores/card@1', { 'mf-stores/card@1': 'panel' }));
});

test('only a library that pages share lends modules: just its own, by the name of its minor, and nothing else', () => {
  const [name = '', { browser = [] } = {}] = Object.entries(libraryModules)[0] ?? [];
  const sound = { ...testManifest(), name: `${name}-19.3`, version: '19.3.1', modules: [...browser] };
  const library =
    (own: Partial<Manifest> = {}) =>
    () =>
      verifyLibrary({ ...sound, ...own });
  assert.doesNotThrow(library());
  assert.doesNotThrow(() => verifyLibrary(testManifest()));
  for (const [own, why] of [
    [{ name: 'mf-search' }, /is no library that pages share/],
    [{ name: 'other-1.0', version: '1.0.0' }, /is no library that pages share/],
    [{ modules: browser.slice(1) }, /lends .*, not/],
    [{ modules: [] }, /lends .*, not/],
    [{ version: '19.4.0' }, /19\.4\.0 is no version of/],
    [{ pages: { search: none } }, /it has no pages/],
    [{ fragments: { panel: none } }, /it has no pages/],
    [{ operations: { hash: '{ a }' } }, /it has no pages/],
    [{ uses: ['platform:enter@1'] }, /it has no pages/],
    [{ gives: ['mf-search/panel@1'] }, /it has no pages/],
  ] as [Partial<Manifest>, RegExp][])
    assert.throws(library(own), why);
});
