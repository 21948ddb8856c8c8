import { routesOf } from './collect-declared.ts';
import { contractsGiven, fragmentsOpened, plainAddresses } from './given.ts';

const samples = { addresses: [], fragments: {}, mayShowNothing: [] };
const nothing = { pages: [], fragments: [], uses: [], emits: [], sets: [], samples };

it('gives the fragments that have a contract, the events, and the states with all who may set each', () => {
  const given = { ...nothing, fragments: ['search-overlay', 'unknown'], emits: ['search:submitted@1'] };
  expect(contractsGiven('mf-search', given)).toEqual([
    ...['mf-search/search-overlay@1', 'search:submitted@1', 'state:search@1'],
    ...['state:search:set-by-shell@1', 'state:search:set-by-mf-search@1'],
  ]);
  expect(contractsGiven('mf-stores', nothing)).toEqual([]);
});

it('has the shell alone give the platform, and states that all may set without a leave', () => {
  const given = contractsGiven('shell', nothing);
  expect(given).toEqual(expect.arrayContaining(['platform:open@1', 'document:former-names@1', 'state:popin@1']));
  expect(given).toContain('state:auth:set-by-shell@1');
  expect(given.join()).not.toContain('state:popin:set-by');
});

it('says which roles fragments play, which take the whole screen, and which editors may place', () => {
  expect(fragmentsOpened('mf-search', ['search-overlay', 'unknown'])).toEqual({
    ...{ roles: { search: 'search-overlay' }, fullScreen: ['search-overlay'] },
    ...{ forEditors: [], formerly: {} },
  });
  expect(fragmentsOpened('mf-catalogue', ['product-card', 'product-overlay'])).toMatchObject({
    ...{ roles: {}, fullScreen: [], forEditors: ['product-card'] },
  });
  expect(() => fragmentsOpened('mf-search', ['search-overlay', 'search-overlay'])).toThrow('both play search');
});

it('knows the addresses of pages without a slug that are open to everybody in every country', async () => {
  const addresses = await Promise.all(['mf-account', 'mf-content', 'mf-catalogue', 'shell'].map(routesOf));
  const [account, content, catalogue, shell] = addresses.map(plainAddresses);
  expect(account).toEqual(expect.arrayContaining(['/fr/connexion', '/fr/mot-de-passe-oublie']));
  expect(account).not.toContain('/fr/mon-compte');
  expect(content).toEqual(['/fr', '/fr/inspirations', '/fr/journal']);
  expect(catalogue).toEqual(['/fr/produits', '/fr/collections', '/fr/projet']);
  expect(shell).toEqual([]);
});
