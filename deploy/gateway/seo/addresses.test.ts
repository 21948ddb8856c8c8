import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type AddressLive, addressHere, alternatesOf, canonicalAddress } from 'shared/head';
import { countries, countryOfHost, settingsOf } from 'shared/i18n';
import { addressOf, declaredRoutes, isIndexed, match, takeRoutes } from 'shared/routes';
import { testBrand } from '../testing/site.ts';

const { hosts } = testBrand;
takeRoutes(declaredRoutes);

const origin = 'http://fr.localhost:8080';
const everyCountry = Object.keys(countries).map((ending) => countryOfHost(ending));

/** The alternate addresses that the page of any host names. */
function alternatesAt(address: string, addressLive?: AddressLive) {
  const url = new URL(address);
  const country = countryOfHost(url.host);
  const page = match(country, `${url.pathname}${url.search}`);
  assert.ok(page, `${address} is a page`);
  return {
    canonical: canonicalAddress({ country, origin: url.origin, hosts }, page),
    alternates: alternatesOf({ country, origin: url.origin, hosts }, page, undefined, addressLive),
  };
}

test('each page names itself and all others, and all of them say the same', () => {
  const slug = fc.stringMatching(/^[a-zà-ÿ\d-]{1,20}$/u);
  fc.assert(
    fc.property(fc.constantFrom(...everyCountry), fc.constantFrom(...declaredRoutes), slug, (country, route, value) => {
      const [language = 'fr'] = settingsOf(country).languages;
      const page = match(country, addressOf(route.name, language, { slug: value }));
      fc.pre(page !== undefined && isIndexed(country, page));
      if (!page) return;
      const alternates = alternatesOf({ country, origin, hosts }, page);
      assert.ok(alternates.some(({ href }) => href === canonicalAddress({ country, origin, hosts }, page)));
      assert.equal(new Set(alternates.map(({ hreflang }) => hreflang)).size, alternates.length);
      for (const { href } of alternates) {
        const other = alternatesAt(href);
        assert.deepEqual(other.alternates, alternates);
        assert.equal(other.canonical, href);
      }
    }),
  );
});

test('a page that is live in some countries names those alone, and they all say the same', () => {
  const addresses = declaredRoutes
    .filter(({ name, paths }) => name !== 'portal' && name !== 'home' && paths.fr !== undefined)
    .map(({ name }) => addressOf(name, 'fr', { slug: 'ligne' }));
  const inFrench = everyCountry.filter((country) => match(country, '/fr/produits'));
  const some = fc.subarray(inFrench, { minLength: 1 });
  fc.assert(
    fc.property(some, fc.constantFrom(...addresses), (live, address) => {
      const addressLive: AddressLive = (country, ...page) =>
        live.includes(country) ? addressHere(country, ...page) : undefined;
      for (const country of live) {
        const { alternates } = alternatesAt(`http://${country}.localhost:8080${address}`, addressLive);
        for (const { href } of alternates) {
          assert.ok(live.includes(countryOfHost(new URL(href).host)), href);
          assert.deepEqual(alternatesAt(href, addressLive).alternates, alternates);
        }
      }
    }),
  );
});

test('a product is named once for every country and language that search engines keep', () => {
  const { alternates } = alternatesAt('http://be.localhost:8080/nl/producten/ligne');
  assert.deepEqual(Object.fromEntries(alternates.map(({ hreflang, href }) => [hreflang, href.replace(':8080', '')])), {
    'fr-FR': 'http://fr.localhost/fr/produits/ligne',
    'fr-BE': 'http://be.localhost/fr/produits/ligne',
    'nl-BE': 'http://be.localhost/nl/producten/ligne',
    'nl-NL': 'http://nl.localhost/nl/producten/ligne',
    'fr-LU': 'http://lu.localhost/fr/produits/ligne',
    'de-LU': 'http://lu.localhost/de/produkte/ligne',
    'de-DE': 'http://de.localhost/de/produkte/ligne',
    'de-CH': 'http://ch.localhost/de/produkte/ligne',
    'fr-CH': 'http://ch.localhost/fr/produits/ligne',
    'de-AT': 'http://at.localhost/de/produkte/ligne',
    'en-GB': 'http://uk.localhost/en/products/ligne',
    'x-default': 'http://uk.localhost/en/products/ligne',
  });
});

test('whoever is at home nowhere is sent from a home page to the portal', () => {
  const { alternates } = alternatesAt('http://be.localhost:8080/fr');
  assert.equal(alternates.at(-1)?.href, 'http://com.localhost:8080/');
  assert.deepEqual(alternatesAt('http://com.localhost:8080/').alternates, alternates);
});

test('a page that search engines leave alone has no others', () => {
  for (const address of ['http://be.localhost/fr/connexion', 'http://io.localhost/fr', 'http://localhost/fr/portal'])
    assert.deepEqual(alternatesAt(address).alternates, []);
});
