import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Country, countries, countryOfHost, settingsOf } from 'shared/i18n';
import { declaredRoutes, takeRoutes } from 'shared/routes';
import { destinationOf } from './destination.ts';
import { acceptedLanguages } from './visitor.ts';

takeRoutes(declaredRoutes);

const everyCountry = Object.keys(countries).map((ending) => countryOfHost(ending));
const pieces = fc.constantFrom(
  '/',
  '\\',
  '.',
  '..',
  '%2e',
  '%2E%2e',
  'fr',
  'nl',
  'de',
  'kollektionen',
  'produits',
  'evil.example',
  '%2f',
  '%5c',
  '?',
  '?a=//b',
  ':',
  '@',
  '%',
  '%00',
  'FR',
  'Produits',
  'Ligne-120',
);

test('no address, however it is written, leads away from the site or in a circle', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...everyCountry),
      fc.array(pieces, { maxLength: 8 }),
      fc.option(fc.string(), { nil: undefined }),
      (country, path, lastLanguage) => {
        const { redirect } = destinationOf(country, `/${path.join('')}`, { last: lastLanguage });
        if (redirect === undefined) return;
        assert.match(redirect, /^\/(?:(?:fr|nl|de|en)(?:$|[/?])|$|\?)/);
        assert.equal(destinationOf(country, redirect, { last: lastLanguage }).redirect, undefined);
      },
    ),
    { numRuns: 1000 },
  );
});

test('a path with dots, as no browser sends it, is redirected to the one address of its page, or leads nowhere', () => {
  for (const path of [
    ...['/fr/./produits', '/fr/../fr/produits', '/./fr/produits', '/fr/%2e/produits', '/fr/x/%2E%2e/produits'],
    ...['/fr/produits/.', '/fr/x/.%2e/Produits', '/../../fr/./produits/', '/FR/./produits'],
  ])
    assert.equal(leads('fr', `${path}?a=1`), '301 /fr/produits?a=1', path);
  assert.equal(leads('fr', '/fr/..'), '302 /fr');
  for (const path of [
    '/fr//produits',
    '//fr/produits',
    '/.//evil.example/fr',
    '/fr/..//evil.example',
    '/fr/./nowhere/at/all',
  ])
    assert.match(leads('fr', path), /^404/, path);
});

const leads = (country: Country, address: string, last?: string, accepted?: string): string => {
  const destination = destinationOf(country, address, { last, accepted: acceptedLanguages(accepted) });
  if (destination.redirect !== undefined) return `${destination.status} ${destination.redirect}`;
  return `${destination.status} ${destination.route.name} ${destination.route.language}`;
};

// R11, R12
test('"/" leads home in the first language of every country, and is the portal where there is nothing else', () => {
  for (const country of everyCountry) {
    const [first] = settingsOf(country).languages;
    const isPortal = settingsOf(country).portal === 'only';
    assert.equal(leads(country, '/'), isPortal ? `200 portal ${first}` : `302 /${first}`, country);
  }
});

// C9
test('the last language counts on "/" alone', () => {
  assert.equal(leads('ch', '/', 'fr'), '302 /fr');
  assert.equal(leads('ch', '/', 'nl'), '302 /de', 'Switzerland does not speak it');
  assert.equal(leads('com', '/', 'nl'), '200 portal nl');
  assert.equal(leads('ch', '/de/produkte', 'fr'), '200 overview-product de');
});

test('the portal speaks what the browser asks for first; no other "/" and no deep link does', () => {
  assert.equal(leads('com', '/', undefined, 'nl-BE,nl;q=0.9,en;q=0.8'), '200 portal nl');
  assert.equal(leads('com', '/', 'fr', 'es, de;q=0.5, en;q=0.7, nl;q=0'), '200 portal en');
  assert.equal(leads('com', '/', undefined, 'es;q=x,*,;;,'), '200 portal fr');
  assert.equal(leads('ch', '/', undefined, 'fr'), '302 /de');
  assert.equal(leads('ch', '/de/produkte', undefined, 'fr'), '200 overview-product de');
});

// R12
test('the portal host has nothing but its root, and the way back to it', () => {
  for (const address of ['/fr/produits', '/produits', '/fr/portal', '/fr/lost-password', '/fr/quelque-chose', '/x'])
    assert.match(leads('com', address), /^404 /, address);
  assert.equal(leads('com', '/nl'), '301 /');
  assert.equal(leads('com', '/?utm=a'), '200 portal fr');
});

// R15
test('the portal stands beside the other pages of the catch-all, and in no other country', () => {
  assert.equal(leads('nan', '/fr/portal'), '200 portal fr');
  assert.equal(leads('nan', '/nl/portal'), '200 portal nl');
  assert.equal(leads('nan', '/fr/produits'), '200 overview-product fr');
  assert.equal(leads('fr', '/fr/portal'), '200 page fr');
});

test('a known path without its language moves to the first language that knows it (C2)', () => {
  assert.equal(leads('uk', '/products'), '301 /en/products');
  assert.equal(leads('be', '/producten?page=2'), '301 /nl/producten?page=2');
  assert.equal(leads('be', '/produits/ligne-120/'), '301 /fr/produits/ligne-120');
  assert.equal(leads('de', '/kollektionen/ligne'), '301 /de/reicht/ligne');
  assert.equal(leads('nan', '/lost-password'), '301 /en/lost-password');
  assert.equal(leads('be', '/products'), '404 not-found fr', 'Belgium does not speak English');
  assert.equal(leads('fr', '/savoir-faire'), '404 not-found fr', 'any word fits a slug');
});

test('what people expect a German path to be called moves to what it is called (C7)', () => {
  assert.equal(leads('de', '/de/kollektionen'), '301 /de/reicht');
  assert.equal(leads('de', '/de/kollektionen/ligne?a=b'), '301 /de/reicht/ligne?a=b');
  assert.equal(leads('at', '/de/haendlersuche/?place=Wien'), '301 /de/handlersuche?place=Wien');
  assert.equal(leads('fr', '/de/kollektionen'), '404 not-found fr');
});

test('the English password pages answer at their French paths on every host with pages (C4, C60)', () => {
  for (const country of everyCountry.filter((candidate) => settingsOf(candidate).portal !== 'only')) {
    assert.equal(leads(country, '/fr/lost-password'), '200 lost-password en', country);
    assert.equal(leads(country, '/fr/reset-password?email=a@b.fr'), '200 reset-password en', country);
    assert.equal(leads(country, '/fr/reset-password/'), '301 /fr/reset-password', country);
  }
});

test('a language that the country does not speak is not found (C60)', () => {
  assert.equal(leads('be', '/en/products'), '404 not-found fr');
  assert.equal(leads('be', '/nl/zo/maar'), '404 not-found nl');
});

test('the character zero in an address, which no database can look for, counts for nothing', () => {
  assert.equal(leads('be', '/fr/produits%00'), '200 overview-product fr');
  assert.equal(leads('be', '/fr/produits\0?type=%00'), '200 overview-product fr');
  assert.equal(leads('be', '/%00/example.org'), '404 not-found fr');
});

test("capital letters lead to the address in small ones, but for a slug that is somebody's secret", () => {
  const redirectOf = (path: string) => destinationOf('be', path).redirect;
  assert.equal(redirectOf('/FR/Produits?type=Miroir'), '/fr/produits?type=Miroir');
  assert.equal(redirectOf('/fr/Produits/Ligne-120'), '/fr/produits/ligne-120');
  assert.equal(redirectOf('/FR'), '/fr');
  assert.equal(redirectOf('/FR/Liste-Partagee/AbC-1'), '/fr/liste-partagee/AbC-1');
  assert.equal(redirectOf('/fr/liste-partagee/AbC-1'), undefined);
  assert.equal(redirectOf('/fr/Une-Page'), undefined);
});

test('what is no character, or what objects are made of, leads to the not-found page or to nothing', () => {
  const { status } = destinationOf('be', '/fr/caf%e9/x');
  assert.equal(status, 404);
  const { query } = Object(destinationOf('be', '/fr/produits?__proto__=1&type=a')).route;
  assert.deepEqual(Object.keys(query), ['type']);
});
