import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { recordsOf } from '../demo/content.ts';
import { openDemonstration } from '../demo/testing.ts';
import { signCaptchaProof } from '../tokens/captcha-proof.ts';
import { signService } from '../tokens/tokens.ts';
import { footer } from './import/kinds/menus.ts';
import { menu } from './tables.ts';
import { type Call, serviceSecret, startTestContentApi, type TestContentApi, tokenOf } from './testing.ts';

/**
 * The catalogue of operations (checklist, section T): each by its name, with a call that is answered and one that is
 * refused. The tests of each subject cover what its operations do in detail.
 */

let api: TestContentApi;
let signedIn: Call & { token: string };
let account: { id: string; uid: number };

before(async () => {
  api = await startTestContentApi({}, openDemonstration);
  const { createAccount } = await api.ask(
    z.object({ createAccount: z.object({ id: z.string(), uid: z.number() }) }),
    'mutation { createAccount(email: "lea@example.org", password: "un mot de passe") { id uid } }',
  );
  account = createAccount;
  signedIn = { token: await tokenOf(api, account) };
});
after(() => api.close());

/** The root field of an operation that has to succeed. */
async function answer(query: string, call?: Call): Promise<unknown> {
  const [value] = Object.values(await api.ask(z.record(z.string(), z.unknown()), query, call));
  return value;
}

const textOf = async (query: string, call?: Call) => JSON.stringify(await answer(query, call));
const lengthOf = async (query: string, call?: Call) => z.array(z.unknown()).parse(await answer(query, call)).length;

describe('pages', () => {
  test('SeoForPage (R384) answers the record of a page, null where there is none, and asks for a path', async () => {
    assert.match(await textOf('{ seoForPage(path: "/product/ligne-120") { title ogImage } }'), /Ligne 120/);
    assert.equal(await answer('{ seoForPage(path: "/product/none") { title } }'), null);
    assert.equal(await api.codeOf('{ seoForPage { title } }'), '400');
  });

  // R2, R141, R362
  test('every kind of page has its record and its blocks; a product its hero and all its details', async () => {
    for (const path of [
      ...['/overview/product', '/overview/collection', '/collection/ligne', '/product/ligne-120'],
      ...['/inspiration/bain-de-foret', '/article/le-laiton-brosse', '/page/page-daccueil', '/cms/livraison'],
    ]) {
      assert.match(await textOf(`{ seoForPage(path: "${path}") { title } }`), /"title":"./, path);
      assert.ok((await lengthOf(`{ blocksForPage(path: "${path}") { __typename } }`)) >= 1, path);
    }
    const ofProduct = await textOf('{ blocksForPage(path: "/product/ligne-120") { __typename } }');
    assert.match(ofProduct, /HeroProduct.*ProductDetailsAccordion/);
  });

  test('BlocksForPage, Collection, Inspiration and ArticleContent (R385, R386) answer blocks, null where there is no page', async () => {
    for (const path of [
      '/page/page-daccueil',
      '/collection/ligne',
      '/inspiration/bain-de-foret',
      '/article/le-laiton-brosse',
    ])
      assert.ok((await lengthOf(`{ blocksForPage(path: "${path}") { __typename } }`)) >= 3, path);
    assert.equal(await answer('{ blocksForPage(path: "/collection/none") { __typename } }'), null);
    assert.equal(await api.codeOf('{ blocksForPage(path: null) { __typename } }'), '400');
  });

  test('header (R396) and Footer (R397) answer the menus', async () => {
    assert.match(await textOf('{ header { headerMenu { menuItems { key submenuType } } } }'), /liste_rivelle/);
    assert.match(await textOf('{ footer { footerMenu { menus { url } icons { url } } } }'), /\/fr\/cms\//);
    assert.equal(await api.codeOf('{ header { headerMenu { secrets } } }'), '400');
    assert.equal(await api.codeOf('{ footer { footerMenu } }'), '400');
  });

  // C46
  test('a badge is drawn in the language of the page, and as it is where it has none in that one (R96)', async () => {
    const badges = (language: string) => textOf('{ footer { footerMenu { icons { url } } } }', { language });
    for (const language of ['fr', 'nl', 'en', 'de'])
      for (const name of ['made-in-france', 'five-years', 'assembled'])
        assert.ok((await badges(language)).includes(`/pictures/badges/${name}-${language}.svg`), `${name} ${language}`);
    const [content = assert.fail('There is no footer')] = recordsOf(footer);
    const icons = [{ url: '/french.svg', inLanguage: { nl: '/dutch.svg' }, alt: { fr: 'Livré monté' } }];
    await api.db
      .update(menu)
      .set({ content: { ...content, icons } })
      .where(eq(menu.name, 'footer'));
    assert.match(await badges('nl'), /dutch/);
    assert.match(await badges('en'), /french/);
  });
});

describe('the catalogue', () => {
  // R375, R378
  test('Products (R390) answers items and their number, by page number too, and refuses limits that cannot be', async () => {
    const query = (args: string) => `{ products(${args}) { items { uid } pageInfo { totalCount } } }`;
    assert.match(await textOf(query('filter: { types: ["Miroir"] }, limit: 5')), /"totalCount":20/);
    assert.equal(await textOf(query('page: 3')), await textOf(query('offset: 24')));
    for (const args of ['limit: 101', 'limit: -1', 'offset: -1', 'page: -2'])
      assert.equal(await api.codeOf(query(args)), '422', args);
    assert.equal(await api.codeOf(query('filter: { minWidth: "wide" }')), '400');
  });

  test('productFilters and filterProduct (R391) answer the same options', async () => {
    const options =
      '{ types { value subTypes { value } } collections { value } colors { value } dimensions { width { min max } } }';
    assert.equal(await textOf(`{ productFilters ${options} }`), await textOf(`{ filterProduct ${options} }`));
    assert.equal(await api.codeOf('{ productFilters(type: "Miroir") { types { value } } }'), '400');
  });

  // R236, R237, R238
  test('overlays (R392) answers the four overlays of a product, null for one that is not there', async () => {
    const parts =
      '{ overlayDimensions { uid } overlayNuancier { furnitureMaterials { name } } overlayHandles { heading } overlayVasques { heading } }';
    assert.match(await textOf(`{ overlays(extID: "RV-1120") ${parts} }`), /RV-1060/);
    assert.equal(await answer(`{ overlays(extID: "none") ${parts} }`), null);
    assert.equal(await api.codeOf(`{ overlays ${parts} }`), '400');
  });

  test('Collections (R398) answers all ten', async () => {
    assert.equal(await lengthOf('{ collections { id url iconDark { url } isHiddenForProducts } }'), 10);
    assert.equal(await api.codeOf('{ collections(id: "ligne") { id } }'), '400');
  });

  test('the mirror finder (R249, R250) answers its steps and the products of each combination', async () => {
    assert.match(
      await textOf('{ mirrorFinder { steps { id answers { value goTo } } mapping { combination products } } }'),
      /1a2a/,
    );
    assert.equal(await api.codeOf('{ mirrorFinder { steps } }'), '400');
  });
});

describe('what is written', () => {
  test('Article (R387) answers an article by its path, null where there is none', async () => {
    const query = (path: string) =>
      `{ article(path: "${path}") { heading label category date author imageMain { url } } }`;
    assert.match(await textOf(query('/article/le-laiton-brosse')), /Matières/);
    assert.equal(await answer(query('/article/none')), null);
    assert.equal(await answer(query('/product/ligne-120')), null);
    assert.equal(await api.codeOf('{ article { heading } }'), '400');
  });

  // R382
  test('Articles (R388) answers them newest first, page by page', async () => {
    const shape = z.object({
      articles: z.object({
        items: z.array(z.object({ date: z.string() })),
        pageInfo: z.object({ hasMore: z.boolean(), limit: z.number(), offset: z.number(), totalCount: z.number() }),
      }),
    });
    const query = (args: string) =>
      `{ articles${args} { items { date } pageInfo { hasMore limit offset totalCount } } }`;
    const { items, pageInfo } = (await api.ask(shape, query(''))).articles;
    assert.deepEqual(pageInfo, { hasMore: false, limit: 1000, offset: 0, totalCount: 30 });
    assert.deepEqual(
      items,
      items.toSorted((a, b) => b.date.localeCompare(a.date)),
    );
    assert.equal((await api.ask(shape, query('(limit: 8, offset: 8)'))).articles.pageInfo.hasMore, true);
    assert.equal(await api.codeOf(query('(limit: 1001)')), '422');
  });

  test('JournalFilters (R389) answers the names of the categories, as articles carry them', async () => {
    const names = z.array(z.string()).parse(await answer('{ journalFilters }', { language: 'nl-NL' }));
    assert.deepEqual(names, ['Materialen', 'Inrichten', 'In het atelier', 'Onderhoud', 'Ontmoetingen']);
    const articles = await textOf('{ articles { items { category } } }', { language: 'nl-NL' });
    for (const name of names) assert.ok(articles.includes(`"${name}"`), name);
    assert.equal(await api.codeOf('{ journalFilters { name } }'), '400');
  });

  test('Inspirations (R399) answers all sixteen with their link', async () => {
    assert.equal(await lengthOf('{ inspirations { id heading text image { url } link { url title } } }'), 16);
    assert.equal(await api.codeOf('{ inspirations { link } }'), '400');
  });

  test('ProjectInformations (R400), Projets (R401) and ProjetProduits (R402) answer choices, projects and their products', async () => {
    assert.match(
      await textOf('{ projectInformations { surfaces { id name image { url } } familySituations { id name } } }'),
      /"surfaces":\[\{/,
    );
    const projects = await api.ask(
      z.object({ projets: z.array(z.object({ url: z.string(), inspiration: z.object({ id: z.string() }) })) }),
      '{ projets { id url heading familySituation { id } surface { id } inspiration { id } } }',
    );
    const [first] = projects.projets;
    assert.ok((await lengthOf(`{ projetProduits(path: "${first?.url}") { uid } }`)) >= 4);
    assert.ok((await lengthOf(`{ blocksForPage(path: "${first?.url}") { __typename } }`)) >= 1);
    assert.equal(await answer('{ projetProduits(path: "/project/none") { uid } }'), null);
    assert.equal(await api.codeOf('{ projetProduits { uid } }'), '400');
    assert.equal(await api.codeOf('{ projets { price } }'), '400');
    assert.equal(await api.codeOf('{ projectInformations }'), '400');
  });

  test('Stores (R403) answers all sixty with their place', async () => {
    assert.equal(
      await lengthOf(
        '{ stores { id name subName group type address zipCode city country_code mail phone website geoloc { lat lng } } }',
      ),
      60,
    );
    assert.equal(await api.codeOf('{ stores(near: "Lille") { id } }'), '400');
  });
});

describe('search', () => {
  // C14
  test('SearchByNodeType (R393) answers finds of one kind by any of its names, and refuses a kind that is not there', async () => {
    const query = (nodeType: string) =>
      `{ searchByNodeType(query: "chene", nodeType: "${nodeType}", limit: 3) { items { __typename } pageInfo { totalCount limit offset } } }`;
    for (const [type, names] of [
      ['Product', ['product', 'PRODUCT']],
      ['Collection', ['collection', 'COLLECTION']],
      ['Article', ['article', 'ARTICLE', 'journal']],
      ['CmsPage', ['pages', 'PAGE', 'cms_page']],
    ] as const)
      for (const name of names) assert.match(await textOf(query(name)), new RegExp(`"__typename":"${type}"`), name);
    assert.equal(await api.codeOf(query('shop')), '422');
    assert.equal(await api.codeOf('{ searchByNodeType(query: "a") { pageInfo { totalCount } } }'), '400');
  });

  test('searchFirstStep (R394) answers groups of popular searches', async () => {
    assert.match(await textOf('{ searchFirstStep { groups { name data { title path } } } }'), /"path":"\/fr\//);
    assert.equal(await api.codeOf('{ searchFirstStep(query: "a") { groups { name } } }'), '400');
  });

  test('searchSecondStep (R395) answers the first finds of each kind, and refuses a text beyond any use', async () => {
    const query = (text: string) =>
      `{ searchSecondStep(query: "${text}") { product { _id name path thumbnail { url } } collection { title path iconDark { url } } article { title path } cms_page { title path } } }`;
    assert.match(await textOf(query('garrigue')), /"title":"Garrigue"/);
    assert.deepEqual(await answer(query('')), { product: [], collection: [], article: [], cms_page: [] });
    assert.equal(await api.codeOf(query('a'.repeat(201))), '422');
  });
});

describe('accounts', () => {
  const credentials = '(email: "lea@example.org", password: "un mot de passe")';

  test('login (R409) answers a token, and the account to older clients', async () => {
    assert.match(await textOf(`mutation { login${credentials} { token account { email } } }`), /lea@example.org/);
    assert.equal(await api.codeOf('mutation { login(email: "lea@example.org", password: "wrong") { token } }'), '403');
  });

  test('createAccount and register (R410) make an account once', async () => {
    const made = await textOf(
      'mutation { register(email: "new@example.org", password: "douze lettres") { id email } }',
    );
    assert.match(made, /new@example.org/);
    assert.equal(await api.codeOf(`mutation { createAccount${credentials} { id } }`), '422');
    assert.equal(await api.codeOf('mutation { register(email: "x", password: "douze lettres") { id } }'), '422');
  });

  test('refreshJwtToken (R414) is a mutation, and a query for older clients', async () => {
    for (const kind of ['mutation', 'query'])
      assert.match(await textOf(`${kind} { refreshJwtToken(token: "${signedIn.token}") { token } }`), /ey/);
    assert.equal(await api.codeOf('mutation { refreshJwtToken(token: "forged") { token } }'), '403');
  });

  test('UpdatePassword (R411) changes the caller’s own password only', async () => {
    const query = (uid: number, existing: string) =>
      `mutation { updatePassword(uid: ${uid}, existingPassword: "${existing}", newPassword: "un autre mot") { id } }`;
    assert.equal(await api.codeOf(query(account.uid, 'wrong'), signedIn), '422');
    assert.equal(await api.codeOf(query(account.uid + 1, 'un mot de passe'), signedIn), '403');
    assert.equal(await api.codeOf(query(account.uid, 'un mot de passe')), '403');
    assert.deepEqual(await answer(query(account.uid, 'un mot de passe'), signedIn), { id: account.id });
  });

  test('LostPassword (R412) says the same of known and unknown addresses; ResetPassword (R413) refuses a wrong one', async () => {
    const lost = (email: string) => textOf(`mutation { lostPassword(email: "${email}") { isError message } }`);
    assert.equal(await lost('new@example.org'), await lost('nobody@example.org'));
    const reset =
      'mutation { resetPassword(email: "new@example.org", tempPassword: "wrong", password: "douze lettres") { isError message } }';
    assert.match(await textOf(reset), /"isError":true/);
    assert.equal(await api.codeOf('mutation { lostPassword { isError } }'), '400');
  });

  test('accountExport and deleteAccount (C57) are for the owner', async () => {
    assert.match(
      await textOf('{ accountExport { email createdAt wishlists { title } messages { subject } } }', signedIn),
      /lea@/,
    );
    assert.equal(await api.codeOf('{ accountExport { email } }'), '403');
    assert.equal(await api.codeOf('mutation { deleteAccount(password: "wrong") { isError } }', signedIn), '422');
    assert.equal(await api.codeOf('mutation { deleteAccount(password: "a") { isError } }'), '403');
  });
});

describe('wishlists', () => {
  const fields = '{ id title revision_id products { uid } }';
  const listsOf = z.array(z.object({ id: z.string(), title: z.string(), revision_id: z.number() }));
  const create = async (title: string) =>
    listsOf.parse(await answer(`mutation { createWishlist(title: "${title}") ${fields} }`, signedIn)).at(-1);

  test('Wishlists (R404) and CreateWishlist (R405) answer the caller’s lists; nobody else sees them', async () => {
    assert.equal((await create(''))?.title, '');
    const query = (userId: string) => `{ wishlists(userId: "${userId}") ${fields} }`;
    assert.ok((await lengthOf(query(account.id), signedIn)) >= 1);
    assert.equal(await api.codeOf(query(account.id)), '403');
    assert.equal(await api.codeOf(query('5d0b1a54-6c0e-4a5f-9c1e-1f2f3a4b5c6d'), signedIn), '403');
    assert.equal(await api.codeOf('mutation { createWishlist(title: "a") { id } }'), '403');
  });

  test('UpdateWishlist (R406) sends the whole list, and is refused where it changed meanwhile (C26)', async () => {
    const list = await create('Étage');
    const update = (revision: number, uid: string) =>
      `mutation { updateWishlist(wishlist: { id: "${list?.id}", title: "Étage", revision_id: ${revision} }, products: [{ id: "${uid}" }]) ${fields} }`;
    assert.match(await textOf(update(1, 'RV-1120'), signedIn), /"revision_id":2,"products":\[\{"uid":"RV-1120"\}\]/);
    assert.equal(await api.codeOf(update(1, 'RV-1060'), signedIn), '409');
    assert.equal(await api.codeOf(update(2, 'none'), signedIn), '422');
    assert.equal(await api.codeOf(update(2, 'RV-1060')), '403');
  });

  test('addProductToWishlist and deleteProductToWishlist (R408) change one product', async () => {
    const list = await create('Cave');
    const change = (name: string, uid: string) =>
      `mutation { ${name}(wishListId: "${list?.id}", productId: "${uid}") ${fields} }`;
    assert.match(await textOf(change('addProductToWishlist', 'RV-1120'), signedIn), /"uid":"RV-1120"/);
    assert.match(await textOf(change('deleteProductToWishlist', 'RV-1120'), signedIn), /"products":\[\]/);
    assert.equal(await api.codeOf(change('addProductToWishlist', 'none'), signedIn), '422');
    assert.equal(await api.codeOf(change('deleteProductToWishlist', 'RV-1120')), '403');
  });

  test('DeleteWishlist (R407) answers the lists that remain', async () => {
    const list = await create('À jeter');
    const query = `mutation { deleteWishlist(wishlistUuid: "${list?.id}") ${fields} }`;
    assert.ok(!(await textOf(query, signedIn)).includes('À jeter'));
    assert.equal(await api.codeOf(query, signedIn), '404');
    assert.equal(await api.codeOf(query), '403');
  });
});

describe('contact and administration', () => {
  test('SendToContact and submitContactForm (R415) take a message, and refuse one without its required fields', async () => {
    const contact =
      'civility: "Mme", firstName: "Léa", lastName: "Roy", email: "lea@example.org", phone: "01 99 00 12 34", body: "Bonjour"';
    for (const [name, subject] of [
      ['sendToContact', 'subject'],
      ['submitContactForm', 'object'],
    ] as const) {
      const query = (fields: string) => `mutation { ${name}(contact: { ${fields} }) { isError message } }`;
      const captchaProof = await signCaptchaProof(serviceSecret, name);
      assert.match(await textOf(query(`${contact}, ${subject}: "Une cote"`), { captchaProof }), /"isError":false/);
      assert.equal(await api.codeOf(query(contact)), '422');
    }
  });

  // C33
  test('adminProductIdsToSynchronize (R416) and adminSynchronizeProductId (R417) are for the service role only', async () => {
    const service = { token: await signService(serviceSecret) };
    const pending = '{ adminProductIdsToSynchronize }';
    const synchronise = (uid: string) =>
      `mutation { adminSynchronizeProductId(productId: "${uid}") { isError message } }`;
    await api.db.execute("update product set position = position + 1 where uid = 'RV-1120'");
    assert.deepEqual(await answer(pending, service), ['RV-1120']);
    assert.match(await textOf(synchronise('RV-1120'), service), /"isError":false/);
    assert.deepEqual(await answer(pending, service), []);
    assert.equal(await api.codeOf(synchronise('none'), service), '404');
    for (const call of [undefined, signedIn]) {
      assert.equal(await api.codeOf(pending, call), '400');
      assert.equal(await api.codeOf(synchronise('RV-1120'), call), '400');
    }
  });
});
