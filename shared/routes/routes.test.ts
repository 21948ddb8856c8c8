import fc from 'fast-check';
import { countries, countryOfHost, languages, settingsOf } from '../i18n/index.ts';
import { href, match, routeName, routes } from './index.ts';

const anyCountry = fc.constantFrom(...Object.keys(countries).map((ending) => countryOfHost(`rivelle.${ending}`)));

test('every address that a link is made of leads to the route that it was made for', () => {
  const slug = fc.stringMatching(/^[\p{L}\d -]{1,30}$/u);
  fc.assert(
    fc.property(
      anyCountry,
      fc.constantFrom(...routes),
      fc.constantFrom(...languages),
      slug,
      (country, route, language, value) => {
        fc.pre(settingsOf(country).languages.includes(language) && language in route.paths);
        const found = match(country, href(route.name, language, { slug: value }));
        expect(found).toMatchObject({ name: route.name, page: route.page, remote: route.remote, language });
        if (found?.params.slug !== undefined) expect(found.params.slug).toBe(value);
      },
    ),
  );
});

test('no address makes it throw', () => {
  fc.assert(fc.property(anyCountry, fc.webPath(), (country, path) => void match(country, path || '/')));
  expect(match('fr', '/fr/%E0%A4%A')).toBeUndefined();
});

test('fixed paths stand before pages with a slug', () => {
  expect(match('fr', '/fr/produits')?.name).toBe('overview-product');
  expect(match('fr', '/fr/produits/ligne-120')?.params).toEqual({ slug: 'ligne-120' });
  expect(match('fr', '/fr/a-propos')?.name).toBe('page');
});

test('a language that the country does not speak has no routes (C60)', () => {
  expect(match('be', '/en/products')).toBeUndefined();
  expect(match('uk', '/en/products')?.name).toBe('overview-product');
});

test('a repeated query key keeps its first value', () => {
  expect(match('fr', '/fr/produits?page=2&page=3')?.query).toEqual({ page: '2' });
});

test('a route is named by its locale and its base name (C3)', () => {
  expect(routeName('store-locator', 'nl')).toBe('nl-store-locator');
});

test('empty query values leave no trace in an address', () => {
  expect(href('search', 'fr', {}, { item: 'chêne', page: undefined })).toBe('/fr/recherche?item=ch%C3%AAne');
});
