import assert from 'node:assert/strict';
import { type IncomingHttpHeaders, IncomingMessage, request } from 'node:http';
import { after, before, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { register } from 'prom-client';
import { eventually } from '../../testing/eventually.ts';
import { verifyPage } from '../reports/page-token.ts';
import { testRelease, testShell } from '../testing/release.ts';
import { serviceSecret, startTestSite, type TestSite } from '../testing/site.ts';
import { createAnswerCache } from './answer-cache.ts';

const content = (version: string) =>
  testRelease({
    name: 'mf-content',
    version,
    pages: ['home', 'generic', 'cms', 'portal'],
    fragments: ['blocks'],
    uses: ['mf-content/blocks@1'],
    render: `if (task.name === 'generic') return { missing: true };
      return part('<h1>' + task.name + ' of ${version}</h1>'
        + (task.name === 'home' ? '<mf-fragment of="mf-content/blocks" props="{}"></mf-fragment>' : ''))`,
  });
const catalogue = testRelease({
  name: 'mf-catalogue',
  pages: ['products', 'product'],
  render: `const render = String(Math.random());
    return part('<h1>products ' + JSON.stringify(task.visit.route.query) + '</h1><p>' + render + '</p>', { render })`,
});

const account = testRelease({
  name: 'mf-account',
  pages: ['shared-wishlist'],
  render: `return part('<h1>A shared list, read ' + Math.random() + '</h1>')`,
});

let site: TestSite;
let port: number;
before(async () => {
  site = await startTestSite([testShell(), content('1.0.0'), catalogue, account], {
    trustedProxies: ['127.0.0.1'],
    tagManagers: { fr: 'GTM-FR' },
  });
  site.registry.publish(content('2.0.0'));
  // Pages from which a part is missing, as its release starts, are not kept.
  for (const [page, whole] of [
    ['/fr', /header of shell.*blocks of 1.0.0.*footer of shell/s],
    ['/fr/produits', /<h1>products/],
  ] as const)
    await eventually(async () => whole.test((await site.get(page)).body));
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const address = site.app.server.address();
  port = address && typeof address === 'object' ? address.port : 0;
});
after(() => site.close());

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}
const usual = { host: 'be.localhost:8080', 'accept-encoding': 'gzip, deflate, br' };

/** Through the socket, where what stands in memory is answered first. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const asking = request({ port, path, method, headers: { ...usual, ...headers } }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(pieces) }),
      );
    });
    asking.on('error', reject).end();
  });

/** Past the memory: fastify's own test client has no socket. */
async function getTheLongWay(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await site.app.inject({ url: path, headers: { ...usual, ...headers } });
  const said = Object.entries(answer.headers).map(([name, value]) => [
    name,
    typeof value === 'number' ? String(value) : value,
  ]);
  return { status: answer.statusCode, headers: Object.fromEntries(said), body: answer.rawPayload };
}

async function fromMemory(): Promise<number> {
  const { values } = (await register.getSingleMetric('site_documents_total')?.get()) ?? { values: [] };
  return values.find(({ labels }) => labels.source === 'memory')?.value ?? 0;
}

/** Whether a request is answered from memory, once the same address was asked for often enough. */
async function comesFromMemory(path: string, headers: Record<string, string> = {}): Promise<boolean> {
  const before = await fromMemory();
  await get(path, headers);
  return (await fromMemory()) > before;
}

let addresses = 0;
/** Has an address that nobody has asked for stand in memory. */
async function standing(headers: Record<string, string> = {}): Promise<string> {
  addresses += 1;
  const path = `/fr/produits?time=${addresses}`;
  for (let time = 0; time < 2; time += 1) await get(path, headers);
  assert.ok(await comesFromMemory(path, headers), path);
  return path;
}

/** What two answers to the same request may differ in. */
function comparable({ status, headers, body }: Answer) {
  const { date: _, connection: __, 'keep-alive': ___, 'x-request-id': id, 'server-timing': timing, ...same } = headers;
  const cookies = [same['set-cookie'] ?? []].flat();
  const [, request, page] = /^request;desc="([\w-]+)", page;desc="([^"]+)"$/.exec(String(timing)) ?? [];
  assert.equal(request, id);
  assert.ok(page);
  return { status, same: { ...same, 'set-cookie': cookies }, body: body.toString('base64') };
}

test('what memory answers is what the long way answers, for each kind of page, to the letter', async () => {
  const asked: [string, Record<string, string>][] = [
    ['/fr', {}],
    ['/nl', {}],
    ['/fr/produits?page=2&b=%C3%A9', {}],
    ['/fr/produits/ligne-120', {}],
    ['/fr/cms/livraison', {}],
    ['/fr/nichts', {}],
    ['/fr/nichts/da', {}],
    ['/nl/portal', { host: 'localhost:8080' }],
    ['/fr', { host: 'fr.localhost:8080' }],
    ['/fr', { 'accept-encoding': 'gzip' }],
    ['/fr', { cookie: 'locale=fr' }],
    ['/fr', { cookie: 'locale=nl; consent=%7B%7D; bucket=12; _ga=GA1.1; _ga_AB12=GS1' }],
    ['/fr', { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'www.rivelle.be' }],
    ['/fr', { 'x-request-id': 'from-the-proxy-1' }],
  ];
  for (const [path, headers] of asked) {
    for (let time = 0; time < 2; time += 1) await get(path, headers);
    const before = await fromMemory();
    const [ready, long] = [await get(path, headers), await getTheLongWay(path, headers)];
    const name = `${path} ${JSON.stringify(headers)}`;
    assert.equal(await fromMemory(), before + 1, `${name} comes from memory`);
    assert.deepEqual(comparable(ready), comparable(long), name);
    const html = headers['accept-encoding'] === 'gzip' ? gunzipSync(ready.body) : brotliDecompressSync(ready.body);
    assert.match(html.toString(), /^<!doctype html>.*<\/html>\s*$/s);
  }
});

test('the language is remembered by the answer from memory too, of whoever has another one', async () => {
  const path = await standing();
  const remembered = async (cookie?: string) => (await get(path, cookie ? { cookie } : {})).headers['set-cookie'];
  assert.match(String(await remembered()), /^locale=fr; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/);
  assert.match(String(await remembered('locale=nl')), /^locale=fr;/);
  assert.equal(await remembered('locale=fr'), undefined);
});

test('each answer has a name and a token of its own, and what is kept has none', async () => {
  const path = await standing();
  const [one, other] = [await get(path), await get(path)];
  const tokenIn = ({ headers }: Answer) => /page;desc="([^"]+)"/.exec(String(headers['server-timing']))?.[1] ?? '';
  assert.notEqual(one.headers['x-request-id'], other.headers['x-request-id']);
  assert.notEqual(tokenIn(one), tokenIn(other));
  const html = brotliDecompressSync(one.body).toString();
  const { composition } = JSON.parse(
    /<script type="application\/json" id="visit">(.*?)<\/script>/.exec(html)?.[1] ?? '',
  );
  assert.ok(verifyPage(serviceSecret, tokenIn(one), { composition: composition.id, country: 'be' }));
  assert.equal(one.body.compare(other.body), 0);
  for (const own of [tokenIn(one), tokenIn(other), String(one.headers['x-request-id'])])
    assert.ok(!html.includes(own), 'nothing of a visit stands in the document');
  assert.doesNotMatch(html, /nonce|authToken|set-cookie|formToken|guestProducts|"posted"/i);
  assert.doesNotMatch(String(one.headers['content-security-policy']), /nonce/);
});

test('whoever is somebody goes the long way, and leaves nothing in memory for others', async () => {
  const path = await standing();
  const personal: Record<string, string>[] = [
    ...['authToken=x', 'signedIn=1', 'formDone=x', 'guestProducts=%5B%5D', 'qa=x', 'captchaProof=x', 'tomorrow=1'].map(
      (cookie) => ({ cookie: `locale=fr; ${cookie}` }),
    ),
    { cookie: 'locale=fr; locale=nl' },
    { cookie: 'locale="fr"' },
    { cookie: 'malformed' },
    { authorization: 'Bearer x' },
    { range: 'bytes=0-10' },
    { 'accept-encoding': 'identity' },
    { host: 'fr.localhost:8080' },
    { host: 'BE.localhost:8080' },
    { 'x-forwarded-host': 'fr.localhost' },
    { 'x-forwarded-proto': 'https' },
    { 'content-length': '0' },
  ];
  for (const headers of personal) {
    assert.equal(await comesFromMemory(path, headers), false, JSON.stringify(headers));
    assert.equal((await get(path)).headers['set-cookie']?.length, 1);
    assert.equal(await comesFromMemory(path), true);
  }
  const before = await fromMemory();
  for (const method of ['HEAD', 'POST', 'OPTIONS']) await get(path, {}, method);
  assert.equal(await fromMemory(), before);

  // What only people with cookies have asked for is made for each of them.
  for (let time = 0; time < 3; time += 1) await get('/fr/produits?personal', { cookie: 'guestProducts=%5B%221%22%5D' });
  assert.equal(await comesFromMemory('/fr/produits?personal'), false);
});

test('a page that nobody changes is answered from memory for most of a minute', async (context) => {
  const path = await standing();
  const now = performance.now.bind(performance);
  context.mock.method(performance, 'now', () => now() + 50_000);
  assert.equal(await comesFromMemory(path), true);
});

test('a shared list is read anew for each visitor: its link may have been revoked', async () => {
  const read = async () =>
    /read [\d.]+/.exec(brotliDecompressSync((await get('/fr/liste-partagee/x')).body).toString())?.[0];
  const readings = [await read(), await read(), await read()];
  assert.ok(!readings.includes(undefined));
  assert.equal(new Set(readings).size, 3);
  assert.equal(await comesFromMemory('/fr/liste-partagee/x'), false);
});

test('a host that a trusted proxy forwards is one host, and what strangers say of themselves is another', async () => {
  const forwarded = { 'x-forwarded-host': 'www.rivelle.nl' };
  const path = await standing(forwarded);
  assert.match(brotliDecompressSync((await get(path, forwarded)).body).toString(), /data-country="nl"/);
  assert.match(brotliDecompressSync((await get(path)).body).toString(), /data-country="be"/);

  const ready = createAnswerCache({
    requestId: () => 'an-id',
    sign: () => 'a token',
    isTrusted: (address) => address === '10.0.0.1',
  });
  const asking = (remoteAddress: string) =>
    Object.assign(Object.create(IncomingMessage.prototype), {
      method: 'GET',
      url: '/fr',
      headers: { ...usual, ...forwarded },
      socket: { remoteAddress },
    });
  const page = { composition: 'one', country: 'nl' };
  const answered = { status: 200, headers: {}, body: Buffer.from('for nl'), load: { page, language: undefined } };
  ready.add(asking('10.0.0.1'), answered, 1000);
  assert.equal(ready.fromMemory.find(asking('10.0.0.1'))?.body.toString(), 'for nl');
  assert.equal(ready.fromMemory.find(asking('10.0.0.2')), undefined);
});

test('"/" is answered by its visitor’s language, and never from memory', async () => {
  for (const path of ['/', '/?a=1', '/%00', '/%00?a'])
    for (let time = 0; time < 4; time += 1)
      assert.equal(await comesFromMemory(path, { host: 'com.localhost:8080' }), false, path);
});

test('an address that is asked for once takes no place in memory', async () => {
  for (let time = 0; time < 20; time += 1) {
    await get(`/fr/produits?once=${time}`);
    const before = await fromMemory();
    await get(`/fr/produits?once=${time}`);
    assert.equal(await fromMemory(), before);
  }
});

test('of all addresses of one document the plain one alone takes a place in memory', async () => {
  const plain = await standing();
  const { body } = await get(plain);
  for (const address of [`${plain}&gclid=9x`, `${plain}&time=0`, plain.replace('time', '%74ime'), `${plain}&`]) {
    for (let time = 0; time < 3; time += 1) assert.equal(await comesFromMemory(address), false, address);
    assert.deepEqual((await get(address)).body, body, address);
  }
});

/** What a navigation shows, which is never answered from memory. */
const navigate = async (path: string) =>
  (await site.app.inject({ url: `/_page?url=${encodeURIComponent(path)}`, headers: { host: usual.host } })).json();
const htmlOf = async (path: string) => brotliDecompressSync((await get(path)).body).toString();

test('a change of content empties it before anything shows the new content', async () => {
  const path = await standing();
  const renderOf = async () => String((await navigate(path)).parts[0].data.render);
  const before = await renderOf();
  assert.ok((await htmlOf(path)).includes(before));
  site.registry.changeContent();
  await eventually(async () => (await renderOf()) !== before);
  assert.ok(!(await htmlOf(path)).includes(before));
});

test('a release, a rollback and a rollout each empty it, and while a rollout runs nothing is kept', async () => {
  for (const version of ['2.0.0', '1.0.0']) {
    for (let time = 0; time < 3; time += 1) await get('/fr');
    const { live } = await navigate('/fr');
    site.registry.makeLive({ 'mf-content': version });
    await eventually(async () => (await navigate('/fr')).live !== live);
    for (let time = 0; time < 4; time += 1) assert.match(await htmlOf('/fr'), new RegExp(`home of ${version}`));
  }
  site.registry.rollOut('mf-content', '2.0.0', 50);
  await eventually(async () => String((await get('/fr')).headers['set-cookie']).includes('bucket='));
  for (let time = 0; time < 4; time += 1) assert.equal(await comesFromMemory('/fr', { cookie: 'bucket=9999' }), false);
  site.registry.makeLive({ 'mf-content': '1.0.0' });
  await eventually(() => comesFromMemory('/fr'));
});
