import { beginsWithWord, declaredRoutes, movedPath, redirectFor, takeRoutes } from './index.ts';

test('a German word that people expect leads to the path that stands there (C7)', () => {
  expect(movedPath('de', '/de/kollektionen/ligne')).toBe('/de/reicht/ligne');
  expect(movedPath('de', '/de/produkte/kollektionen')).toBeUndefined();
  expect(movedPath('fr', '/fr/kollektionen')).toBeUndefined();
});

test('a former path leads on, but for where a page of today has it, or one that begins with a word', () => {
  const params = { fr: { slug: 'nouveau' } };
  const paths = { fr: 'ici', nl: 'hier' };
  const line = { remote: 'mf-a', page: 'page', paths };
  takeRoutes([
    { ...line, name: 'here', formerly: { fr: ['avant', 'avant/:slug'] } },
    { ...line, name: 'word', paths: { fr: 'avant/maintenant' } },
    { ...line, name: 'retired', paths: {}, formerly: { fr: ['vieux/:slug'] }, leadsTo: { name: 'any', params } },
    { ...line, name: 'any', paths: { fr: ':slug', nl: ':slug' } },
  ]);
  const found = [
    '/fr/avant',
    '/fr/avant/',
    '/fr/avant/x',
    '/fr/avant/maintenant',
    '/fr/vieux/x',
    '/nl/avant',
    '/fr/x/y',
  ];
  expect(found.map((path) => movedPath('be', path))).toEqual([
    ...['/fr/ici', '/fr/ici', '/fr/ici', undefined, '/fr/nouveau', undefined, undefined],
  ]);
  expect([movedPath('nl', '/fr/avant'), beginsWithWord({ name: 'nothing', language: 'fr' })]).toEqual([
    undefined,
    false,
  ]);
  takeRoutes(declaredRoutes);
});

test('a page that is not for a visitor leads to the one that is (R277)', () => {
  expect(redirectFor('login', true)).toBe('my-account');
  expect([redirectFor('my-account', false), redirectFor('wishlist', false)]).toEqual(['login', 'login']);
  for (const name of ['home', 'lost-password', 'logout'] as const)
    expect([redirectFor(name, true), redirectFor(name, false)]).toEqual([undefined, undefined]);
});
