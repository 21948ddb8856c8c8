import { anyPathOf, claimsOf, collide, isSame, parametersIn } from './index.ts';

test('a page takes its paths of today, its former ones, and its second address for itself', () => {
  const routes = {
    reset: { name: 'reset', paths: { fr: 'refaire', de: 'neu' }, elsewhere: { en: '/fr/reset' } },
    list: { name: 'list', paths: { fr: 'liste/:slug' }, formerly: { fr: ['listes/:slug', 'l/:slug'] } },
  };
  expect(claimsOf(routes).map(({ language, pattern, page }) => `${page}: ${language} ${pattern}`)).toEqual([
    'reset: fr refaire',
    'reset: de neu',
    'reset: fr reset',
    'list: fr liste/:slug',
    'list: fr listes/:slug',
    'list: fr l/:slug',
  ]);
});

test.each([
  ['a', 'a', true],
  ['a', 'b', false],
  ['a', 'a/b', false],
  ['a/:slug', 'a/b', true],
  ['a/:slug', 'b/:slug', false],
  ['a/:slug', 'a/:uid', true],
  ['a/:slug/c', 'a/b/:uid', true],
  ['a/:slug/c', 'a/b/d', false],
  [':slug', ':uid', true],
  [':slug', 'a', false],
  [':slug/b', 'a/b', true],
  ['', '', true],
  ['', ':slug', false],
])('two remotes that have %j and %j exclude each other: %s', (one, other, isSo) => {
  const collision = (language: string, otherLanguage: string) =>
    collide({ language, pattern: one }, { language: otherLanguage, pattern: other });
  expect([collision('fr', 'fr'), collision('fr', 'nl')]).toEqual([isSo, false]);
  expect(collide({ language: 'fr', pattern: other }, { language: 'fr', pattern: one })).toBe(isSo);
});

test('a path is the same by another name of its parameter, and no other', () => {
  const claim = (pattern: string, language = 'fr') => ({ language, pattern, page: 'page' });
  expect(isSame(claim('a/:slug'), claim('a/:uid'))).toBe(true);
  for (const other of [claim('a/b'), claim('a/:slug', 'nl'), claim('a/:slug/c')])
    expect(isSame(claim('a/:slug'), other)).toBe(false);
});

test('the parameters of a path are told in order, and whether a page has any path', () => {
  expect(parametersIn('a/:slug/b/:id')).toEqual(['id', 'slug']);
  expect(anyPathOf({ paths: { de: 'neu' } })).toBe('neu');
  expect(anyPathOf({ paths: {} })).toBeUndefined();
});
