import fc from 'fast-check';
import { countries, countryOfHost, languages, settingsOf } from '../i18n/index.ts';
import {
  addressOf,
  declaredRoutes,
  hasChrome,
  href,
  hrefIn,
  isIndexed,
  match,
  ownQuery,
  packRoutes,
  unpackRoutes,
} from './index.ts';

const everyCountry = Object.keys(countries).map((ending) => countryOfHost(`rivelle.${ending}`));
const anyCountry = fc.constantFrom(...everyCountry);

test('every address that a link is made of leads to the route that it was made for', () => {
  const slug = fc.stringMatching(/^[\p{L}\d -]{1,30}$/u);
  fc.assert(
    fc.property(
      anyCountry,
      fc.constantFrom(...declaredRoutes),
      fc.constantFrom(...languages),
      slug,
      (country, route, language, value) => {
        const { languages: spoken, portal } = settingsOf(country);
        fc.pre(spoken.includes(language) && language in route.paths);
        fc.pre(portal !== 'only' && (portal === 'beside' || route.name !== 'portal'));
        const found = match(country, addressOf(route.name, language, { slug: value }));
        expect(found).toMatchObject({ name: route.name, page: route.page, remote: route.remote, language });
        if (found?.params.slug !== undefined) expect(found.params.slug).toBe(value);
      },
    ),
  );
});

test('the compiler knows what a page takes: a link without it, or with something else, is none', () => {
  expect(href('product', 'fr', { slug: 'ligne' })).toBe('/fr/produits/ligne');
  expect(href('search', 'fr', {}, { item: 'miroir' })).toBe('/fr/recherche?item=miroir');
  const wrong = () => [
    // @ts-expect-error: the product is missing
    href('product', 'fr'),
    // @ts-expect-error: a product is found by its slug
    href('product', 'fr', { uid: 'RV-1' }),
    // @ts-expect-error: the list of products takes nothing
    hrefIn('be', 'overview-product', 'fr', { slug: 'ligne' }),
    // @ts-expect-error: no page has this name
    href('products', 'fr'),
  ];
  expect(wrong).toBeInstanceOf(Function);
});

test('no address makes it throw', () => {
  fc.assert(fc.property(anyCountry, fc.webPath(), (country, path) => void match(country, path || '/')));
  expect(match('fr', '/fr/%E0%A4%A')).toBeUndefined();
});

// R31, R37
test('fixed paths stand before pages with a slug', () => {
  expect(match('fr', '/fr/produits')?.name).toBe('overview-product');
  expect(match('fr', '/fr/produits/ligne-120')?.params).toEqual({ slug: 'ligne-120' });
  expect(match('fr', '/fr/a-propos')?.name).toBe('page');
});

test('a language that the country does not speak has no routes (C60)', () => {
  expect(match('be', '/en/products')).toBeUndefined();
  expect(match('uk', '/en/products')?.name).toBe('overview-product');
});

test('an address is found without its first slash and with one more at its end, and with no empty step', () => {
  expect(match('fr', 'fr/produits')).toMatchObject({ name: 'overview-product', path: '/fr/produits' });
  expect(['/fr/produits/', '/fr/', '/fr'].map((address) => match('fr', address)?.name)).toEqual([
    ...['overview-product', 'home', 'home'],
  ]);
  expect(match('fr', '/fr/lost-password/')?.name).toBe('lost-password');
  for (const address of ['/', '/fr/produits//', '//rivelle.fr/fr', '/FR/produits', '/fr/a/b/c/d'])
    expect(match('fr', address)).toBeUndefined();
});

test('a query says nothing of what objects are made of', () => {
  expect(match('fr', '/fr?__proto__=a&b=c')?.query).toEqual({ b: 'c' });
});

test.each([
  'utm_source',
  'UTM_campaign',
  'gclid',
  'fbclid',
  'msclkid',
  'gad_source',
  'gbraid',
  '_gl',
  'mc_eid',
  'mtm_kwd',
])('what an advertisement or a newsletter adds to an address (%s) is nothing that a page gets', (key) => {
  expect(match('fr', `/fr/produits?${key}=click&page=2`)).toEqual(match('fr', '/fr/produits?page=2'));
  expect(match('fr', `/fr/produits?a${key}=kept`)?.query).toEqual({ [`a${key}`]: 'kept' });
});

test('a repeated query key keeps its first value', () => {
  expect(match('fr', '/fr/produits?page=2&page=3')?.query).toEqual({ page: '2' });
});

// R42
test.each([
  ...(['wishlist', 'login', 'store-locator', 'my-account', 'logout'] as const),
  ...(['overview-product', 'overview-inspiration', 'search', 'contact'] as const),
])('%s is, with a language, the name of one page of each language (C3)', (name) => {
  for (const language of languages) expect(match('nan', href(name, language))).toMatchObject({ name, language });
});

const paths = {
  home: ['/fr', '/en', '/de', '/nl'],
  'overview-product': ['/fr/produits', '/en/products', '/de/produkte', '/nl/producten'],
  'overview-collection': ['/fr/collections', '/en/collections', '/de/reicht', '/nl/collecties'],
  'overview-inspiration': ['/fr/inspirations', '/en/inspirations', '/de/inspiration', '/nl/inspiraties'],
  journal: ['/fr/journal', '/en/news', '/de/nachrichten', '/nl/blog'],
  project: ['/fr/projet', '/en/project', '/de/projekt', '/nl/project'],
  contact: ['/fr/contact', '/en/contact', '/de/kontakt', '/nl/contact'],
  wishlist: ['/fr/liste-de-souhaits', '/en/wishlist', '/de/wunschzettel', '/nl/verlanglijst'],
  'store-locator': ['/fr/revendeurs', '/en/store-locator', '/de/handlersuche', '/nl/winkel-zoeker'],
  login: ['/fr/connexion', '/en/log-in', '/de/einloggen', '/nl/log-in'],
  'lost-password': [
    '/fr/mot-de-passe-oublie',
    '/fr/lost-password',
    '/en/lost-password',
    '/de/passwort-vergessen',
    '/nl/wachtwoord-vergeten',
  ],
  'reset-password': [
    '/fr/reinitialisation-mot-de-passe',
    '/fr/reset-password',
    '/en/reset-password',
    '/de/passwort-zuruecksetzen',
    '/nl/wachtwoord-opnieuw-instellen',
  ],
  'my-account': ['/fr/mon-compte', '/en/my-account', '/de/mein-konto', '/nl/mijn-account'],
  search: ['/fr/recherche', '/en/search', '/de/suche', '/nl/zoeken'],
  logout: ['/fr/logout', '/en/logout', '/de/logout', '/nl/logout'],
  cms: ['/fr/cms/a', '/en/cms/a', '/de/cms/a', '/nl/cms/a'],
  page: ['/fr/a', '/en/a', '/de/a', '/nl/a'],
  product: ['/fr/produits/a', '/en/products/a', '/de/produkte/a', '/nl/producten/a'],
  collection: ['/fr/collections/a', '/en/collections/a', '/de/reicht/a', '/nl/collecties/a'],
  inspiration: ['/fr/inspirations/a', '/en/inspirations/a', '/de/inspiration/a', '/nl/inspiraties/a'],
  'verify-email': [
    '/fr/confirmer-adresse/a',
    '/en/confirm-address/a',
    '/de/adresse-bestaetigen/a',
    '/nl/adres-bevestigen/a',
  ],
  'confirm-message': [
    '/fr/confirmer-message/a',
    '/en/confirm-message/a',
    '/de/nachricht-bestaetigen/a',
    '/nl/bericht-bevestigen/a',
  ],
  'shared-wishlist': ['/fr/liste-partagee/a', '/en/shared-list/a', '/de/geteilte-liste/a', '/nl/gedeelde-lijst/a'],
  article: ['/fr/journal/a', '/en/news/a', '/de/nachrichten/a', '/nl/blog/a'],
};

test.each(Object.entries(paths))(
  '%s stands where the specification puts it (R8, R17 to R37, R44, R45, C5)',
  (name, addresses) => {
    for (const address of addresses) expect(match('nan', address)?.name).toBe(name);
  },
);

test('the password pages read in English at their French addresses, wherever English is spoken or not (C4)', () => {
  for (const country of ['fr', 'be', 'uk', 'nan'] as const)
    expect(match(country, '/fr/lost-password')).toMatchObject({ name: 'lost-password', language: 'en' });
});

// R12, R13
test('the portal is the root of its own host and stands alone', () => {
  expect(match('com', '/')).toMatchObject({ name: 'portal', language: 'fr' });
  expect(match('com', '/fr')).toBeUndefined();
  expect([match('nan', '/fr/portal')?.name, match('fr', '/fr/portal')?.name]).toEqual(['portal', 'page']);
  expect(hasChrome('com', { name: 'not-found' })).toBe(false);
  expect(hasChrome('nan', { name: 'portal' })).toBe(false);
  expect(hasChrome('nan', { name: 'home' })).toBe(true);
});

// C56
test('search engines keep what is for everybody, in the countries that repeat no other', () => {
  expect(isIndexed('be', { name: 'product' })).toBe(true);
  expect(isIndexed('io', { name: 'product' })).toBe(false);
  for (const name of [
    'login',
    'my-account',
    'wishlist',
    'shared-wishlist',
    'verify-email',
    'confirm-message',
    'search',
    'lost-password',
    'not-found',
  ] as const)
    expect(isIndexed('be', { name })).toBe(false);
});

test('a further page of a list is a page of its own, a narrowed list is not', () => {
  const query = (address: string) => {
    const route = match('fr', address);
    return route && ownQuery(route);
  };
  expect(query('/fr/produits?type=a&page=2')).toBe('?page=2');
  expect(query('/fr/produits?page=1')).toBe('');
  expect(query('/fr/produits?page=2x')).toBe('');
  expect(query('/fr/contact?page=2')).toBe('');
});

test('empty query values leave no trace in an address', () => {
  expect(href('search', 'fr', {}, { item: 'chêne', page: undefined })).toBe('/fr/recherche?item=ch%C3%AAne');
  expect(href('search', 'fr', {}, { item: '', page: '2' })).toBe('/fr/recherche?page=2');
  expect(href('search', 'fr', {}, { item: '' })).toBe('/fr/recherche');
});

test('the English password pages of a French host lead to each other, and from there to French pages (C4, C60)', () => {
  expect(hrefIn('fr', 'reset-password', 'en', {}, { email: 'a@b.be' })).toBe('/fr/reset-password?email=a%40b.be');
  expect(hrefIn('fr', 'login', 'en')).toBe('/fr/connexion');
  expect(hrefIn('uk', 'login', 'en')).toBe('/en/log-in');
  expect(hrefIn('be', 'login', 'nl')).toBe('/nl/log-in');
  expect(hrefIn('fr', 'search', 'en', {}, { item: 'oak' })).toBe('/fr/recherche?item=oak');
});

test('a table is packed without what only the gateway asks for, in one path where all languages have the same', () => {
  const everywhere = Object.fromEntries(languages.map((language) => [language, '/a']));
  const [first = 'fr', ...others] = languages;
  const table = [
    { name: 'a', remote: 'mf-a', page: 'one', paths: everywhere, neverKept: true as const },
    { name: 'b', remote: 'mf-b', page: 'two', paths: { [first]: '/b' }, indexed: false as const },
  ];
  const retired = { name: 'c', remote: 'mf-c', page: 'three', paths: {}, leadsTo: { name: 'a' } };
  const packed = packRoutes([...table, retired]);
  expect(packed).toEqual([
    ['a', 'mf-a', 'one', '/a'],
    ['b', 'mf-b', 'two', ['/b', ...others.map(() => null)], { indexed: false }],
  ]);
  expect(unpackRoutes(packed)).toEqual([
    { name: 'a', remote: 'mf-a', page: 'one', paths: everywhere },
    { name: 'b', remote: 'mf-b', page: 'two', paths: { [first]: '/b' }, indexed: false },
  ]);
});
