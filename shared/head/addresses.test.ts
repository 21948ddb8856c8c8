import type { Country } from '../i18n/index.ts';
import { declaredRoutes, match, takeRoutes } from '../routes/index.ts';
import type { PageAddress } from '../seo/seo-record.ts';
import { type AddressLive, alternatesOf, canonicalAddress } from './index.ts';

takeRoutes(declaredRoutes);

function pageAt(country: Country, address: string) {
  const page = match(country, address);
  if (!page) throw new Error(`${address} is no address of ${country}`);
  return { page, place: { country, origin: `http://${country}.localhost:8080`, hosts: {} } };
}

/** The alternates of a page by their language and country. */
function alternates(country: Country, address: string, addresses?: readonly PageAddress[], live?: AddressLive) {
  const { page, place } = pageAt(country, address);
  return Object.fromEntries(
    alternatesOf(place, page, addresses, live).map(({ hreflang, href }) => [
      hreflang,
      href.replace(/^http:\/\/(\w+)\.localhost:8080/, '$1 '),
    ]),
  );
}

const everywhere = ['fr-FR', 'fr-BE', 'nl-BE', 'nl-NL', 'fr-LU', 'de-LU', 'de-DE', 'de-CH', 'fr-CH', 'de-AT', 'en-GB'];

it('names a page in every country and language that search engines index, itself too', () => {
  const found = alternates('be', '/fr/produits?type=a&page=2');
  expect(Object.keys(found)).toEqual([...everywhere, 'x-default']);
  expect(found).toMatchObject({ 'fr-BE': 'be /fr/produits?page=2', 'de-AT': 'at /de/produkte?page=2' });
});

it('sends who speaks none of these to the English page, and from a home page to the portal', () => {
  expect(alternates('be', '/fr/produits')['x-default']).toBe('uk /en/products');
  for (const [country, entrance] of [
    ['be', '/fr'],
    ['com', '/'],
  ] as const)
    expect(alternates(country, entrance)).toMatchObject({ 'nl-BE': 'be /nl', 'en-GB': 'uk /en', 'x-default': 'com /' });
});

it('names nothing of a page that search engines leave alone', () => {
  expect(alternates('io', '/fr/produits')).toEqual({});
  expect(alternates('be', '/fr/recherche')).toEqual({});
});

it('has a page under the slug of each language where they are not the same', () => {
  const addresses = [
    { language: 'nl', url: '/nl/over-ons' },
    { language: 'de', url: 'https://elsewhere.example/' },
  ];
  expect(alternates('be', '/fr/a-propos', addresses)).toMatchObject({
    'fr-BE': 'be /fr/a-propos',
    'nl-BE': 'be /nl/over-ons',
    'nl-NL': 'nl /nl/over-ons',
  });
  expect(alternates('be', '/fr/produits', addresses)['nl-BE']).toBe('be /nl/producten');
  const nowhere = ['fr', 'nl', 'en', 'de'].map((language) => ({ language, url: '/nowhere/at/all' }));
  expect(alternates('be', '/fr/a-propos', nowhere)).toEqual({});
});

it('asks other countries alone where they have the page, and sends everybody else to the first where there is no English', () => {
  const live: AddressLive = (country) => (country === 'nl' ? '/nl/een-lijst' : undefined);
  expect(alternates('be', '/fr/produits', undefined, live)).toEqual({
    'fr-BE': 'be /fr/produits',
    'nl-BE': 'be /nl/producten',
    'nl-NL': 'nl /nl/een-lijst',
    'x-default': 'be /fr/produits',
  });
});

it('has a page at its first address, in a country that speaks its language', () => {
  const canonical = (country: Country, address: string) => {
    const { page, place } = pageAt(country, address);
    return canonicalAddress(place, page);
  };
  expect(canonical('be', '/nl/producten?type=a&page=3')).toBe('http://be.localhost:8080/nl/producten?page=3');
  expect(canonical('be', '/fr/lost-password')).toBe('http://uk.localhost:8080/en/lost-password');
});
