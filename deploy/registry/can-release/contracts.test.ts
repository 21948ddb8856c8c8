import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Manifest } from 'shared/release';
import { testManifest } from '../test-manifest.ts';
import { brokenContent, brokenContracts, missingLibraries, uselessLibraries } from './contracts.ts';
import type { View } from './view.ts';

/** What visitors meet of these releases, beside one that no gateway can open: it gives nothing. */
const seen = (releases: Manifest[], more: Partial<View> = {}): View => ({
  ...{ country: '*', held: [], content: [], edited: [], retired: [], ...more },
  live: new Map([...Map.groupBy(releases, ({ name }) => name), ['mf-unread', []]]),
});
const release = (name: string, own: Partial<Manifest> = {}) => testManifest({ name, ...own });
const shell = release('shell');
const takingReact = (name: string, requires: string, own: Partial<Manifest> = {}) =>
  release(name, { shared: { react: { requires } }, ...own });
const react = (version: string) => release('react-19.3', { version, modules: ['react'] });
const messages = (problems: { message: string }[]) => problems.map(({ message }) => message);

test('what is missing is told by its kind; an open tab has the pages and roles of its own composition', () => {
  const missing = {
    'page:nowhere@1': 'page',
    'role:nothing@1': 'role',
    'mf-stores/card@1': 'fragment',
    'state:later@1': 'state',
    'search:submitted@1': 'event',
    'platform:keepTab@1': 'platform',
    'platform@2': 'platform',
  };
  const using = release('mf-content', { uses: Object.keys(missing).slice(0, -1), platform: 2 });
  const found = (view: View) => brokenContracts(view).map(({ kind, key }) => [key.replace('mf-content ', ''), kind]);
  assert.deepEqual(found(seen([shell, using])), Object.entries(missing));
  assert.deepEqual(found(seen([shell], { held: [using] })), Object.entries(missing).slice(2));
});

test('a shell is the platform, and a library needs none', () => {
  const next = release('shell', { version: '2.0.0', platform: 2 });
  assert.deepEqual(brokenContracts(seen([shell, next])), []);
  assert.deepEqual(brokenContracts(seen([next, react('19.3.1')])), []);
  assert.deepEqual(messages(brokenContracts(seen([shell, next, release('mf-search')]))), [
    'mf-search 1.0.0 uses platform@1; shell 2.0.0 gives platform@2',
  ]);
});

test('a text keeps its fragment only as long as the remote that it is of lends it, whatever others lend', () => {
  const contract = 'mf-stores/card@1';
  const content = ['a', 'b', 'c'].map((path) => ({ content: `the page /${path}`, contract }));
  const stores = (forEditors: string[]) => release('mf-stores', { gives: [contract], forEditors });
  const other = release('mf-search', { forEditors: ['card'] });
  assert.deepEqual(brokenContent(seen([stores(['card'])], { content })), []);
  const heir = { gives: [contract], formerly: { [contract]: 'panel' }, forEditors: ['panel'] };
  assert.deepEqual(brokenContent(seen([release('mf-search', heir)], { content })), []);
  assert.deepEqual(messages(brokenContent(seen([stores([]), other], { content }))), [
    'mf-stores/card@1 stands in the page /a, the page /b, the page /c; it is not for editors any more',
  ]);
  assert.deepEqual(messages(brokenContent(seen([other], { content: content.slice(0, 1) }))), [
    'mf-stores/card@1 stands in the page /a; nothing that is live gives it',
  ]);
});

test('a library is there for others where it is live or in the shell, and in every version that a visitor can meet', () => {
  const user = takingReact('mf-search', '^19.3.2');
  const carrying = release('mf-stores', { shared: { react: { requires: '^19.3.2', provides: '19.3.2' } } });
  const needs = 'mf-search 1.0.0 needs react ^19.3.2;';
  for (const [others, brought] of [
    [[], ['nothing that is live brings it']],
    [[carrying], ['nothing that is live brings it']],
    [[react('19.3.1'), react('19.3.2')], ['react-19.3 brings 19.3.1, react-19.3 brings 19.3.2']],
    [[react('19.3.2')], []],
    [[{ ...carrying, name: 'shell' }], []],
  ] as const) {
    const found = missingLibraries(seen([user, ...others]));
    assert.deepEqual(
      messages(found),
      brought.map((what) => `${needs} ${what}`),
    );
  }
});

test('a version of a library that nothing takes does not come; one that is there already may stay', () => {
  const user = takingReact('mf-search', '19.3.1');
  const before = seen([user, react('19.3.1')]);
  const next = seen([user, react('19.3.1'), react('19.3.2')]);
  assert.deepEqual(messages(uselessLibraries(before, next)), [
    'Nothing that is live works with react 19.3.2: mf-search needs 19.3.1',
  ]);
  assert.deepEqual(uselessLibraries(next, next), []);
  assert.deepEqual(uselessLibraries(undefined, before), []);
  assert.deepEqual(messages(uselessLibraries(undefined, seen([shell, react('19.3.1')]))), [
    'Nothing that is live works with react 19.3.1: nothing needs it',
  ]);
});
