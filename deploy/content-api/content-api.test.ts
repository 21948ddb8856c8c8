import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type OpenDatabase, openDatabase } from '../database/index.ts';
import { seed } from '../demo/seed.ts';
import { signAnonymous, verifyToken } from '../tokens/tokens.ts';
import { buildContentApi } from './app.ts';
import { page } from './tables.ts';

const serviceSecret = 'a secret that is long enough to sign tokens with';
const registryToken = 'a token that is long enough to guard the registry';

let folder: string;
let database: OpenDatabase;
let app: FastifyInstance;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-api-'));
  // The same tests hold on an empty PostgreSQL, when the environment names one.
  database = await openDatabase({ dataDir: folder, databaseUrl: process.env.TEST_DATABASE_URL });
  await seed(database.db);
  app = await buildContentApi({ serviceSecret, registryToken }, database.db);
});

after(async () => {
  await app.close();
  await database.close();
  await rm(folder, { recursive: true });
});

async function send(query: string, language: string, authorization?: string) {
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      'accept-language': language,
      authorization: authorization ?? `Bearer ${await signAnonymous(serviceSecret)}`,
    },
    payload: { query },
  });
  return { status: response.statusCode, body: response.json() };
}

/** The data of an operation that has to succeed, in the shape that the test expects. */
async function ask<Data>(shape: z.ZodType<Data>, query: string, language = 'fr'): Promise<Data> {
  const { body } = await send(query, language);
  assert.equal(body.errors, undefined, JSON.stringify(body.errors));
  return shape.parse(body.data);
}

async function codeOf(query: string): Promise<string> {
  const { body } = await send(query, 'fr');
  return z.object({ errors: z.tuple([z.object({ extensions: z.object({ code: z.string() }) })]) }).parse(body).errors[0]
    .extensions.code;
}

const productList = z.object({
  products: z.object({
    items: z.array(z.object({ uid: z.string() })),
    pageInfo: z.object({ totalCount: z.number() }),
  }),
});

async function list(args: string) {
  const { products } = await ask(productList, `{ products${args} { items { uid } pageInfo { totalCount } } }`);
  return { uids: products.items.map(({ uid }) => uid), total: products.pageInfo.totalCount };
}

const blocksOf = z.object({ blocksForPage: z.array(z.looseObject({ __typename: z.string() })).nullable() });

test('a caller without a valid token is refused', async () => {
  for (const authorization of ['', 'Bearer nonsense', await signAnonymous('another secret')])
    assert.equal((await send('{ collections { id } }', 'fr', authorization)).status, 401);
});

test('texts and addresses come in the language of the header', async () => {
  const shape = z.object({
    products: z.object({
      items: z.tuple([
        z.object({ url: z.string(), description: z.string(), productType: z.string(), productTypeName: z.string() }),
      ]),
    }),
  });
  const query = '{ products(filter: { uids: ["RV-8060"] }) { items { url description productType productTypeName } } }';
  const [french] = (await ask(shape, query, 'fr')).products.items;
  assert.deepEqual(french, {
    url: '/fr/produits/miroir-lune-60',
    description: 'Miroir rond, cadre laiton, lumière tamisée',
    productType: 'Miroir',
    productTypeName: 'Miroir',
  });
  const [dutch] = (await ask(shape, query, 'nl-BE')).products.items;
  assert.deepEqual(dutch, {
    url: '/nl/producten/miroir-lune-60',
    description: 'Ronde spiegel, messing kader, gedempt licht',
    productType: 'Miroir',
    productTypeName: 'Spiegel',
  });
});

test('a text that a language lacks is shown in English, then in French', async () => {
  const shape = z.object({ blocksForPage: z.array(z.object({ heading: z.string().optional() })) });
  const query = '{ blocksForPage(path: "/collection/nocturne") { ... on EditoHalf { heading } } }';
  const heading = async (language: string) => (await ask(shape, query, language)).blocksForPage[1]?.heading;
  assert.equal(await heading('de-DE'), 'The hour when the door closes');
  const story = '{ blocksForPage(path: "/product/ligne-120") { ... on EditoHalf { heading } } }';
  assert.equal((await ask(shape, story, 'de-DE')).blocksForPage[1]?.heading, 'Du chêne, et rien dessous');
});

test('products come page by page, with the number of all that match', async () => {
  const first = await list('');
  assert.equal(first.uids.length, 12);
  const second = await list('(offset: 12)');
  assert.equal(second.total, first.total);
  assert.equal(new Set([...first.uids, ...second.uids]).size, 24);
  assert.deepEqual(await list('(offset: 1000)'), { uids: [], total: first.total });
  assert.deepEqual(await list('(limit: 0)'), { uids: [], total: first.total });
});

test('a limit or offset that cannot be is refused', async () => {
  for (const args of ['limit: 101', 'limit: -1', 'offset: -1'])
    assert.equal(await codeOf(`{ products(${args}) { items { uid } } }`), '422');
});

test('filters narrow together; the values of one filter add up', async () => {
  const mirrors = await list('(filter: { types: ["Miroir"] })');
  const round = await list('(filter: { types: ["Miroir"], subTypes: ["Rond"] })');
  assert.equal(mirrors.total, 7);
  assert.deepEqual(round.uids, ['RV-8060', 'RV-8080']);
  const roundOrFree = await list('(filter: { types: ["Miroir"], subTypes: ["Rond", "Organique"] })');
  assert.equal(roundOrFree.total, 4);
  assert.deepEqual((await list('(filter: { collections: ["atelier"] })')).uids, ['RV-7160', 'RV-7090']);
  assert.deepEqual((await list('(filter: { colors: ["rose"], types: ["Meuble sous-vasque"] })')).uids, [
    'RV-5060',
    'RV-5100',
  ]);
  assert.equal((await list('(filter: { materials: ["noyer"], collections: ["nocturne"] })')).total, 5);
});

test('sizes are bounds included, and nothing at all may match', async () => {
  const exact = await list('(filter: { minWidth: 121, maxWidth: 121, maxHeight: 52, minDepth: 46 })');
  assert.deepEqual(exact.uids, ['RV-1120', 'RV-2120']);
  assert.deepEqual(await list('(filter: { minWidth: 400 })'), { uids: [], total: 0 });
});

test('empty filters narrow nothing, and a list of no uids names no product', async () => {
  const all = await list('');
  assert.equal((await list('(filter: { types: [], colors: [], materials: [], minWidth: null })')).total, all.total);
  assert.equal((await list('(filter: { uids: [] })')).total, 0);
});

test('products that an editor put together come in that order', async () => {
  const { uids } = await list('(filter: { uids: ["RV-8160", "RV-1120", "unknown", "RV-2080"] })');
  assert.deepEqual(uids, ['RV-8160', 'RV-1120', 'RV-2080']);
});

test('the home page is blocks with the products and collections that they name, in order', async () => {
  const { blocksForPage } = await ask(
    z.object({
      blocksForPage: z.array(
        z.object({
          __typename: z.string(),
          products: z.array(z.object({ uid: z.string(), collection: z.object({ id: z.string() }) })).optional(),
          collections: z.array(z.object({ url: z.string() })).optional(),
        }),
      ),
    }),
    `{ blocksForPage(path: "/page/page-daccueil") { __typename
       ... on SliderProduct { products { uid collection { id } } }
       ... on SliderCollection { collections { url } } } }`,
    'nl-NL',
  );
  const block = (type: string) => blocksForPage.find(({ __typename }) => __typename === type);
  assert.equal(blocksForPage[0]?.__typename, 'HeroFullscreen');
  assert.deepEqual(block('SliderProduct')?.products?.slice(0, 2), [
    { uid: 'RV-1120', collection: { id: 'ligne' } },
    { uid: 'RV-8060', collection: { id: 'nocturne' } },
  ]);
  assert.equal(block('SliderCollection')?.collections?.[0]?.url, '/nl/collecties/ligne');
});

test('a block whose product has left the catalogue is left out, and the rest of the page stands', async () => {
  await database.db.insert(page).values({
    path: '/page/test',
    seo: { title: { fr: 'Essai' } },
    blocks: [
      { type: 'HeroProduct', product: 'gone' },
      { type: 'SliderProduct', heading: { fr: 'Choix' }, products: ['gone', 'RV-1060'] },
      { type: 'EditoSimple', text: { fr: '<p>Voir <a href="/product/ligne-60">Ligne</a></p>' } },
    ],
  });
  const { blocksForPage } = await ask(
    blocksOf,
    `{ blocksForPage(path: "/page/test") { __typename
       ... on HeroProduct { product { uid } } ... on SliderProduct { products { uid } } ... on EditoSimple { text } } }`,
    'nl-NL',
  );
  assert.deepEqual(blocksForPage, [
    { __typename: 'SliderProduct', products: [{ uid: 'RV-1060' }] },
    { __typename: 'EditoSimple', text: '<p>Voir <a href="/nl/producten/ligne-60">Ligne</a></p>' },
  ]);
  await database.db.delete(page).where(eq(page.path, '/page/test'));
});

test('a path without a page is null, for blocks and for search engines', async () => {
  const { body } = await send(
    '{ blocksForPage(path: "/page/nothing") { __typename } seoForPage(path: "/x") { title } }',
    'fr',
  );
  assert.deepEqual(body, { data: { blocksForPage: null, seoForPage: null } });
});

test('search engines are told title, description and picture of a page', async () => {
  const { body } = await send(
    '{ seoForPage(path: "/collection/ondine") { title contentLanguage ogTitle ogImage robots } }',
    'nl-NL',
  );
  assert.deepEqual(body.data.seoForPage, {
    title: 'Collectie Ondine',
    contentLanguage: 'nl',
    ogTitle: 'Collectie Ondine',
    ogImage: '/pictures/collections/ondine-hero.svg',
    robots: null,
  });
});

test('the header has the three kinds of submenu, and the footer this year', async () => {
  const { header, footer } = await ask(
    z.object({
      header: z.object({
        headerMenu: z.object({
          menuItems: z.array(
            z.object({
              submenu: z.boolean(),
              submenuType: z.string().nullable(),
              submenuCategories: z.array(z.object({ items: z.array(z.object({ url: z.string() })) })),
            }),
          ),
        }),
      }),
      footer: z.object({
        footerMenu: z.object({
          copyright: z.string(),
          menus: z.array(z.object({ url: z.string() })),
          socials: z.array(z.object({ target: z.string() })),
        }),
      }),
    }),
    `{ header { headerMenu { menuItems { submenu submenuType submenuCategories { items { url } } } } }
       footer { footerMenu { copyright menus { url } socials { target } } } }`,
  );
  const items = header.headerMenu.menuItems;
  assert.deepEqual(
    items.map(({ submenuType }) => submenuType),
    ['products', null, 'inspirations', 'liste_rivelle'],
  );
  assert.deepEqual(
    items.map(({ submenu }) => submenu),
    [true, false, true, true],
  );
  assert.equal(items[0]?.submenuCategories[2]?.items[0]?.url, '/fr/produits?type=Meuble+sous-vasque&subtype=Suspendu');
  assert.match(footer.footerMenu.copyright, new RegExp(`^© ${new Date().getFullYear()} Rivelle`));
  assert.equal(footer.footerMenu.menus[0]?.url, '/fr/a-propos');
  assert.deepEqual(new Set(footer.footerMenu.socials.map(({ target }) => target)), new Set(['_blank']));
});

test('an account is made once, logs in, and gets fresh tokens', async () => {
  const credentials = '(email: "Camille@Example.org", password: "un mot de passe")';
  const { createAccount } = await ask(
    z.object({ createAccount: z.object({ id: z.uuid(), email: z.string() }) }),
    `mutation { createAccount${credentials} { id email } }`,
  );
  assert.equal(createAccount.email, 'camille@example.org');
  assert.equal(await codeOf(`mutation { createAccount${credentials} { id } }`), '422');

  const tokenOf = z.object({ result: z.object({ token: z.string() }) });
  const login = await ask(tokenOf, `mutation { result: login${credentials} { token } }`);
  const claims = await verifyToken(serviceSecret, login.result.token);
  assert.equal(claims?.role === 'user' && claims.sub, createAccount.id);

  const fresh = await ask(tokenOf, `mutation { result: refreshJwtToken(token: "${login.result.token}") { token } }`);
  assert.deepEqual(await verifyToken(serviceSecret, fresh.result.token), claims);
});

test('wrong passwords, unknown addresses and tokens of nobody are refused with 403', async () => {
  await ask(z.unknown(), 'mutation { createAccount(email: "noor@example.org", password: "wachtwoord") { id } }');
  assert.equal(await codeOf('mutation { login(email: "noor@example.org", password: "iets anders") { token } }'), '403');
  assert.equal(
    await codeOf('mutation { login(email: "nobody@example.org", password: "wachtwoord") { token } }'),
    '403',
  );
  const anonymous = await signAnonymous(serviceSecret);
  assert.equal(await codeOf(`mutation { refreshJwtToken(token: "${anonymous}") { token } }`), '403');
});

test('an account needs an e-mail address and a password of eight characters', async () => {
  for (const credentials of [
    'email: "no address", password: "12345678"',
    'email: "a@example.org", password: "1234567"',
  ])
    assert.equal(await codeOf(`mutation { createAccount(${credentials}) { id } }`), '422');
});

test('documents beyond any use, and anything but POST, are refused', async () => {
  const { body } = await send(`{ ${'a: collections { id } '.repeat(1000)} }`, 'fr');
  assert.match(body.errors[0].message, /Document contains more than 2000 tokens/);
  assert.equal((await app.inject({ method: 'GET', url: '/graphql' })).statusCode, 404);
});

test('it says that it lives and is ready, and counts the writes of content', async () => {
  for (const url of ['/health/live', '/health/ready']) assert.equal((await app.inject(url)).statusCode, 200);
  assert.equal((await app.inject('/registry/version')).json().content, 1);
  await seed(database.db);
  assert.equal((await app.inject('/registry/version')).json().content, 1);
});
