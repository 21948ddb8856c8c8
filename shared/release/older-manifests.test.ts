import { whatWasMeant } from './older-manifests.ts';

const old = { pages: {}, fragments: {}, uses: [] };
const meant = (said: Partial<Parameters<typeof whatWasMeant>[0]> & { name: string }) =>
  whatWasMeant({ ...old, ...said });

it('has an old release give its fragments in their first major, and an old shell its platform, too', () => {
  expect(meant({ name: 'mf-search', fragments: { 'search-overlay': {} } }).gives).toEqual([
    'mf-search/search-overlay@1',
  ]);
  const shell = meant({ name: 'shell', fragments: { header: {} } }).gives;
  expect(shell).toEqual(expect.arrayContaining(['shell/header@1', 'platform:session@1', 'account:signed-in@1']));
});

it('has it show the pages that it has, at the addresses of the remote of its name', () => {
  const { routes } = meant({ name: 'mf-search', pages: { search: {}, elsewhere: {} } });
  expect(Object.keys(routes)).toEqual(['search']);
  expect(routes.search?.paths ?? routes.search).toMatchObject({ fr: expect.stringContaining('recherche') });
  expect(meant({ name: 'mf-later', pages: { search: {} } }).routes).toEqual({});
});

it('has its fragments play the roles that the site had for them', () => {
  const fragments = { 'login-popin': {}, 'save-popin': {}, 'saved-products': {} };
  const roles = { 'sign-in': 'login-popin', save: 'save-popin', saved: 'saved-products' };
  expect(meant({ name: 'mf-account', fragments }).roles).toEqual(roles);
  expect(meant({ name: 'mf-later', fragments }).roles).toEqual({});
  expect(meant({ name: 'mf-account', fragments: { 'login-popin': {} } }).roles).toEqual({ 'sign-in': 'login-popin' });
});

it('lends editors what was lent then, and shows the search on the whole screen', () => {
  const catalogue = meant({ name: 'mf-catalogue', fragments: { 'product-slider': {}, 'own-list': {} } });
  expect([catalogue.forEditors, catalogue.fullScreen]).toEqual([['product-slider'], []]);
  expect(meant({ name: 'mf-search', fragments: { 'search-overlay': {} } }).fullScreen).toEqual(['search-overlay']);
});

it('takes what a release says as it is, and states that everybody sets by their own name', () => {
  const said = { gives: [], routes: {}, roles: { search: 'finder' }, forEditors: [], fullScreen: [] };
  const uses = ['state:popin:set-by-shell@1', 'state:auth:set-by-shell@1', 'mf-search/search-overlay@2'];
  expect(meant({ name: 'mf-search', fragments: { 'search-overlay': {} }, uses, ...said })).toEqual({
    ...said,
    uses: ['state:popin@1', 'state:auth:set-by-shell@1', 'mf-search/search-overlay@2'],
  });
});
