import fc from 'fast-check';
import { languages } from '../i18n/index.ts';
import { addressIn, addressOf, declaredRoutes, linkIn, match } from './index.ts';

const matched = (address: string) => {
  const route = match('nan', address);
  if (!route) throw new Error(`${address} is no address`);
  return route;
};

test('the same page in another language keeps its slug and its query', () => {
  expect(addressIn(matched('/fr/produits/ligne-120?vue=2'), 'nl')).toBe('/nl/producten/ligne-120?vue=2');
  expect(addressIn(matched('/nl/zoeken?item=eik'), 'de')).toBe('/de/suche?item=eik');
  expect(addressIn(matched('/fr'), 'de')).toBe('/de');
});

test('from every page and back again one is where one was', () => {
  const anyLanguage = fc.constantFrom(...languages);
  const slug = fc.stringMatching(/^[\p{L}\d -]{1,30}$/u);
  const names = declaredRoutes.map(({ name }) => name);
  fc.assert(
    fc.property(fc.constantFrom(...names), anyLanguage, anyLanguage, slug, (name, from, to, value) => {
      const here = match('nan', addressOf(name, from, { slug: value }));
      fc.pre(here?.name === name);
      const there = here && addressIn(here, to);
      fc.pre(there !== undefined);
      const found = match('nan', there ?? '');
      expect(found && addressIn(found, from)).toBe(here && addressIn(here, from));
    }),
  );
});

test('a page that is reached by no path has no address in any language', () => {
  expect(addressIn({ ...matched('/fr'), name: 'not-found' }, 'nl')).toBeUndefined();
});

test('a link leads to the same page in a language that the country has (C4, C60)', () => {
  expect(linkIn('fr', '/en/products/ligne-120?view=2#top')).toBe('/fr/produits/ligne-120?view=2#top');
  expect(linkIn('be', '/nl/producten')).toBe('/nl/producten');
  expect(linkIn('nl', '/de/produkte')).toBe('/nl/producten');
  for (const url of ['/fr/lost-password', '/documents/catalogue.pdf', 'https://example.org/en', 'mailto:a@b.be'])
    expect(linkIn('fr', url)).toBe(url);
});
