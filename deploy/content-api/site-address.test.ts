import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from 'shared/i18n';
import { declaredRoutes, takeRoutes } from 'shared/routes';
import {
  editedPagesIn,
  pagesWithoutContent,
  pathsInContent,
  routeOfPath,
  siteAddress,
  siteFor,
  withSiteAddresses,
} from './site-address.ts';

// R32, R33, R34, R36, R43, R47, C6
test('paths of the content system become addresses of the site in the language', () => {
  assert.equal(siteAddress('/product/ligne-120', 'fr'), '/fr/produits/ligne-120');
  assert.equal(siteAddress('/collection/halle', 'de'), '/de/reicht/halle');
  assert.equal(siteAddress('/overview/collection', 'nl'), '/nl/collecties');
  assert.equal(siteAddress('/page/page-daccueil', 'en'), '/en');
  assert.equal(siteAddress('/page/store-locator', 'nl'), '/nl/winkel-zoeker');
  assert.equal(siteAddress('/page/a-propos', 'nl'), '/nl/a-propos');
  assert.equal(siteAddress('/inspiration/brume', 'en'), '/en/inspirations/brume');
  assert.equal(siteAddress('/article/chene', 'fr'), '/fr/journal/chene');
  for (const language of languages) assert.equal(siteAddress('/cms/cookies', language), `/${language}/cms/cookies`);
});

test('an address ends with the slug of its page in the language; pages with a route of their own have none', () => {
  const slugs = new Map([
    ['/page/a-propos', 'over-ons'],
    ['/article/laiton', 'messing'],
    ['/page/contact', 'x'],
    ['/overview/product', 'x'],
  ]);
  const slugOf = (page: string) => slugs.get(page);
  assert.equal(siteAddress('/page/a-propos?a=b#team', 'nl', slugOf), '/nl/over-ons?a=b#team');
  assert.equal(siteAddress('/page/contact', 'nl', slugOf), '/nl/contact');
  assert.equal(siteAddress('/overview/product', 'nl', slugOf), '/nl/producten');
  assert.equal(siteAddress('/article/laiton', 'nl', slugOf), '/nl/blog/messing');
  assert.equal(siteAddress('/product/ligne-120', 'nl', slugOf), '/nl/producten/ligne-120', 'as in the other languages');
});

test('a page may be called as what every object has', () => {
  for (const name of ['constructor', 'toString', 'valueOf'])
    assert.equal(siteAddress(`/page/${name}`, 'fr'), `/fr/${name}`);
  assert.equal(siteAddress('/constructor/x', 'fr'), '/constructor/x');
});

test('query and fragment stay', () => {
  assert.equal(
    siteAddress('/overview/product?type=Miroir&subtype=all#liste', 'fr'),
    '/fr/produits?type=Miroir&subtype=all#liste',
  );
});

// R46, C10
test('a locale that an editor pasted in front is replaced by the visitor’s language', () => {
  for (const locale of ['fr', 'fr-BE', 'nl-BE', 'nl-NL', 'fr-LU'])
    assert.equal(siteAddress(`/${locale}/product/ligne-60`, 'nl'), '/nl/producten/ligne-60');
});

test('everything else is left as it is', () => {
  for (const address of [
    'https://example.org/product/x',
    '//example.org/a',
    'mailto:a@example.org',
    '#top',
    '/fr/produits',
    '/product',
    '/pictures/a.svg',
    '/product/100%',
    '/\\:',
  ])
    assert.equal(siteAddress(address, 'nl'), address);
});

test('links inside HTML are rewritten, and nothing else is', () => {
  assert.equal(
    withSiteAddresses('<p>/product/x <a href="/product/x">x</a> <a href="https://example.org/">y</a></p>', 'nl'),
    '<p>/product/x <a href="/nl/producten/x">x</a> <a href="https://example.org/">y</a></p>',
  );
});

test('of the pages that HTML links to, those have a slug of their own that have no route', () => {
  const html = '<a href="/page/contact">a</a> <a href="/page/a-propos?x#y">b</a> <a href="/overview/product">c</a>';
  assert.deepEqual(editedPagesIn(html), ['/page/a-propos']);
});

test('a route is what a path of the content leads to, and back', () => {
  for (const [route, path] of [
    ['contact', '/page/contact'],
    ['journal', '/overview/article'],
    ['product', '/product'],
  ] as const) {
    assert.deepEqual(pathsInContent(route), [path]);
    assert.equal(routeOfPath(path === '/product' ? '/product/x' : path), route);
  }
  assert.equal(routeOfPath('/pictures/a.svg'), undefined);
});

test('a page that a release brings and no content is about is one for everybody, unless it is hidden or one of many', (t) => {
  t.after(() => takeRoutes(declaredRoutes));
  const added = (name: string, path: string, more: object = {}) => ({
    ...{ remote: 'mf-content', page: name, name, paths: { fr: path } },
    ...more,
  });
  takeRoutes([
    ...declaredRoutes,
    added('guide', 'guide'),
    added('unlisted', 'unlisted', { indexed: false }),
    added('for-portals', 'portals', { portal: true }),
    added('one-of-many', 'many/:slug'),
    added('without-address', '', { paths: {} }),
  ]);
  assert.deepEqual(pagesWithoutContent(), ['guide']);
});

const hosts = { fr: 'www.rivelle.fr', be: 'www.rivelle.be' };

test('links lead to the host of the country', () => {
  assert.equal(siteFor('https://www.rivelle.fr', 'be', hosts), 'https://www.rivelle.be');
  assert.equal(siteFor('http://localhost:8080', 'be', hosts), 'http://be.localhost:8080');
});

test('they lead to the one site where the country has no host of its own, or the site is none of the brand’s hosts', () => {
  assert.equal(siteFor('https://www.rivelle.fr', 'nan', hosts), 'https://www.rivelle.fr');
  assert.equal(siteFor('http://localhost:8080', 'nan', hosts), 'http://localhost:8080');
  assert.equal(siteFor('https://trial.example.org', 'be', hosts), 'https://trial.example.org');
});
