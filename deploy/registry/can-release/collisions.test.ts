import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Manifest, manifestSchema } from 'shared/release';
import { lostRedirects, namesGivenTwice, namesHeld, rolesPlayedTwice, takenAddresses } from './collisions.ts';
import type { View } from './view.ts';

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

const seen = (live: Map<string, Manifest[]>, retired: View['retired'] = []): View => ({
  ...{ country: '*', live, retired },
  ...{ held: [], content: [], edited: [] },
});
const told = (problems: { message: string }[]) => problems.map(({ message }) => message);

/** What a page of another remote would take, as sentences. */
const takes = (route: Partial<Manifest['routes'][string]>) => {
  const newcomer = release('mf-search', { search: { name: 'search', paths: everywhere('avis'), ...route } });
  const live = new Map([catalogue, content, newcomer].map((one) => [one.name, [one]]));
  return told(takenAddresses(seen(live))).map((message) => message.replace(/^.* both have /, ''));
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

const live = (...releases: Manifest[]) => Map.groupBy(releases, ({ name }) => name);
const soon = new Date(Date.now() + 60 * 60_000).toISOString();
const retired = {
  ...{ remote: 'mf-shops', at: '2026-01-01T00:00:00.000Z', freeFrom: soon, together: 1 },
  pages: [{ name: 'shops', formerly: { fr: ['magasins'] }, leadsTo: { name: 'product' } }],
};

test('names and addresses of what is retired are for nobody until they are free', () => {
  const taking = live(release('mf-search', { shops: { name: 'shops', paths: everywhere('magasins') } }));
  const held = `mf-search 1.0.0 and mf-shops (retired, its names are free from ${soon.slice(0, 10)} on) both have`;
  assert.deepEqual(told(namesHeld(seen(taking, [retired]))), [
    `${held} the address /fr/magasins`,
    `${held} a page of the name shops`,
  ]);
  assert.deepEqual(namesHeld(seen(taking, [{ ...retired, freeFrom: retired.at }])), []);
  assert.deepEqual(namesHeld(seen(live(catalogue), [retired])), []);
});

test('visitors of what is retired are led to a page that every version that they can meet has', () => {
  const lost = ['Visitors of shops of mf-shops, which is retired, are led to product; nothing that is live gives it'];
  const without = { ...release('mf-catalogue', {}), version: '1.1.0' };
  assert.deepEqual(lostRedirects(seen(live(content, catalogue), [retired])), []);
  assert.deepEqual(told(lostRedirects(seen(live(content), [retired]))), lost);
  assert.deepEqual(told(lostRedirects(seen(live(catalogue, without), [retired]))), lost);
  assert.deepEqual(told(lostRedirects(seen(new Map([['mf-catalogue', []]]), [retired]))), lost);
});

test('a name of before is for one remote alone: its heir, where nobody else gives it any more', () => {
  const contract = 'mf-stores/card@1';
  const giving = { ...release('mf-stores', {}), gives: [contract] };
  const heir = { ...catalogue, gives: [contract], formerly: { [contract]: 'product-card' } };
  assert.deepEqual(told(namesGivenTwice(seen(live(giving, heir)))), [
    'mf-catalogue 1.0.0 goes on with mf-stores/card@1, which mf-stores 1.0.0 gives, too',
  ]);
  assert.deepEqual(namesGivenTwice(seen(live({ ...giving, gives: [] }, heir, { ...heir, version: '1.1.0' }))), []);
});

test('two versions of one remote have the same addresses and roles, and take nothing from each other', () => {
  const [one, other] = ['1.0.0', '1.1.0'].map((version) => ({ ...content, version, roles: { search: 'panel' } }));
  assert.ok(one && other);
  const both = seen(live(one, other));
  assert.deepEqual([...takenAddresses(both), ...rolesPlayedTwice(both)], []);
});
