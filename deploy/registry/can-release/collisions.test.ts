import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Manifest, manifestSchema } from 'shared/release';
import { takenAddresses } from './collisions.ts';

const everywhere = (path: string) => ({ fr: path, nl: path, en: path, de: path });
type Routes = NonNullable<Parameters<typeof manifestSchema.parse>[0]> & object;

const release = (name: string, routes: Manifest['routes'] | Routes): Manifest =>
  manifestSchema.parse({
    ...{ name, version: '1.0.0', source: 'of-a-test', platform: 1, entry: 'browser/entry.js', container: 'x' },
    ...{ startup: { scripts: [], styles: [] }, fragments: {}, locales: {}, operations: {}, files: {} },
    ...{ uses: [], gives: [], pages: {}, routes },
  });
const catalogue = release('mf-catalogue', {
  product: { name: 'product', paths: everywhere('produits/:slug'), formerly: { fr: ['articles/:slug'] } },
  contact: { name: 'password', paths: everywhere('mot-de-passe'), elsewhere: { en: '/fr/password' } },
});
const content = release('mf-content', {
  home: { name: 'home', paths: everywhere('') },
  generic: { name: 'page', paths: everywhere(':slug') },
  portal: { name: 'portal', paths: everywhere('portal'), portal: true },
});

/** What a page of another remote would take, as sentences. */
const takes = (route: Partial<Manifest['routes'][string]>) => {
  const newcomer = release('mf-search', { search: { name: 'search', paths: everywhere('avis'), ...route } });
  const live = new Map([catalogue, content, newcomer].map((one) => [one.name, [one]] as const));
  return takenAddresses({ country: '*', live, held: [], content: [], edited: [], retired: [] }).map(({ message }) =>
    message.replace(/^.* both have /, ''),
  );
};

test('a word that nobody has is free, though it would fit a page of any slug', () => {
  assert.deepEqual(takes({}), []);
  assert.deepEqual(takes({ paths: everywhere('avis/:slug') }), []);
});

test('nobody takes an address of another remote, as it is today, was before, or is elsewhere', () => {
  assert.deepEqual(takes({ paths: { ...everywhere('avis'), fr: 'produits/neuf' } }), [
    'the address /fr/produits/:slug (/fr/produits/neuf)',
  ]);
  assert.deepEqual(takes({ paths: { ...everywhere('avis'), fr: 'articles/:uid' } }), [
    'the address /fr/articles/:slug (/fr/articles/:uid)',
  ]);
  assert.deepEqual(takes({ paths: { ...everywhere('avis'), fr: 'password' } }), ['the address /fr/password']);
  assert.deepEqual(takes({ formerly: { de: ['produits/:slug'] } }), ['the address /de/produits/:slug']);
});

test('nobody takes the home, the portal, the name of another page, or all that is left', () => {
  assert.deepEqual(takes({ paths: { ...everywhere('avis'), nl: '' } }), ['the address /nl/']);
  assert.deepEqual(takes({ paths: { ...everywhere('avis'), en: ':any' } }), ['the address /en/:slug (/en/:any)']);
  assert.deepEqual(takes({ portal: true }), ['the portal']);
  assert.deepEqual(takes({ name: 'product' }), ['a page of the name product']);
});
