import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, test } from 'node:test';
import { eventually } from '../../testing/eventually.ts';
import { testRelease, testShell } from '../testing/release.ts';
import { startTestSite, type TestSite } from '../testing/site.ts';

const addresses = [
  '/fr',
  '/fr/produits',
  '/fr/produits/ligne-120',
  '/fr/journal/le-chene',
  '/fr/connexion',
  '/fr/a & b',
  '/fr/collections',
  '/project/nowhere',
  '/fr/nouveautes',
];
const about = Object.entries({ fr: 'a-propos', nl: 'over-ons', en: 'about-us', de: 'ueber-uns' }).map(
  ([language, slug]) => ({ language, url: `/${language}/${slug}` }),
);
const remotes = [
  testRelease({ name: 'mf-catalogue', pages: ['products', 'product'], render: 'return part("")' }),
  testRelease({ name: 'mf-content', pages: ['home', 'generic', 'article', 'portal'], render: 'return part("")' }),
  testRelease({ name: 'mf-account', pages: ['login'], render: 'return part("")' }),
];
let calls = 0;
let fails = false;
/** The host for which the content system names a page more. */
let workshopHost = 'none';
const content = createServer((request, response) => {
  calls += 1;
  const ofCountry = request.headers['x-forwarded-host'] === workshopHost ? ['/fr/atelier'] : [];
  const items = [{ url: '/fr/journal/le-chene', date: '2026-03-14' }];
  const sitePages = [
    ...[...addresses, ...ofCountry].map((url) => ({ url })),
    { url: '/fr/a-propos', addresses: about },
  ];
  const data = { sitePages, articles: { items } };
  response.setHeader('content-type', 'application/json');
  response.end(fails ? '{"errors":[{"message":"broken"}]}' : JSON.stringify({ data }));
});

let site: TestSite;
before(async () => {
  await new Promise<void>((resolve) => content.listen(0, '127.0.0.1', resolve));
  const { port } = content.address() as AddressInfo;
  site = await startTestSite([testShell(), ...remotes], { contentApiUrl: `http://127.0.0.1:${port}/graphql` });
});
after(async () => {
  await site.close();
  content.close();
});
beforeEach(() => {
  fails = false;
});

const read = async (url: string, country = 'be') => site.get(url, { host: `${country}.localhost:8080` });
const locations = (text: string) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

// C57
test('each country has an index of sitemaps, one for each of its languages', async () => {
  const { statusCode, headers, body } = await read('/sitemap.xml');
  assert.equal(statusCode, 200);
  assert.match(String(headers['content-type']), /^application\/xml/);
  assert.deepEqual(locations(body), [
    'http://be.localhost:8080/sitemaps/fr.xml',
    'http://be.localhost:8080/sitemaps/nl.xml',
  ]);
  assert.deepEqual(locations((await read('/sitemap.xml', 'com')).body), ['http://com.localhost:8080/sitemaps/fr.xml']);
});

test('a sitemap holds the pages that a live release gives and search engines may keep, with all their other addresses', async () => {
  const { body } = await read('/sitemaps/nl.xml');
  assert.deepEqual(locations(body), [
    'http://be.localhost:8080/nl',
    'http://be.localhost:8080/nl/producten',
    'http://be.localhost:8080/nl/producten/ligne-120',
    'http://be.localhost:8080/nl/blog/le-chene',
    'http://be.localhost:8080/nl/a%20%26%20b',
    // The content system names a page that no release has yet: it is taken for one of editors.
    'http://be.localhost:8080/nl/nouveautes',
    'http://be.localhost:8080/nl/over-ons',
  ]);
  assert.match(body, /<loc>[^<]*le-chene<\/loc><lastmod>2026-03-14<\/lastmod>/);
  assert.ok(
    body.includes(
      '<xhtml:link rel="alternate" hreflang="de-CH" href="http://ch.localhost:8080/de/produkte/ligne-120"/>',
    ),
  );
});

test('the sitemap of the portal holds the portal', async () => {
  assert.deepEqual(locations((await read('/sitemaps/fr.xml', 'com')).body), ['http://com.localhost:8080/']);
});

test('there is no sitemap of a language that the country does not speak, nor where nothing is indexed', async () => {
  for (const [url, country] of [
    ['/sitemaps/en.xml', 'be'],
    ['/sitemaps/nothing', 'be'],
    ['/sitemap.xml', 'io'],
    ['/sitemaps/fr.xml', 'nan'],
  ] as const)
    assert.equal((await read(url, country)).statusCode, 404, `${country}${url}`);
});

// C56, C57
test('crawlers are shown to the sitemap, and away from countries that repeat others', async () => {
  const { body, headers } = await read('/robots.txt');
  assert.match(String(headers['content-type']), /^text\/plain/);
  assert.match(body, /^User-agent: \*\nDisallow: \/_page\n/);
  assert.match(body, /\nSitemap: http:\/\/be\.localhost:8080\/sitemap\.xml\n$/);
  assert.doesNotMatch(body, /Disallow: \/\n/);
  for (const country of ['io', 'nan'])
    assert.equal((await read('/robots.txt', country)).body, 'User-agent: *\nDisallow: /\n');
});

test('the pages are asked for once, and again when content has changed; a failure is not kept', async () => {
  site.registry.changeContent();
  await eventually(async () => {
    const before = calls;
    await read('/sitemaps/nl.xml');
    return calls > before;
  });
  const before = calls;
  await Promise.all([read('/sitemaps/nl.xml'), read('/sitemaps/fr.xml')]);
  assert.equal(calls, before);

  fails = true;
  site.registry.changeContent();
  await eventually(async () => (await read('/sitemaps/nl.xml')).statusCode === 503);
  fails = false;
  assert.equal((await read('/sitemaps/nl.xml')).statusCode, 200);
});

test('a page whose slug differs between languages stands there at its own address in each', async () => {
  const { body } = await read('/sitemaps/nl.xml');
  assert.ok(locations(body).includes('http://be.localhost:8080/nl/over-ons'));
  assert.ok(!body.includes('/nl/a-propos'));
  assert.ok(body.includes('hreflang="de-CH" href="http://ch.localhost:8080/de/ueber-uns"'));
});

test('it follows what is live: a page that is new stands there, one that has moved at its new address', async () => {
  const everywhere = (path: string) => ({ fr: path, nl: path, en: path, de: path });
  const newer = testRelease({
    name: 'mf-catalogue',
    version: '1.1.0',
    pages: ['products', 'product', 'novelties'],
    routes: {
      products: { name: 'overview-product', paths: everywhere('meubles') },
      product: { name: 'product', paths: everywhere('meubles/:slug') },
      novelties: { name: 'novelties', paths: { fr: 'nouveautes', nl: 'nieuw', en: 'new', de: 'neu' } },
    },
    render: 'return part("")',
  });
  site.registry.publish(newer);
  site.registry.makeLive({ 'mf-catalogue': '1.1.0' });
  const shown = async () => locations((await read('/sitemaps/nl.xml')).body);
  await eventually(async () => (await shown()).includes('http://be.localhost:8080/nl/nieuw'));
  const now = await shown();
  assert.ok(now.includes('http://be.localhost:8080/nl/meubles/ligne-120'));
  assert.ok(now.includes('http://be.localhost:8080/nl/over-ons'));
  assert.ok(!now.some((address) => address?.includes('producten')));
  site.registry.makeLive({ 'mf-catalogue': '1.0.0' });
  await eventually(async () => (await shown()).includes('http://be.localhost:8080/nl/producten/ligne-120'));
});

const workshop = (version: string, path: string) =>
  testRelease({
    name: 'mf-stores',
    version,
    pages: ['workshop'],
    routes: { workshop: { name: 'workshop', paths: { fr: path, nl: path, en: path, de: path } } },
    render: 'return part("")',
  });

test('a page that is live in one country stands in the sitemaps of that country, and of no other', async () => {
  workshopHost = 'be.localhost:8080';
  site.registry.publish(workshop('1.0.0', 'atelier'));
  site.registry.makeLive({ 'mf-stores': '1.0.0' }, 'be');
  const shown = async (country: string) => locations((await read('/sitemaps/fr.xml', country)).body);
  await eventually(async () => {
    // The country that is asked for first leaves its answer to no other.
    assert.ok(!(await shown('ch')).includes('http://ch.localhost:8080/fr/atelier'));
    return (await shown('be')).includes('http://be.localhost:8080/fr/atelier');
  });
});

test('it names the countries that have it, in the document as in the sitemap, each where it has it', async () => {
  workshopHost = 'be.localhost:8080';
  site.registry.publish(workshop('1.0.0', 'atelier'), workshop('1.1.0', 'fabrique'));
  const named = (text: string) =>
    [...text.matchAll(/hreflang="([^"]+)"[^>]*? href="http:\/\/([^"]+)"/g)].flatMap(([, locale, address]) =>
      address?.endsWith('atelier') || address?.endsWith('fabrique') ? [`${locale} ${address}`] : [],
    );
  const inBelgium = ['fr-BE be.localhost:8080/fr/atelier', 'nl-BE be.localhost:8080/nl/atelier'];
  const everybody = 'x-default be.localhost:8080/fr/atelier';
  site.registry.makeLive({ 'mf-stores': '1.0.0' }, 'be');
  const shows = async (...of: Parameters<typeof read>) => (await read(...of)).body.includes('data-remote="mf-stores"');
  await eventually(() => shows('/fr/atelier'));
  const alone = [...inBelgium, everybody];
  assert.deepEqual(named((await read('/fr/atelier')).body), alone);
  assert.deepEqual(named((await read('/sitemaps/nl.xml')).body), alone);

  site.registry.makeLive({ 'mf-stores': '1.1.0' }, 'ch');
  await eventually(() => shows('/fr/fabrique', 'ch'));
  const both = [...inBelgium, 'de-CH ch.localhost:8080/de/fabrique', 'fr-CH ch.localhost:8080/fr/fabrique', everybody];
  assert.deepEqual(named((await read('/fr/atelier')).body), both);
  assert.deepEqual(named((await read('/de/fabrique', 'ch')).body), both);
});
