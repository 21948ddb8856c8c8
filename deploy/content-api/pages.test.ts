import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { z } from 'zod';
import { contentFolder } from '../demo/content.ts';
import { openDemonstration } from '../demo/testing.ts';
import { signAnonymous } from '../tokens/tokens.ts';
import { fillEmpty } from './import/fill-empty.ts';
import { page } from './tables.ts';
import { startTestContentApi, type TestContentApi } from './testing.ts';

let api: TestContentApi;
before(async () => {
  api = await startTestContentApi({}, openDemonstration);
});
after(() => api.close());

const blocksOf = z.object({ blocksForPage: z.array(z.looseObject({ __typename: z.string() })).nullable() });

test('a caller without a valid token is refused', async () => {
  for (const authorization of ['', 'Bearer nonsense', `Bearer ${await signAnonymous('another secret')}`]) {
    const payload = { query: '{ collections { id } }' };
    const { statusCode, headers } = await api.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization },
      payload,
    });
    assert.deepEqual([statusCode, headers['www-authenticate']], [401, 'Bearer']);
  }
});

// R7, R9
test('a text that a language lacks is shown in English, then in French, and never as nothing', async () => {
  const blocks = [
    {
      type: 'SeeMore' as const,
      heading: { fr: 'Bois', en: 'Wood' },
      cta: { to: '/page/contact', label: { fr: 'Voir' } },
    },
    {
      type: 'SeeMore' as const,
      heading: { fr: 'Pierre', nl: '' },
      cta: { to: '/page/contact', label: { fr: 'Voir' } },
    },
  ];
  await api.db.insert(page).values({ path: '/page/untranslated', seo: { title: { fr: 'Essai' } }, blocks });
  const query = '{ blocksForPage(path: "/page/untranslated") { ... on SeeMore { heading cta { url label } } } }';
  const shape = z.object({
    blocksForPage: z.array(z.object({ heading: z.string(), cta: z.object({ url: z.string(), label: z.string() }) })),
  });
  for (const language of ['de-DE', 'nl-NL', 'en-US', 'xx']) {
    const { blocksForPage } = await api.ask(shape, query, { language });
    assert.deepEqual(
      blocksForPage.map(({ heading }) => heading),
      ['Wood', 'Pierre'],
      language,
    );
    assert.equal(blocksForPage[0]?.cta.label, 'Voir');
  }
});

test('a page stands under its slug in each language, every other spelling of it leads to the same page', async () => {
  const link = { to: '/page/soin', label: { fr: 'Soin' } };
  const text = { fr: '<p><a href="/page/soin#bois">Soin</a> <a href="/page/contact">Contact</a></p>' };
  await api.db.insert(page).values([
    { path: '/page/soin', slugs: { fr: 'soin', de: 'pflege', en: 'care' }, seo: { title: { fr: 'Soin' } }, blocks: [] },
    { path: '/page/zz-others', slugs: { de: 'soins', en: 'pflege' }, seo: { title: { fr: 'Autre' } }, blocks: [] },
    {
      path: '/page/links',
      seo: { title: { fr: 'Liens' } },
      blocks: [
        { type: 'SeeMore', heading: { fr: 'Voir' }, cta: link },
        { type: 'EditoSimple', text },
      ],
    },
  ]);
  const shape = z.object({
    seoForPage: z
      .object({ title: z.string(), addresses: z.array(z.object({ language: z.string(), url: z.string() })).nullable() })
      .nullable(),
  });
  const seoAt = async (path: string, language: string) =>
    (await api.ask(shape, `{ seoForPage(path: "${path}") { title addresses { language url } } }`, { language }))
      .seoForPage;
  for (const path of ['/page/pflege', '/page/soin', '/page/care'])
    assert.deepEqual(await seoAt(path, 'de'), {
      title: 'Soin',
      addresses: [
        { language: 'fr', url: '/fr/soin' },
        { language: 'nl', url: '/nl/care' },
        { language: 'en', url: '/en/care' },
        { language: 'de', url: '/de/pflege' },
      ],
    });
  assert.equal((await seoAt('/page/pflege', 'en'))?.title, 'Autre', 'a slug belongs to the language of the call first');
  assert.equal(await seoAt('/cms/pflege', 'de'), null);
  assert.deepEqual(await seoAt('/page/links', 'de'), { title: 'Liens', addresses: null });
  const ofLogin = (await seoAt('/page/login', 'de'))?.addresses?.map(({ url }) => url);
  assert.deepEqual(ofLogin, ['/fr/connexion', '/nl/log-in', '/en/log-in', '/de/einloggen']);

  const blocks = z.object({ blocksForPage: z.array(z.looseObject({})) });
  const query = '{ blocksForPage(path: "/page/links") { ... on SeeMore { cta { url } } ... on EditoSimple { text } } }';
  const { blocksForPage } = await api.ask(blocks, query, { language: 'de' });
  assert.deepEqual(JSON.parse(JSON.stringify(blocksForPage)), [
    { cta: { url: '/de/pflege' } },
    { text: '<p><a href="/de/pflege#bois">Soin</a> <a href="/de/kontakt">Contact</a></p>' },
  ]);
});

// R31, R33, R34
test('products, inspirations and articles stand under their slug in the language, wherever they are linked to', async () => {
  const shape = z.object({
    article: z.object({ url: z.string(), heading: z.string() }),
    inspirations: z.array(z.object({ url: z.string(), link: z.object({ url: z.string() }) })),
    products: z.object({ items: z.array(z.object({ url: z.string() })) }),
    blocksForPage: z.array(z.looseObject({ __typename: z.string() })),
    sitePages: z.array(z.object({ url: z.string() })),
    searchSecondStep: z.object({ product: z.array(z.object({ path: z.string() })) }),
  });
  const query = `{
    article(path: "/article/fuenf-quadratmeter") { url heading }
    inspirations { url link { url } }
    products(filter: { uids: ["RV-8060", "RV-1120"] }) { items { url } }
    blocksForPage(path: "/product/spiegel-lune-60") { __typename }
    sitePages { url }
    searchSecondStep(query: "Spiegel Lune 60") { product { path } }
  }`;
  const found = await api.ask(shape, query, { language: 'de' });
  assert.deepEqual(found.article, {
    url: '/de/nachrichten/fuenf-quadratmeter',
    heading: 'Fünf Quadratmeter und nichts zu viel',
  });
  assert.deepEqual(found.inspirations[0], {
    url: '/de/inspiration/morgenstimmung',
    link: { url: '/de/inspiration/morgenstimmung' },
  });
  const mirror = '/de/produkte/spiegel-lune-60';
  assert.deepEqual(new Set(found.products.items.map(({ url }) => url)), new Set([mirror, '/de/produkte/ligne-120']));
  assert.equal(found.blocksForPage[0]?.__typename, 'HeroProduct');
  assert.ok(found.searchSecondStep.product.some(({ path }) => path === mirror));
  const listed = new Set(found.sitePages.map(({ url }) => url));
  for (const url of [mirror, found.article.url, '/de/inspiration/morgenstimmung']) assert.ok(listed.has(url), url);
});

test('a block whose product has left the catalogue is left out, and the rest of the page stands', async () => {
  await api.db.insert(page).values({
    path: '/page/left',
    seo: { title: { fr: 'Essai' } },
    blocks: [
      { type: 'HeroProduct', product: 'gone' },
      { type: 'ProductDetailsAccordion', product: 'gone' },
      { type: 'HeroCollection', tags: [], collection: 'gone' },
      { type: 'SliderProduct', heading: { fr: 'Choix' }, products: ['gone', 'RV-1060'] },
      { type: 'EditoSimple', text: { fr: '<p>Voir <a href="/product/ligne-60">Ligne</a></p>' } },
    ],
  });
  const query = `{ blocksForPage(path: "/page/left") { __typename
    ... on SliderProduct { products { uid } } ... on EditoSimple { text } } }`;
  const { blocksForPage } = await api.ask(blocksOf, query, { language: 'nl-NL' });
  assert.deepEqual(blocksForPage, [
    { __typename: 'SliderProduct', products: [{ uid: 'RV-1060' }] },
    { __typename: 'EditoSimple', text: '<p>Voir <a href="/nl/producten/ligne-60">Ligne</a></p>' },
  ]);
});

test('search engines are told title, description and picture of a page', async () => {
  const query = '{ seoForPage(path: "/collection/ondine") { title contentLanguage ogTitle ogImage robots } }';
  const { seoForPage } = await api.ask(z.object({ seoForPage: z.looseObject({ ogImage: z.string() }) }), query, {
    language: 'nl-NL',
  });
  assert.deepEqual(
    [seoForPage.title, seoForPage.ogTitle, seoForPage.contentLanguage, seoForPage.robots],
    ['Collectie Ondine', 'Collectie Ondine', 'nl', null],
  );
  assert.match(seoForPage.ogImage, /^\/pictures\/collections\/ondine-hero\./);
});

// C46
test('the header has the three kinds of submenu, and the footer this year', async () => {
  const shape = z.object({
    header: z.object({
      headerMenu: z.object({
        menuItems: z.array(z.object({ submenu: z.boolean(), submenuType: z.string().nullable() })),
      }),
    }),
    footer: z.object({
      footerMenu: z.object({ copyright: z.string(), socials: z.array(z.object({ target: z.string() })) }),
    }),
  });
  const { header, footer } = await api.ask(
    shape,
    `{ header { headerMenu { menuItems { submenu submenuType } } } footer { footerMenu { copyright socials { target } } } }`,
  );
  const items = header.headerMenu.menuItems;
  const types = items.flatMap(({ submenuType }) => submenuType ?? []);
  assert.deepEqual(new Set(types), new Set(['products', 'inspirations', 'liste_rivelle']));
  assert.ok(items.every(({ submenu, submenuType }) => submenu === (submenuType !== null)));
  assert.match(footer.footerMenu.copyright, new RegExp(`^© ${new Date().getFullYear()} Rivelle`));
  assert.deepEqual(
    footer.footerMenu.socials.map(({ target }) => target),
    Array(4).fill('_blank'),
  );
});

test('it says that it lives and is ready, and counts the writes of content', async () => {
  for (const url of ['/health/live', '/health/ready']) assert.equal((await api.app.inject(url)).statusCode, 200);
  assert.equal((await api.app.inject('/registry/version')).json().content, 1);
  await fillEmpty(api.db, contentFolder);
  assert.equal((await api.app.inject('/registry/version')).json().content, 1);
});

test('every page that search engines may keep is listed by its address in the language of the call', async () => {
  const path = '/page/not-for-search-engines';
  await api.db.insert(page).values({ path, seo: { title: { fr: 'Essai' }, robots: 'noindex, follow' }, blocks: [] });
  const shape = z.object({ sitePages: z.array(z.object({ url: z.string() })) });
  const { sitePages } = await api.ask(shape, '{ sitePages { url } }', { language: 'nl-BE' });
  const addresses = sitePages.map(({ url }) => url);
  for (const address of ['/nl', '/nl/producten', '/nl/producten/ligne-120', '/nl/collecties/ligne', '/nl/contact'])
    assert.ok(addresses.includes(address), address);
  assert.ok(!addresses.some((address) => address.includes('not-for-search-engines')));
});
