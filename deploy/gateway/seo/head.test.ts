import assert from 'node:assert/strict';
import { test } from 'node:test';
import { headOf } from 'shared/head';
import type { Country } from 'shared/i18n';
import type { Seo } from 'shared/remote';
import { declaredRoutes, match, takeRoutes } from 'shared/routes';
import { testBrand as brand } from '../testing/site.ts';

takeRoutes(declaredRoutes);

const origin = 'http://be.localhost:8080';

function headAt(address: string, seo: Partial<Seo> = {}, country: Country = 'be', found = true) {
  const route = match(country, address);
  assert.ok(route, `${address} is no address of ${country}`);
  return headOf(seo, { country, origin: origin.replace('be', country), brand, route, found });
}

const find = (head: ReturnType<typeof headOf>, value: string) =>
  head.elements.find(({ attributes }) => Object.values(attributes).includes(value))?.attributes;
const said = (head: ReturnType<typeof headOf>, name: string) => {
  const attributes = find(head, name);
  return attributes?.content ?? attributes?.href;
};

test('every field of a record is in the head (R358, R359, R360)', () => {
  const head = headAt('/fr/produits', {
    title: 'Line 120',
    description: 'Chêne',
    abstract: 'Court',
    keywords: 'chêne, meuble',
    robots: 'max-snippet:50',
    canonicalUrl: '/fr/collections',
    contentLanguage: 'fr',
    ogDeterminer: 'auto',
    ogSiteName: 'Rivelle Belgique',
    ogType: 'product',
    ogUrl: '/fr/og',
    ogTitle: 'og title',
    ogDescription: 'og description',
    ogImage: '/pictures/a.jpg',
    twitterType: 'summary',
    twitterTitle: 'twitter title',
    twitterDescription: 'twitter description',
    twitterUrl: '/fr/twitter',
    twitterImage: '/pictures/b.jpg',
  });
  assert.equal(head.title, 'Line 120, Rivelle');
  for (const [name, content] of Object.entries({
    description: 'Chêne',
    abstract: 'Court',
    keywords: 'chêne, meuble',
    robots: 'max-snippet:50',
    canonical: `${origin}/fr/collections`,
    'content-language': 'fr',
    'og:determiner': 'auto',
    'og:site_name': 'Rivelle Belgique',
    'og:type': 'product',
    'og:url': `${origin}/fr/og`,
    'og:title': 'og title',
    'og:description': 'og description',
    'og:image': `${origin}/variants/1200/a.jpg.jpg`,
    'twitter:card': 'summary',
    'twitter:title': 'twitter title',
    'twitter:description': 'twitter description',
    'twitter:url': `${origin}/fr/twitter`,
    'twitter:image': `${origin}/variants/1200/b.jpg.jpg`,
  }))
    assert.equal(said(head, name), content, name);
  assert.ok(head.elements.every(({ attributes }) => attributes['data-head'] === ''));
});

test('what a record leaves out follows from the texts and from the page (R361)', () => {
  const head = headAt('/nl/producten', { title: 'Meubelen', ogImage: '/pictures/a.jpg' });
  assert.match(said(head, 'description') ?? '', /^Badkamermeubels/);
  assert.equal(said(head, 'content-language'), 'nl-BE');
  assert.equal(said(head, 'og:locale'), 'nl_BE');
  assert.equal(said(head, 'og:title'), 'Meubelen');
  assert.equal(said(head, 'og:url'), `${origin}/nl/producten`);
  assert.equal(said(head, 'twitter:card'), 'summary_large_image');
  assert.equal(said(head, 'twitter:image'), `${origin}/variants/1200/a.jpg.jpg`);
  assert.equal(headAt('/fr').title, 'Rivelle');
});

test('a list is one page however it is narrowed, and each of its further pages is one', () => {
  assert.equal(said(headAt('/fr/produits?type=Miroir'), 'canonical'), `${origin}/fr/produits`);
  assert.equal(said(headAt('/fr/produits?type=Miroir&page=2'), 'canonical'), `${origin}/fr/produits?page=2`);
  assert.equal(said(headAt('/fr/produits?page=1'), 'canonical'), `${origin}/fr/produits`);
});

// C56
test('what is not to be indexed says so, and where a country is not, names no canonical address', () => {
  const repeated = headAt('/fr/produits', { robots: 'index' }, 'io');
  assert.equal(said(repeated, 'robots'), 'noindex');
  assert.equal(said(repeated, 'canonical'), undefined);
  for (const address of ['/fr/connexion', '/fr/recherche?item=a', '/fr/mon-compte', '/fr/liste-de-souhaits'])
    assert.equal(said(headAt(address), 'robots'), 'noindex', address);
  assert.equal(said(headAt('/fr/produits', {}, 'be', false), 'robots'), 'noindex');
  assert.equal(said(headAt('/fr/produits'), 'robots'), undefined);
});

test('the English password page at its French address leads to the English one, where that is spoken (C4)', () => {
  for (const [country, canonical] of [
    ['be', 'http://uk.localhost:8080/en/lost-password'],
    ['uk', 'http://uk.localhost:8080/en/lost-password'],
    ['nan', 'http://localhost:8080/en/lost-password'],
  ] as const) {
    const head = headAt('/fr/lost-password', {}, country);
    assert.equal(said(head, 'canonical'), canonical);
    assert.equal(said(head, 'robots'), 'noindex');
  }
});

test('a record cannot bring in an address that is no web page', () => {
  assert.equal(said(headAt('/fr', { title: 'a', canonicalUrl: 'javascript:alert(1)' }), 'canonical'), undefined);
});

test('a record hands a page over to no host but those of the site', () => {
  for (const address of [
    'https://evil.example/fr',
    '//evil.example',
    '/\\evil.example',
    'http://be.localhost.evil.example',
  ]) {
    const head = headAt('/fr', { title: 'a', canonicalUrl: address, ogUrl: address, twitterUrl: address });
    assert.equal(said(head, 'canonical'), undefined);
    assert.ok(!JSON.stringify(head).includes('evil'), address);
  }
  const elsewhere = 'http://fr.localhost:8080/fr/collections';
  assert.equal(said(headAt('/fr', { title: 'a', canonicalUrl: elsewhere }), 'canonical'), elsewhere);
});
