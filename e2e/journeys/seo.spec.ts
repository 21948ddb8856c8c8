import { currentState } from '../site/bus.ts';
import { fetchPage } from '../site/fetch-page.ts';
import { followLink } from '../site/follow-link.ts';
import { at } from '../site/sites.ts';
import { alive, expect, test } from '../site/test.ts';

/** What the head of a document says, by name; the other addresses of the page by their language. */
function headOf(text: string) {
  const attributes: Record<string, string>[] = [
    ...text.slice(0, text.indexOf('</head>')).matchAll(/<(?:meta|link) ([^>]*?)>/g),
  ].map(([, list]) =>
    Object.fromEntries([...(list ?? '').matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value])),
  );
  const said = (name: string) => attributes.find((one) => [one.name, one.property, one.rel].includes(name));
  return {
    said: (name: string) => said(name)?.content ?? said(name)?.href,
    alternates: Object.fromEntries(
      attributes.flatMap(({ hreflang, href = '' }) => (hreflang ? [[hreflang, href]] : [])),
    ),
  };
}

const visit = (address: string) => {
  const { hostname, pathname, search } = new URL(address);
  return fetchPage(decodeURI(pathname) + search, hostname.replace(/\.?localhost$/, '') || 'nan');
};

for (const path of [
  '/fr',
  '/fr/produits',
  '/fr/produits?page=2',
  '/fr/produits/ligne-120',
  '/fr/collections/ligne',
  '/fr/a-propos',
]) {
  // C57, R358
  test(`${path}: all countries and languages name each other, and each is its own canonical address`, async () => {
    const { alternates } = headOf((await fetchPage(path, 'fr')).text);
    expect(Object.keys(alternates)).toHaveLength(12);
    for (const address of new Set(Object.values(alternates))) {
      const { status, text } = await visit(address);
      expect([address, status]).toEqual([address, 200]);
      const other = headOf(text);
      expect(other.alternates, address).toEqual(alternates);
      expect(other.said('canonical')).toBe(address);
      expect(other.said('robots') ?? '').not.toContain('noindex');
    }
  });
}

test('an address with the slug of another language leads for good to the page’s own', async ({ page }) => {
  const { status, headers } = await fetchPage('/de/a-propos', 'ch');
  expect([status, headers.location]).toEqual([301, '/de/ueber-uns']);
  await page.goto(at('ch', '/de/ueber-uns'));
  await alive(page, 'shell/header');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page).toHaveURL(at('ch', '/de/cms/impressum'));
});

// C56
test('hosts that repeat other countries, and pages of somebody’s own, are kept from search engines', async () => {
  for (const [country, path] of [
    ['io', '/fr/produits'],
    ['nan', '/fr'],
    ['fr', '/fr/connexion'],
    ['be', '/nl/zoeken?item=spiegel'],
    ['fr', '/fr/nulle-part'],
  ] as const) {
    const head = headOf((await fetchPage(path, country)).text);
    expect([country, path, head.said('robots')]).toEqual([country, path, 'noindex']);
    expect(head.alternates).toEqual({});
  }
  expect((await fetchPage('/robots.txt', 'io')).text).toBe('User-agent: *\nDisallow: /\n');
});

// C57, R140
test('a product says what it is, and the way to it', { tag: '@read' }, async () => {
  const { text } = await fetchPage('/nl/producten/ligne-120', 'be');
  const [, json = '{}'] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(text) ?? [];
  const things: Record<string, unknown>[] = JSON.parse(json)['@graph'];
  expect(things.map((thing) => thing['@type'])).toEqual(['Product', 'BreadcrumbList']);
  expect(things[0]).toMatchObject({ name: 'Ligne 120', url: at('be', '/nl/producten/ligne-120') });
  expect(things[0], 'nothing without a price is for sale').not.toHaveProperty('offers');
});

test('a navigation leaves in the head what a page load of the same address prints', { tag: '@read' }, async ({
  page,
}) => {
  await page.goto(at('be', '/fr'));
  await alive(page, 'shell/header');
  await followLink(page, '/fr/produits/ligne-120');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Ligne 120/);
  const printed = () =>
    page.evaluate(() =>
      [...document.head.querySelectorAll('meta[data-head], link[data-head]')]
        .map((element) => element.outerHTML)
        .sort(),
    );
  const navigated = [await page.title(), ...(await printed())];
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  await page.reload();
  expect([await page.title(), ...(await printed())]).toEqual(navigated);
});

// R364, R377
test('parts of the page learn over the bus what the page is and the way to it', async ({ page }) => {
  await page.goto(at('be', '/fr/produits/ligne-120'));
  await alive(page, 'mf-catalogue/product');
  await expect
    .poll(() => currentState(page, 'main'))
    .toMatchObject({
      currentSeo: { title: expect.stringContaining('Ligne 120') },
      breadcrumb: [{ label: expect.any(String), url: expect.stringContaining('subtype=all') }, { label: 'Ligne 120' }],
      show404: false,
    });
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/fr/absente' });
    document.body.append(link);
    link.click();
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette page a pris l’eau');
  expect(await currentState(page, 'main')).toMatchObject({ breadcrumb: [], show404: true });
});

// C57
test('the sitemaps of every country are well-formed and lead to pages that exist', async ({ page }) => {
  await page.goto(at('fr', '/fr'));
  const isWellFormed = (text: string) =>
    page.evaluate(
      (xml) => new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror') === null,
      text,
    );
  const locations = (text: string) => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => String(address));
  for (const country of ['fr', 'be', 'nl', 'lu', 'de', 'ch', 'at', 'uk', 'com']) {
    const index = await fetchPage('/sitemap.xml', country);
    expect(index.headers['content-type']).toMatch(/^application\/xml/);
    expect(await isWellFormed(index.text)).toBe(true);
    expect((await fetchPage('/robots.txt', country)).text).toContain(`Sitemap: ${at(country, '/sitemap.xml')}`);
    for (const map of locations(index.text)) {
      const { status, text } = await visit(map);
      expect([map, status, await isWellFormed(text)]).toEqual([map, 200, true]);
      const addresses = locations(text);
      expect(new Set(addresses).size).toBe(addresses.length);
      const sample = addresses.filter((_, index) => index % 120 === 0);
      for (const address of sample) expect([address, (await visit(address)).status]).toEqual([address, 200]);
    }
  }
  for (const country of ['io', 'nan']) expect((await fetchPage('/sitemap.xml', country)).status).toBe(404);
});
