import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Manifest, pageRoutes } from 'shared/release';
import { declaredPages } from 'shared/routes';
import { verifyContract, verifyRoles, verifyRoutes } from './verify-upload.ts';

type Route = Manifest['routes'][string];

const everywhere = (path: string) => ({ fr: path, nl: path, en: path, de: path });
const own = (route: Partial<Route>): Manifest['routes'] => ({
  opinion: { name: 'opinion', paths: everywhere('avis/:slug'), ...route },
});
const none = { scripts: [], styles: [] };
const each = (routes: object) => Object.fromEntries(Object.keys(routes).map((page) => [page, none]));
const verified = (routes: Manifest['routes'], name = 'mf-search') =>
  verifyRoutes({ name, pages: each(routes), routes: pageRoutes.parse(routes) });

test('what this repository declares is taken', () => {
  for (const [name, routes] of Object.entries(declaredPages))
    assert.doesNotThrow(() => verified(structuredClone(routes) as Manifest['routes'], name));
});

test('a page has a path in every language of the site, and in no other', () => {
  assert.throws(() => verified(own({ paths: { fr: 'avis' } })), /has no path in nl/);
  assert.throws(() => verified(own({ paths: {} })), /has no path in fr/);
  assert.throws(
    () => verified(own({ paths: { ...everywhere('avis'), it: 'avis' } })),
    /in it, which the site does not/,
  );
});

test('a page takes the same in every language, and took the same before', () => {
  assert.throws(() => verified(own({ paths: { ...everywhere('avis/:slug'), de: 'meinungen' } })), /same parameters/);
  assert.throws(() => verified(own({ formerly: { fr: ['critiques'] } })), /same parameters/);
  assert.throws(() => verified(own({ paths: everywhere('avis/:slug/:slug') })), /a parameter twice/);
});

test('one remote has no path and no name twice', () => {
  const two = (paths: Route['paths'], name = 'other') => ({ ...own({}), other: { name, paths } });
  assert.throws(() => verified(two(everywhere('avis/:uid'))), /opinion and other both have the path \/fr\/avis/);
  assert.throws(() => verified(two(everywhere('notes'), 'opinion')), /Two of its pages have the name opinion/);
  assert.doesNotThrow(() => verified(two(everywhere('avis/new'))));
});

test('a route leads to a page, and none of them to the shell’s own', () => {
  assert.throws(() => verifyRoutes({ name: 'mf-search', pages: {}, routes: own({}) }), /no such page/);
  assert.throws(() => verified(own({ name: 'not-found' })), /cannot have the name not-found/);
  assert.throws(() => verified(own({}), 'shell'), /cannot have the name/);
});

test('a table stays small', () => {
  const many = (length: number) =>
    Object.fromEntries(
      Array.from({ length }, (_, index) => [`p${index}`, { name: `p${index}`, paths: everywhere(`p${index}`) }]),
    );
  const verify = (routes: Manifest['routes']) => verifyRoutes({ name: 'mf-search', pages: each(routes), routes });
  assert.doesNotThrow(() => verify(many(50)));
  assert.throws(() => verify(many(51)), /51 routes/);
  const long = Object.fromEntries(
    'abcdefghijklmnopqrstuvwxyz'
      .split('')
      .map((letter) => [letter, { name: letter, paths: everywhere(`${letter.repeat(40)}/${letter.repeat(40)}`) }]),
  );
  assert.throws(() => verified(long), /longer than 8000/);
  const named = (length: number) => ({ ['x'.repeat(length)]: { name: 'opinion', paths: everywhere('avis') } });
  const most = 8_000 - JSON.stringify(named(0)).length;
  assert.doesNotThrow(() => verify(named(most)));
  assert.throws(() => verify(named(most + 1)), /longer than 8000/);
});

test('a path is words and parameters, and nothing else', () => {
  for (const path of [
    '/avis',
    'avis/',
    'avis//a',
    'AVIS',
    '../avis',
    ':slug/avis',
    'a?b',
    'a%2fb',
    ':a/:b',
    '(a+)+',
    'avis/*',
    'é',
  ])
    assert.equal(pageRoutes.safeParse(own({ paths: everywhere(path) })).success, false, path);
  for (const elsewhere of ['/health', '//evil.example', '/fr/', 'https://evil.example', '/fr/a/b'])
    assert.equal(pageRoutes.safeParse(own({ elsewhere: { en: elsewhere } })).success, false, elsewhere);
});

test('no text takes long to check', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', '-', '/', ':', 'a-', '/:a'), { maxLength: 100 }), (pieces) => {
      const start = performance.now();
      pageRoutes.safeParse(own({ paths: everywhere(pieces.join('')) }));
      assert.ok(performance.now() - start < 5_000);
    }),
  );
});

const fragments = { panel: { scripts: [], styles: [] } };

test('a release plays roles by fragments of its own, and lends no others to editors', () => {
  const nothing = { fragments, roles: {}, fullScreen: [], forEditors: [], formerly: {} };
  const formerly = { 'mf-a/card@1': 'panel' };
  const whole = { fragments, roles: { search: 'panel' }, fullScreen: ['panel'], forEditors: ['panel'], formerly };
  assert.doesNotThrow(() => verifyRoles(whole));
  const none = /but has none of that name/;
  assert.throws(() => verifyRoles({ ...nothing, roles: { search: 'toString' } }), none);
  assert.throws(() => verifyRoles({ ...nothing, fullScreen: ['search-overlay'] }), none);
  assert.throws(() => verifyRoles({ ...nothing, forEditors: ['toString'] }), none);
  assert.throws(() => verifyRoles({ ...nothing, formerly: { 'mf-a/card@1': 'toString' } }), none);
});

test('the contract that a release says is its own', () => {
  const own = { type: 'object', major: 1, content: true, setBy: 'everyone' as const, initial: {} };
  type Said = NonNullable<Manifest['contract']>;
  const verify = (said: Partial<Said>) => () =>
    verifyContract({ name: 'mf-search', contract: { fragments: {}, events: {}, states: {}, ...said } });
  assert.doesNotThrow(verify({ fragments: { 'mf-search/a': own }, events: { 'search:done': own } }));
  assert.doesNotThrow(verify({ states: { search: own, newer: own } }));
  assert.throws(verify({ fragments: { 'mf-stores/a': own } }), /which is for mf-stores to say/);
  assert.throws(verify({ events: { 'account:signed-in': own } }), /which is for shell to say/);
  assert.throws(verify({ states: { wishlists: own } }), /which is for mf-account to say/);
});
