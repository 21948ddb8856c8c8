import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { eventually } from '../../testing/eventually.ts';
import { testRelease, testShell } from '../testing/release.ts';
import { startTestSite, type TestSite } from '../testing/site.ts';

const opinionPaths = { fr: 'avis', nl: 'meningen', en: 'reviews', de: 'meinungen' };
const render = "return part('<h1>' + task.name + ' ' + task.visit.route.params.slug + '</h1>')";

const content = testRelease({ name: 'mf-content', pages: ['home', 'generic'], render });
/** Before it had an address of its own, this remote had one page. */
const first = testRelease({
  name: 'mf-search',
  pages: ['search'],
  routes: { search: { name: 'search', paths: { fr: 'recherche', nl: 'zoeken', en: 'search', de: 'suche' } } },
  render,
});
/** It adds a page, and finds products at another address. */
const second = testRelease({
  name: 'mf-search',
  version: '1.1.0',
  pages: ['search', 'opinion'],
  routes: {
    search: {
      name: 'search',
      paths: { fr: 'trouver', nl: 'vinden', en: 'find', de: 'finden' },
      formerly: { fr: ['recherche'], nl: ['zoeken'], en: ['search'], de: ['suche'] },
    },
    opinion: {
      name: 'opinion',
      paths: Object.fromEntries(Object.entries(opinionPaths).map(([language, path]) => [language, `${path}/:slug`])),
      formerly: { fr: ['critiques/:slug'] },
    },
  },
  render,
});

let site: TestSite;
before(async () => {
  site = await startTestSite([testShell(), content, first]);
  site.registry.publish(second);
});
after(() => site.close());
beforeEach(() => show('1.0.0'));

const read = (url: string, headers: Record<string, string> = {}) =>
  site.get(url, { host: 'io.localhost:8080', ...headers });

/** Makes a version of mf-search live, and waits until the gateway has heard of it. */
async function show(version: string): Promise<void> {
  site.registry.makeLive({ 'mf-search': version });
  const said = `"mf-search":{"version":"${version}"`;
  await eventually(async () => (await read('/fr')).body.includes(said));
}

test('a release brings a page in every language, and a rollback takes it back', async () => {
  assert.equal((await read('/fr/avis/chene')).statusCode, 404);
  await show('1.1.0');
  for (const [language, path] of Object.entries(opinionPaths)) {
    const { statusCode, body } = await read(`/${language}/${path}/chene`);
    assert.equal(statusCode, 200);
    assert.match(body, /<h1>opinion chene<\/h1>/);
  }
  await show('1.0.0');
  assert.equal((await read('/fr/avis/chene')).statusCode, 404);
});

test('a first release that is rolled back takes its pages with it, and its next one brings them back', async () => {
  assert.match((await read('/fr/recherche')).body, /<h1>search/);
  site.registry.takeAway('mf-search');
  await eventually(async () => /<h1>generic recherche/.test((await read('/fr/recherche')).body));
  await show('1.1.0');
  assert.match((await read('/fr/trouver')).body, /<h1>search/);
});

test('a release renames an address: the former one leads there, until it is rolled back', async () => {
  assert.equal((await read('/de/suche?item=a')).statusCode, 200);
  await show('1.1.0');
  const former = await read('/de/suche?item=a');
  assert.deepEqual([former.statusCode, former.headers.location], [301, '/de/finden?item=a']);
  assert.equal((await read('/de/finden?item=a')).statusCode, 200);
  assert.equal((await read('/fr/critiques/ch%C3%AAne')).headers.location, '/fr/avis/ch%C3%AAne');
  assert.equal((await read('/recherche')).headers.location, '/fr/trouver');
  await show('1.0.0');
  assert.equal((await read('/de/suche?item=a')).statusCode, 200);
  // A path that is no page's own is the content system's: here it fits the page of any slug.
  assert.match((await read('/de/finden')).body, /<h1>generic finden<\/h1>/);
});

test('a tab goes on with the addresses of the versions that it has', async () => {
  await show('1.1.0');
  const tab = { 'x-composition': 'shell@1.0.0,mf-content@1.0.0,mf-search@1.0.0' };
  assert.equal((await read('/_page?url=/fr/recherche', tab)).json().status, 200);
  assert.equal((await read('/_page?url=/fr/recherche')).json().redirect, '/fr/trouver');
  // What only a newer version has is a page load.
  assert.equal((await read('/_page?url=/fr/avis/chene', tab)).statusCode, 409);
});

test('the document says where the pages of its composition are found', async () => {
  await show('1.1.0');
  const { body } = await read('/fr');
  const [, text = ''] = /<script type="application\/json" id="visit">(.*?)<\/script>/.exec(body) ?? [];
  const { routes } = JSON.parse(text);
  assert.deepEqual(
    routes.filter(([, remote]: string[]) => remote === 'mf-search'),
    [
      ['search', 'mf-search', 'search', ['trouver', 'vinden', 'find', 'finden']],
      ['opinion', 'mf-search', 'opinion', ['avis/:slug', 'meningen/:slug', 'reviews/:slug', 'meinungen/:slug']],
    ],
  );
});

test('every visitor of a remote that is retired is led on, and finds it again when that is taken back', async () => {
  const formerly = { ...second.manifest.routes.search?.paths, fr: 'trouver', en: 'find' };
  const pages = [
    {
      name: 'search',
      formerly: Object.fromEntries(Object.entries(formerly).map(([language, path]) => [language, [path]])),
      leadsTo: { name: 'page', params: { fr: { slug: 'aide' }, nl: { slug: 'hulp' }, en: { slug: 'help' } } },
    },
    { name: 'opinion', formerly: { fr: ['avis/:slug', 'critiques/:slug'] }, leadsTo: { name: 'home' } },
  ];
  await show('1.1.0');
  const tab = { 'x-composition': 'shell@1.0.0,mf-content@1.0.0,mf-search@1.1.0' };
  const when = new Date().toISOString();
  site.registry.takeAway('mf-search', { remote: 'mf-search', at: when, freeFrom: when, together: 7, pages });
  await eventually(async () => !(await read('/fr')).body.includes('"mf-search":'));
  const led = async (url: string) => {
    const { statusCode, headers } = await read(url);
    return [statusCode, headers.location];
  };
  assert.deepEqual(await led('/fr/trouver?item=chene'), [301, '/fr/aide?item=chene']);
  assert.deepEqual(await led('/en/find/'), [301, '/en/help']);
  assert.deepEqual(await led('/fr/critiques/chene'), [301, '/fr']);
  const moved = await read('/_page?url=/fr/avis/chene');
  assert.equal(moved.json().redirect, '/fr');
  const { body } = await read('/fr');
  assert.doesNotMatch(body, /critiques|trouver/, 'no document carries what is gone');
  // Tabs that were open before still have it.
  const inTab = await read('/_page?url=/fr/avis/chene', tab);
  assert.equal(inTab.json().parts?.[0]?.of, 'mf-search/opinion');
  await show('1.1.0');
  assert.equal((await read('/fr/avis/chene')).statusCode, 200);
});
