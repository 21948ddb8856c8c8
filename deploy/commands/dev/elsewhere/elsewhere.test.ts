import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { inlineScriptHashes } from '../../../gateway/compose/inline-scripts.ts';
import { type TestRelease, testRelease, testShell } from '../../../gateway/testing/release.ts';
import { serviceSecret, startTestSite, type TestSite } from '../../../gateway/testing/site.ts';
import { eventually } from '../../../testing/eventually.ts';
import { signQaTicket } from '../../../tokens/qa-ticket.ts';
import type { ServedTrial } from '../serve-trial.ts';
import { cookieHere, cookiesThere } from './ask-site.ts';
import { serveElsewhere } from './serve-elsewhere.ts';

const knownCall = 'query Known { __typename }';
const newCall = 'query Fresh { __typename }';

/** The remote that somebody works on; `word` tells one build from another. */
const search = (word: string, more: Partial<Parameters<typeof testRelease>[0]> = {}) =>
  testRelease({
    name: 'mf-search',
    pages: ['search'],
    fragments: ['box'],
    operations: [knownCall],
    render: `
      if (task.name === 'box') return part('<p>box ${word} ' + JSON.parse(task.props).label + '</p>', { word: '${word}' });
      const query = task.visit.route.query.item === 'new' ? '${newCall}' : '${knownCall}';
      const answer = await (await fetch('x', { body: JSON.stringify({ query }) })).json();
      if (answer.errors) throw new Error(answer.errors[0].message);
      return part('<h1>search ${word} ' + answer.data.__typename + '</h1><mf-fragment of="mf-content/note" props="{}"></mf-fragment>', {}, { title: 'Search ${word}' });`,
    ...more,
  });
const content = testRelease({
  name: 'mf-content',
  pages: ['home'],
  fragments: ['note'],
  uses: ['mf-search/box@1'],
  render: `return part(task.name === 'note' ? '<p>note</p>' : '<h1>home</h1><mf-fragment of="mf-search/box" props="{&quot;label&quot;:&quot;A&amp;B&quot;}"></mf-fragment>');`,
});

const folder = await mkdtemp(join(tmpdir(), 'elsewhere-'));
const asked: { authorization: string | undefined; body: string }[] = [];
const contentApi = createServer(async (request, answer) => {
  asked.push({ authorization: request.headers.authorization, body: await text(request) });
  answer.setHeader('content-type', 'application/json').end('{"data":{"__typename":"Query"}}');
});
let site: TestSite;
let address: string;
let trial: ServedTrial;
let origin: string;

before(async () => {
  await new Promise<void>((resolve) => contentApi.listen(0, '127.0.0.1', resolve));
  const { port } = contentApi.address() as AddressInfo;
  site = await startTestSite([testShell(), content, search('live')], {
    contentApiUrl: `http://127.0.0.1:${port}/graphql`,
    partLimitMs: 5_000,
    documentLimitMs: 10_000,
  });
  const { port: sitePort } = new URL(await site.app.listen({ port: 0, host: '127.0.0.1' }));
  origin = `http://be.localhost:${sitePort}`;
  const served = await serveElsewhere(folder, { site: new URL(origin), name: 'mf-search', port: 0 });
  trial = served;
  address = served.address;
  await trial.show(await build(search('here')));
});
after(async () => {
  await trial.close();
  await site.close();
  contentApi.close();
  await rm(folder, { recursive: true });
});

async function build({ manifest, files }: TestRelease): Promise<string> {
  const made = await mkdtemp(join(folder, 'build-'));
  for (const [path, content] of files) {
    await mkdir(dirname(join(made, path)), { recursive: true });
    await writeFile(join(made, path), content);
  }
  await writeFile(join(made, 'manifest.json'), JSON.stringify(manifest));
  return made;
}

const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${address}${path}`, { headers, redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
};
const visitOf = (body: string) =>
  JSON.parse(/<script type="application\/json" id="visit">(.*?)<\/script>/.exec(body)?.[1] ?? '');

test('a page of the remote is rendered here, in the frame of the site, with its content by the public way', async () => {
  asked.length = 0;
  const { status, body } = await get('/fr/recherche?item=x');
  assert.equal(status, 200);
  assert.match(body, /<title>Search here[^<]*<\/title>/);
  assert.match(
    body,
    /data-of="mf-search\/search"[^>]*data-version="1\.0\.0-dev\.\d+"[^>]*><h1>search here Query<\/h1>/,
  );
  assert.match(body, /header of shell 1\.0\.0/);
  assert.doesNotMatch(body, /search live|\/releases\/mf-search\/1\.0\.0\//);
  const calls = asked.filter(({ body }) => body.includes('Known'));
  assert.ok(calls.length > 0 && calls.every(({ authorization }) => authorization?.startsWith('Bearer ey')));
});

test('its fragments in pages of others are, too; the browser loads its code from here and all else through here', async () => {
  const { body, headers } = await get('/fr');
  assert.match(body, /<h1>home<\/h1><mf-fragment of="mf-search\/box"[^>]*><div[^>]*><p>box here A&B<\/p><\/div>/);
  assert.ok(!body.includes(origin), 'no address of the site');
  // The gateway's own scripts alone stand in the document.
  const policy = String(headers.get('content-security-policy')).replace(inlineScriptHashes(body).join(' '), '');
  assert.doesNotMatch(policy, /sha256|report/);
  assert.equal(headers.get('server-timing'), null);
  const { composition, context } = visitOf(body);
  assert.equal(context.origin, address);
  const own = await get(composition.remotes['mf-search'].entry);
  assert.match(own.body, /entry of mf-search 1\.0\.0/);
  assert.equal((await get(composition.remotes.shell.entry)).status, 200);
  assert.match(body, /<script src="\/_dev\/follow\.js" data-remote="mf-search"/);
});

test('a page that loads as the next build is shown gets the files of its own', async () => {
  const { composition } = visitOf((await get('/fr')).body);
  const { entry } = composition.remotes['mf-search'];
  await trial.show(await build(search('here')));
  const next = visitOf((await get('/fr')).body).composition.remotes['mf-search'].entry;
  assert.notEqual(next, entry);
  for (const one of [entry, next]) assert.match((await get(one)).body, /entry of mf-search 1\.0\.0/);
});

test('what is shown can be inspected: how each part came to be, of those of the site by a QA link that is opened here', async () => {
  const told = async (headers: Record<string, string> = {}) => {
    const { body } = await get('/fr', headers);
    assert.equal(body.split('/_qa/inspect.js').length, 2);
    return JSON.parse(/id="qa-parts">(.*?)<\/script>/.exec(body)?.[1] ?? '{}').parts;
  };
  const anybody = await told();
  assert.deepEqual([anybody['own-0'].source, typeof anybody['own-0'].ms], ['render', 'number']);
  assert.deepEqual(anybody.p, { source: 'site' });
  assert.equal((await get('/_qa/inspector.js')).status, 200);

  const expires = new Date((Math.floor(Date.now() / 1000) + 3600) * 1000);
  const ticket = await signQaTicket(serviceSecret, { versions: {}, faults: {}, whole: false, expires });
  const opened = await get(`/_qa/${ticket}?to=%2Ffr`);
  assert.deepEqual([opened.status, opened.headers.get('location')], [302, '/fr']);
  const [cookie = ''] = (opened.headers.get('set-cookie') ?? '').split(';');
  await eventually(async () => (await told({ cookie })).p.source === 'render');
  assert.equal((await told({ cookie }))['own-0'].source, 'render');
});

test('a navigation gets the state of its pages from here, and of all others from the site', async () => {
  const { composition } = visitOf((await get('/fr')).body);
  const names = Object.entries(composition.remotes as Record<string, { version: string }>);
  const tab = { 'x-composition': names.map(([name, { version }]) => `${name}@${version}`).join() };
  const own = JSON.parse((await get('/_page?url=/fr/recherche%3Fitem%3Dx', tab)).body);
  assert.deepEqual([own.status, own.parts[0].of, own.head.title.includes('here')], [200, 'mf-search/search', true]);
  assert.equal(own.live, composition.id);
  const home = JSON.parse((await get('/_page?url=/fr', tab)).body);
  assert.equal(home.parts[0].of, 'mf-content/home');
});

test('an operation that no live release sends is told plainly, and the page is left to the browser', async () => {
  const wanted = search('here', { operations: [knownCall, newCall] });
  await trial.show(await build(wanted));
  const { body } = await get('/fr/recherche?item=new');
  assert.match(body, /<div id="page"><\/div>/);
  const events = await fetch(`${address}/_dev/events`);
  const reader = events.body?.getReader();
  const told = new TextDecoder().decode((await reader?.read())?.value);
  await reader?.cancel();
  assert.match(told, /does not take the operation Fresh: no release that is live there sends it/);
});

test('a page that the site does not have is found at its address here', async () => {
  const paths = { fr: 'trouver', en: 'find', de: 'finden', nl: 'vinden' };
  const routes = { search: { name: 'search', paths } };
  assert.equal((await get('/fr/trouver')).status, 404);
  await trial.show(await build(search('anew', { routes })));
  const { status, body } = await get('/fr/trouver');
  assert.equal(status, 200);
  assert.match(body, /<h1>search anew Query<\/h1>/);
  assert.equal(visitOf(body).context.route.path, '/fr/trouver');
  assert.equal((await site.get('/fr/trouver')).statusCode, 404);
});

test('the site is told nothing', async () => {
  assert.equal((await get('/reports')).status, 204);
  const told = site.registry.reported.flatMap(({ counts }) => counts.map(({ kind }) => kind));
  assert.deepEqual(
    told.filter((kind) => kind !== 'render' && kind !== 'render-failure'),
    [],
    'only what it rendered itself',
  );
  assert.deepEqual((await site.registry.live()).live['*']?.['mf-search'], { version: '1.0.0' });
});

test('the cookies of a site on https are kept by a browser on this machine, and come back to it', () => {
  const set = cookieHere('__Host-authToken=a.b; Max-Age=9; Path=/; HttpOnly; Secure; SameSite=Lax');
  assert.equal(set, 'authToken=a.b; Max-Age=9; Path=/; HttpOnly; SameSite=Lax');
  const back = cookiesThere('authToken=a.b; locale=fr', new URL('https://www.example.org'));
  assert.ok(back.split('; ').includes('__Host-authToken=a.b') && back.split('; ').includes('locale=fr'), back);
  assert.equal(cookiesThere('authToken=a.b', new URL('http://fr.localhost:8080')), 'authToken=a.b');
});
