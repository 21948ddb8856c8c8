import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import { after, before, beforeEach, test } from 'node:test';
import { eventually } from '../../testing/eventually.ts';
import { verifyPage } from '../reports/page-token.ts';
import { testRelease, testShell } from '../testing/release.ts';
import { serviceSecret, startTestSite, type TestSite } from '../testing/site.ts';

const content = (version: string) =>
  testRelease({
    name: 'mf-content',
    version,
    pages: ['home', 'cms'],
    render: `if (task.visit.route.params.slug === 'breaks') throw new Error('no');
      return part('<h1>' + task.name + ' of ${version}</h1>')`,
  });
const purgeToken = 'a-token-of-the-cache';

/** A shared cache that notes what it is told. */
const told: { authorization: string | undefined; method: string | undefined; body: unknown }[] = [];
let answers = 200;
const cache = createServer(async (request, response) => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  const { method, headers } = request;
  told.push({ method, authorization: headers.authorization, body: JSON.parse(Buffer.concat(pieces).toString()) });
  response.writeHead(answers).end();
});

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return address && typeof address === 'object' ? address.port : 0;
}

let site: TestSite;
before(async () => {
  const port = await portOf(cache);
  site = await startTestSite([testShell(), content('1.0.0')], {
    sharedCache: { purgeUrl: `http://127.0.0.1:${port}/purge`, purgeToken },
    contentHost: '127.0.0.1',
    contentPort: 1,
  });
  site.registry.publish(content('2.0.0'));
});
after(async () => {
  await site.close();
  cache.close();
});
beforeEach(() => {
  answers = 200;
});

const forAll = 'public, max-age=0, s-maxage=600';
const cacheControl = async (path: string, headers: Record<string, string> = {}) =>
  (await site.get(path, headers)).headers['cache-control'];
/** The writes that the cache was told of last. */
const toldLast = () => told.at(-1)?.body;

test('a page that is anybody’s may be kept by a shared cache, says nothing of one page load, and what its answers vary on', async () => {
  const everybody: Record<string, string>[] = [
    {},
    { 'accept-encoding': 'br' },
    { cookie: 'locale=nl; consent=x; bucket=7' },
  ];
  for (const headers of everybody) {
    const answer = await site.get('/fr', headers);
    assert.equal(answer.headers['cache-control'], forAll);
    assert.equal(answer.headers.vary, 'cookie, accept-encoding');
    for (const own of ['set-cookie', 'server-timing', 'x-request-id'])
      assert.equal(answer.headers[own], undefined, own);
  }
});

test('with a content system that does not say when it changes, a shared cache may keep a page for ten seconds', async (t) => {
  const foreign = await startTestSite([testShell(), content('1.0.0')], {
    sharedCache: { purgeUrl: 'http://127.0.0.1:1/purge', purgeToken },
    contentApiUrl: 'http://content.example/graphql',
  });
  t.after(() => foreign.close());
  const { headers } = await foreign.get('/fr');
  assert.equal(headers['cache-control'], 'public, max-age=0, s-maxage=10');
});

test('what is somebody’s own, not found, incomplete or led by the visitor’s language stays private', async () => {
  const own: [string, Record<string, string>][] = [
    ['/fr', { cookie: 'authToken=x' }],
    ['/fr', { cookie: 'qa=x' }],
    ['/fr', { cookie: 'formDone=x' }],
    ['/fr', { cookie: 'guestProducts=%5B%221%22%5D' }],
    ['/fr', { authorization: 'Bearer x' }],
    ['/', {}],
    ['/fr/nichts/da', {}],
    ['/fr/cms/breaks', {}],
    ['/_page?url=/fr', {}],
  ];
  for (const [path, headers] of own)
    assert.match(
      String(await cacheControl(path, headers)),
      headers.cookie ? /no-store$/ : /^(?:private, )?no-/,
      `${path} ${headers.cookie}`,
    );
});

test('a page from a cache asks for its token, and has its language remembered', async () => {
  const { body } = await site.get('/nl');
  const { composition } = JSON.parse(
    /<script type="application\/json" id="visit">(.*?)<\/script>/.exec(body)?.[1] ?? '',
  );
  const answer = await site.get(`/_page-load?composition=${composition.id}&language=nl`);
  const { token, requestId } = answer.json();
  assert.ok(verifyPage(serviceSecret, token, { composition: composition.id, country: 'be' }));
  assert.equal(requestId, answer.headers['x-request-id']);
  assert.equal(answer.headers['cache-control'], 'private, no-store');
  assert.match(String(answer.headers['set-cookie']), /^locale=nl;/);
  const again = await site.get(`/_page-load?composition=${composition.id}&language=nl`, { cookie: 'locale=nl' });
  assert.equal(again.headers['set-cookie'], undefined);
  const german = await site.get(`/_page-load?composition=${composition.id}&language=de`);
  assert.equal(german.headers['set-cookie'], undefined, 'Belgium does not speak it here');
  assert.equal((await site.get('/_page-load?composition=another&language=nl')).statusCode, 204);
  assert.equal((await site.get('/_page-load?composition=x&language=xx')).statusCode, 400);
});

test('a release, a rollout and a change of content each have the cache forget, with its token, and the registry is told', async () => {
  const shownWrites = async () => {
    const { registry, content: ofContent } = await site.registry.version();
    return { purge_everything: true, registry, content: ofContent };
  };
  const changes = [
    () => site.registry.makeLive({ 'mf-content': '2.0.0' }),
    () => site.registry.makeLive({ 'mf-content': '1.0.0' }),
    () => site.registry.rollOut('mf-content', '2.0.0', 10),
    () => site.registry.makeLive({ 'mf-content': '1.0.0' }),
    () => site.registry.changeContent(),
  ];
  for (const change of changes) {
    change();
    const wanted = JSON.stringify(await shownWrites());
    await eventually(async () => JSON.stringify(toldLast()) === wanted);
  }
  assert.ok(told.every(({ method, authorization }) => method === 'POST' && authorization === `Bearer ${purgeToken}`));
  const { registry, content: ofContent } = await site.registry.version();
  await eventually(async () => site.registry.purges.at(-1)?.content === ofContent);
  const { gateway: _, ...state } = site.registry.purges.at(-1) ?? assert.fail();
  assert.deepEqual(state, { registry, content: ofContent, error: null });
});

test('while a rollout runs no page is for a shared cache', async () => {
  site.registry.rollOut('mf-content', '2.0.0', 10);
  await eventually(async () => (await cacheControl('/fr')) === 'private, no-cache');
  assert.equal(await cacheControl('/fr', { cookie: 'bucket=9999' }), 'private, no-cache');
  site.registry.makeLive({ 'mf-content': '1.0.0' });
  await eventually(async () => (await cacheControl('/fr')) === forAll);
});

test('a page that waited for its turn while other releases went live is for no cache', async (t) => {
  const question = 'query Slow { slow }';
  const slow = testRelease({
    name: 'mf-catalogue',
    pages: ['products'],
    operations: [question],
    render: `await fetch(task.visit.content.url, { method: 'POST', body: '{"query":"${question}"}' });
      return part('slow');`,
  });
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const contentSystem = createServer(async (_, response) => {
    asked.resolve();
    await answered.promise;
    response.setHeader('content-type', 'application/json').end('{"data":{"slow":1}}');
  });
  const contentPort = await portOf(contentSystem);
  const busy = await startTestSite([testShell(), content('1.0.0'), slow], {
    sharedCache: { purgeUrl: 'http://127.0.0.1:1/purge', purgeToken },
    addressLimits: { atOnce: 1, waiting: 10 },
    contentPort,
    contentApiUrl: `http://127.0.0.1:${contentPort}/graphql`,
  });
  t.after(async () => {
    await busy.close();
    contentSystem.close();
  });
  busy.registry.publish(content('2.0.0'));
  const page = () => busy.get('/fr?waits');
  const [, composition] = /"composition":{"id":"([^"]+)"/.exec((await busy.get('/fr')).body) ?? [];
  const isLive = async () => (await busy.get(`/_page-load?composition=${composition}&language=fr`)).statusCode === 200;

  const before = busy.get('/fr/produits');
  await asked.promise;
  const waiting = [page(), page()];
  assert.ok(await isLive());
  busy.registry.makeLive({ 'mf-content': '2.0.0' });
  await eventually(async () => !(await isLive()));
  answered.resolve();
  await before;
  for (const { body, headers } of await Promise.all(waiting)) {
    assert.match(body, /home of 1\.0\.0/);
    assert.equal(headers['cache-control'], 'private, no-cache');
  }
  const { body, headers } = await page();
  assert.match(body, /home of 2\.0\.0/);
  assert.equal(headers['cache-control'], forAll);
});

test('a cache that does not forget is told again until it does, and the registry hears why not', async () => {
  answers = 500;
  site.registry.changeContent();
  await eventually(async () => site.registry.purges.at(-1)?.error === 'The shared cache answered 500');
  const failed = told.length;
  await eventually(async () => told.length > failed);
  answers = 200;
  const { content: ofContent } = await site.registry.version();
  await eventually(async () => site.registry.purges.at(-1)?.content === ofContent);
  assert.equal(site.registry.purges.at(-1)?.error, null);
  const done = JSON.stringify(toldLast());
  const again = told.length;
  await eventually(() => told.length > again);
  assert.equal(JSON.stringify(toldLast()), done, 'and once more, for what was on its way meanwhile');
});

test('a page whose parts could not be rendered anew is not for a shared cache', async () => {
  await site.get('/fr');
  await site.stopRendering();
  site.registry.changeContent();
  await eventually(async () => {
    const { statusCode, headers } = await site.get('/fr');
    return statusCode === 200 && headers['cache-control'] === 'private, no-cache';
  });
});
