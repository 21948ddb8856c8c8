import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Manifest } from 'shared/release';
import { testRelease, testShell } from '../gateway/testing/release.ts';
import type { RegistryClient } from '../registry/client.ts';
import { publish } from '../registry/releases.ts';
import { retirement } from '../registry/tables.ts';
import { page } from './tables.ts';
import { startTestContentApi, type TestContentApi } from './testing.ts';

let api: TestContentApi;
let registry: RegistryClient;
before(async () => {
  api = await startTestContentApi();
  registry = api.registry();
  const versions = { shell: '1.0.0', 'mf-stores': '1.0.0', 'mf-contact': '1.0.0', 'mf-content': '1.0.0' };
  await publish(api.db, { ...testShell(), ...stored });
  await store('mf-stores', '1.0.0', { routes: locator, fragments: ['map'], forEditors: ['map'] });
  await store('mf-stores', '1.1.0', { routes: locator, fragments: ['map'], forEditors: ['map'] });
  await store('mf-contact', '1.0.0', { routes: contact });
  await store('mf-content', '1.0.0', { routes: generic, uses: ['mf-stores/map@1', 'page:store-locator@1'] });
  await store('mf-content', '1.1.0', { routes: generic });
  await registry.makeAllLive({ ...by, versions });
});
after(() => api.close());

const by = { by: 'ann', why: 'the shops are closed' };
const stored = { who: 'ann', ...by, live: false, country: '*' };
const everywhere = (path: string) => ({ fr: path, nl: path, en: path, de: path });
const locator: Manifest['routes'] = {
  'store-locator': {
    name: 'store-locator',
    paths: { ...everywhere('shops'), fr: 'revendeurs' },
    formerly: { fr: ['magasins'] },
  },
};
const contact: Manifest['routes'] = { contact: { name: 'contact', paths: everywhere('contact') } };
const generic: Manifest['routes'] = { page: { name: 'page', paths: everywhere(':slug') } };

type Own = Partial<Parameters<typeof testRelease>[0]>;
async function store(name: string, version: string, own: Own) {
  const one = testRelease({ name, version, pages: Object.keys(own.routes ?? {}), ...own, render: "return part('x')" });
  await publish(api.db, { ...one, ...stored });
}
const retire = (redirect: string[] | undefined, more: { force?: boolean; dryRun?: boolean } = {}) =>
  registry.retire('mf-stores', { ...by, redirects: redirect ? { 'store-locator': redirect } : {}, ...more });
const refusal = async (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => assert.fail('It was not refused'),
    (error: Error) => error.message,
  );
const liveNow = async (country = '*') => (await registry.live()).live[country]?.['mf-stores']?.version;

test('each page of it leads to one of another remote that is live', async () => {
  const because = async (...redirect: string[]) => refusal(retire(redirect, { dryRun: true }));
  assert.match(await refusal(retire(undefined)), /where visitors of store-locator are led: --redirect store-locator=/);
  for (const nowhere of ['/fr/magasin', '/fr/nowhere/at/all', '/fr/shops', '//evil.example/fr', '/fr/contact?a=b'])
    assert.match(await because(nowhere), /is no page of another remote that is live/, nowhere);
  const slugs = { fr: 'aide', nl: 'hulp', en: 'help', de: 'hilfe' };
  await api.db.insert(page).values({ path: '/page/help', slugs, seo: { title: {} }, blocks: [] });
  assert.match(await because('/fr/aide'), /the address for store-locator in nl, en, de, too/);
  assert.match(await because('/fr/aide', '/nl/contact'), /is led to one page/);
  assert.match(
    await refusal(registry.retire('mf-stores', { ...by, redirects: { map: ['/fr/contact'] } })),
    /has no page map/,
  );
  assert.match(await refusal(registry.retire('mf-search', { ...by, redirects: {} })), /mf-search is not live/);
});

test('whatever still uses it is named: releases, texts of editors, menus and links', async () => {
  const html = { fr: '<p><a href="/page/store-locator?near=me">Nos magasins</a> <a href="/de/shops">…</a></p>' };
  const blocks = [{ type: 'EditoSimple' as const, text: html }];
  const fragments = ['mf-stores/map@1'];
  await api.db.insert(page).values({ path: '/page/about', seo: { title: {} }, blocks, fragments });
  const { reasons, changed } = await retire(['/fr/contact'], { dryRun: true });
  assert.deepEqual(reasons.map(({ message }) => message).sort(), [
    'mf-content 1.0.0 uses mf-stores/map@1; nothing that is live gives it',
    'mf-content 1.0.0 uses page:store-locator@1; nothing that is live gives it',
    'mf-stores/map@1 stands in the page /page/about; nothing that is live gives it',
    'page /page/about links to the page store-locator of mf-stores',
  ]);
  assert.deepEqual(changed, [{ name: 'mf-stores', country: '*', from: '1.0.0', to: null }]);
  assert.match(await refusal(retire(['/fr/contact'])), /page \/page\/about links to the page store-locator/);
  assert.equal(await liveNow(), '1.0.0');
});

test('it goes from every country in one entry of the history, and all of it comes back in one', async () => {
  await api.db.delete(page);
  await registry.makeLive('mf-content', { ...by, version: '1.1.0' });
  await registry.makeLive('mf-stores', { ...by, version: '1.1.0', country: 'be' });
  const before = await registry.live();
  // What was live within the last day counts as well.
  const { together = 0, changed } = await retire(['/fr/contact'], { force: true });
  assert.deepEqual(
    changed.map(({ country, from, to }) => [country, from, to]),
    [
      ['be', '1.1.0', null],
      ['*', '1.0.0', null],
    ],
  );
  assert.deepEqual([await liveNow(), await liveNow('be')], [undefined, undefined]);
  const lines = await registry.history({ together });
  assert.deepEqual([lines.length, ...new Set(lines.map(({ action }) => action))], [2, 'retire']);
  const [retired] = (await registry.live()).retired;
  assert.deepEqual(retired?.pages, [
    {
      name: 'store-locator',
      formerly: { fr: ['revendeurs', 'magasins'], nl: ['shops'], en: ['shops'], de: ['shops'] },
      leadsTo: { name: 'contact' },
    },
  ]);
  await registry.rollBackTogether(together, by);
  const { registry: _, ...now } = await registry.live();
  assert.deepEqual(now, { live: before.live, retired: [] });
});

test('its names are held, and free after a time', async () => {
  const { together = 0 } = await retire(['/fr/contact'], { force: true });
  const back = /mf-stores is retired: npm run rollback -- --together \d+ takes that back/;
  assert.match(await refusal(registry.makeLive('mf-stores', { ...by, version: '1.0.0' })), back);
  assert.match(await refusal(registry.rollBack('mf-stores', by)), back);
  await store('mf-search', '1.0.0', { routes: { shops: { name: 'shops', paths: everywhere('magasins') } } });
  const take = () => registry.makeLive('mf-search', { ...by, version: '1.0.0' });
  assert.match(
    await refusal(take()),
    /mf-stores \(retired, its names are free from .* both have the address \/fr\/magasins/,
  );
  await store('mf-contact', '1.1.0', { routes: {} });
  const leave = registry.makeLive('mf-contact', { ...by, version: '1.1.0' });
  assert.match(await refusal(leave), /Visitors of store-locator of mf-stores, which is retired, are led to contact/);
  await api.db.update(retirement).set({ at: new Date(Date.now() - 91 * 24 * 60 * 60 * 1000) });
  await take();
  await registry.makeLive('mf-stores', { ...by, version: '1.0.0', force: true });
  assert.match(await refusal(registry.rollBackTogether(together, by)), /mf-stores is at 1\.0\.0 by now/);
});

test('a team retires its own remote alone, and not while it is rolled out or dated', async () => {
  const tokenOf = async (remote: string) =>
    api.registry((await registry.createToken({ name: 'Team', role: 'team', remotes: [remote], by: 'ann' })).secret);
  const redirects = { contact: ['/fr/help'] };
  for (const dryRun of [true, false])
    await assert.rejects((await tokenOf('mf-search')).retire('mf-contact', { ...by, redirects, dryRun }), {
      code: 'registry-forbidden',
    });
  await registry.rollOut('mf-stores', { ...by, version: '1.1.0', percent: 10, force: true });
  assert.match(await refusal(retire(['/fr/contact'])), /A rollout of mf-stores runs/);
});
