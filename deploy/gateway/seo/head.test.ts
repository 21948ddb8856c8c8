import assert from 'node:assert/strict';
import { test } from 'node:test';
import { headOf } from './head.ts';

const context = { origin: 'http://be.localhost', path: '/fr/produits', indexed: true };
const find = (head: ReturnType<typeof headOf>, value: string) =>
  head.elements.find(({ attributes }) => Object.values(attributes).includes(value))?.attributes;

test('a record becomes a title, descriptions and absolute addresses, each marked for the shell', () => {
  const head = headOf(
    { title: 'Line 120', description: 'Chêne', ogImage: '/pictures/a.jpg', twitterType: 'summary' },
    context,
  );
  assert.equal(head.title, 'Line 120');
  assert.equal(find(head, 'description')?.content, 'Chêne');
  assert.equal(find(head, 'og:image')?.content, 'http://be.localhost/pictures/a.jpg');
  assert.equal(find(head, 'twitter:card')?.content, 'summary');
  assert.equal(find(head, 'canonical')?.href, 'http://be.localhost/fr/produits');
  assert.ok(head.elements.every(({ attributes }) => attributes['data-head'] === ''));
});

test('what is not to be indexed says so, and names no canonical address', () => {
  const head = headOf({ title: 'Line 120', robots: 'index' }, { ...context, indexed: false });
  assert.equal(find(head, 'robots')?.content, 'noindex');
  assert.equal(find(head, 'canonical'), undefined);
});

test('a record cannot bring in an address that is no web page', () => {
  assert.equal(find(headOf({ title: 'a', canonicalUrl: 'javascript:alert(1)' }, context), 'canonical'), undefined);
});
