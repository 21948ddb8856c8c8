import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { Manifest } from 'shared/release';
import { declaredPages } from 'shared/routes';
import { z } from 'zod';
import type { Database } from '../database/index.ts';
import { testRelease } from '../gateway/testing/release.ts';
import { rollBack } from '../registry/live.ts';
import { createLiveSite } from '../registry/live-site.ts';
import { publish } from '../registry/releases.ts';
import { readVersions } from '../registry/write-lock.ts';
import { eventually } from '../testing/eventually.ts';
import { page } from './tables.ts';
import { registryToken, startTestContentApi, type TestContentApi } from './testing.ts';

let api: TestContentApi;
before(async () => {
  api = await startTestContentApi();
  await api.db.insert(page).values({ path: '/product/rv-1', seo: { title: { fr: 'Ligne' } }, blocks: [] });
});
after(() => api.close());

const everywhere = (path: string) => ({ fr: path, nl: path, en: path, de: path });
const by = { who: 'ann', by: 'ann', why: '' };

/** Makes a release live that has some of its pages elsewhere than this repository says. */
async function release(
  name: keyof typeof declaredPages,
  routes: Manifest['routes'],
  where = '*',
  version = '1.0.0',
  lent: { fragments?: string[]; forEditors?: string[] } = {},
) {
  const declared: Manifest['routes'] = structuredClone(declaredPages[name]) as Manifest['routes'];
  const all = { ...declared, ...routes };
  const own = testRelease({ name, version, pages: Object.keys(all), routes: all, ...lent, render: "return part('')" });
  await publish(api.db, { ...own, ...by, live: true, country: where });
}
const productUrl = async (language: string, host?: string) => {
  const shape = z.object({ sitePages: z.array(z.object({ url: z.string() })) });
  const { sitePages } = await api.ask(shape, '{ sitePages { url } }', { language, host });
  return sitePages.map(({ url }) => url).find((url) => url.endsWith('/rv-1'));
};

test('a remote that is not live lends editors what it does in this repository, and one that is what it says', async () => {
  const lent = async () => (await createLiveSite(api.db)('fr')).forEditors.has('mf-catalogue/product-slider');
  await release('mf-contact', {});
  assert.equal(await lent(), true);
  await release('mf-catalogue', {}, '*', '0.9.0');
  assert.equal(await lent(), false);
});

test('the content system writes addresses as they are live, in each country, and back after a rollback', async () => {
  assert.equal(await productUrl('fr'), '/fr/produits/rv-1');
  await release('mf-catalogue', { product: { name: 'product', paths: everywhere('meubles/:slug') } });
  assert.equal(await productUrl('fr'), '/fr/meubles/rv-1');
  await release('mf-catalogue', { product: { name: 'product', paths: everywhere('mobilier/:slug') } }, 'be', '1.1.0');
  assert.equal(await productUrl('nl-BE', 'be.localhost'), '/nl/mobilier/rv-1');
  assert.equal(await productUrl('fr', 'fr.localhost'), '/fr/meubles/rv-1');
  await rollBack(api.db, { name: 'mf-catalogue', country: 'be', ...by });
  assert.equal(await productUrl('nl-BE', 'be.localhost'), '/nl/meubles/rv-1');
});

test('who knows of the last change of what is live is answered without a query, and who knows of another by one', async () => {
  let queries = 0;
  const select: Database['select'] = (...what: []) => {
    queries += 1;
    return api.db.select(...what);
  };
  const liveSite = createLiveSite(Object.assign(Object.create(api.db), { select }));
  const pathOfHome = async (known?: number) => {
    queries = 0;
    const { routes } = await liveSite('fr', known);
    return [routes.find(({ name }) => name === 'home')?.paths.fr, queries > 0];
  };
  await release('mf-content', { home: { name: 'home', paths: everywhere('debut') } });
  const { registry } = await readVersions(api.db);
  assert.deepEqual(await pathOfHome(registry), ['debut', true]);
  assert.deepEqual(await pathOfHome(registry), ['debut', false]);
  await release('mf-content', { home: { name: 'home', paths: everywhere('accueil') } }, '*', '1.1.0');
  assert.deepEqual(await pathOfHome(), ['accueil', true]);
  assert.deepEqual(await pathOfHome(registry), ['accueil', true], 'an older number');
  assert.deepEqual(await pathOfHome(registry + 1), ['accueil', false]);
  await rollBack(api.db, { name: 'mf-content', country: '*', ...by });
  assert.deepEqual(await pathOfHome(registry + 2), ['debut', true], 'a later number');
});

test('a page that a release adds is listed for search engines, and is gone with it', async () => {
  const urls = async (host?: string) => {
    const shape = z.object({ sitePages: z.array(z.object({ url: z.string() })) });
    return (await api.ask(shape, '{ sitePages { url } }', { language: 'de-DE', host })).sitePages.map(({ url }) => url);
  };
  await release('mf-stores', {}, '*', '1.0.0');
  await release('mf-stores', { openings: { name: 'openings', paths: everywhere('horaires') } }, '*', '1.1.0');
  assert.ok((await urls()).includes('/de/horaires'));
  await rollBack(api.db, { name: 'mf-stores', country: '*', ...by });
  assert.ok(!(await urls()).includes('/de/horaires'));
  await release('mf-stores', { openings: { name: 'openings', paths: everywhere('horaires') } }, 'ch', '1.2.0');
  assert.ok((await urls('ch.localhost')).includes('/de/horaires'));
  assert.ok(!(await urls()).includes('/de/horaires'), 'a page of one country is listed there alone');
  await rollBack(api.db, { name: 'mf-stores', country: 'ch', ...by });
});

test('mails lead to where the pages are now', async () => {
  await release('mf-account', { 'verify-email': { name: 'verify-email', paths: everywhere('valider/:slug') } });
  const create = 'mutation { createAccount(email: "a@example.org", password: "un mot de passe") { id } }';
  await api.send(create, { address: '203.0.113.250' });
  await eventually(() => api.mails.length > 0);
  assert.match(api.mails[0]?.text ?? '', /\/fr\/valider\/\S/);
});

/** Sends one page of editors to the import; answers what it says. */
async function importPage(record: object, dryRun: boolean): Promise<string> {
  const line = { kind: 'pages', file: 'pages.json', line: 1, record };
  const options = {
    id: createHash('sha256').update(crypto.randomUUID()).digest('hex'),
    from: '0',
    skipBad: 'false',
    dryRun: String(dryRun),
    create: '',
  };
  const { body } = await api.app.inject({
    method: 'POST',
    url: `/content/import?${new URLSearchParams(options)}`,
    headers: { authorization: `Bearer ${registryToken}`, 'content-type': 'application/x-ndjson' },
    payload: `${JSON.stringify(line)}\n`,
  });
  return body;
}

test('a page of editors cannot be imported where a release has a page', async () => {
  await release('mf-search', { search: { name: 'search', paths: everywhere('trouver') } });
  const record = { path: '/page/trouver', seo: { title: { fr: 'Trouver' } }, blocks: [] };
  assert.match(await importPage(record, true), /would be at \/fr\/trouver, where the page/);
});

test('editors may write a fragment from the release on that lends it to them, and until it is rolled back', async () => {
  const place = (of: string) => `<mf-fragment of="${of}" props="{}"></mf-fragment>`;
  const html = ['mf-stores/map', 'mf-stores/list', 'mf-stores/__proto__'].map(place).join('');
  const record = {
    path: '/page/stores',
    seo: { title: { fr: 'Points de vente' } },
    blocks: [{ type: 'EditoSimple', text: { fr: html } }],
  };
  const kept = async () => {
    const shape = z.object({ blocksForPage: z.array(z.object({ text: z.string() })) });
    const query = '{ blocksForPage(path: "/page/stores") { ... on EditoSimple { text } } }';
    return (await api.ask(shape, query)).blocksForPage.map(({ text }) => text).join('');
  };
  await release('mf-stores', {}, '*', '2.0.0', { fragments: ['map', 'list'] });
  await importPage(record, false);
  assert.equal(await kept(), '');
  await release('mf-stores', {}, '*', '2.1.0', { fragments: ['map', 'list'], forEditors: ['map'] });
  await importPage(record, false);
  assert.equal(await kept(), place('mf-stores/map'));
  await rollBack(api.db, { name: 'mf-stores', country: '*', ...by });
  assert.equal(await kept(), '');
});
