import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import Fastify from 'fastify';
import { SignJWT } from 'jose';
import type { Fault } from 'shared/release';
import { eventually } from '../../testing/eventually.ts';
import { signQaTicket } from '../../tokens/qa-ticket.ts';
import type { QaView } from '../../tokens/qa-view.ts';
import { operationHash, testRelease, testShell } from '../testing/release.ts';
import { serviceSecret, startTestSite, type TestSite } from '../testing/site.ts';

const catalogue = (version: string) =>
  testRelease({
    name: 'mf-catalogue',
    version,
    pages: ['products'],
    fragments: ['product-slider'],
    render: `return part('<h1>products of ${version}</h1>');`,
  });
const content = testRelease({
  name: 'mf-content',
  pages: ['home'],
  render: `return part('<h1>home</h1><mf-fragment of="mf-catalogue/product-slider" props="{}"></mf-fragment>');`,
});

let site: TestSite;
before(async () => {
  site = await startTestSite([testShell(), catalogue('1.0.0'), content], { tagManagers: { be: 'GTM-BE' } });
  site.registry.publish(catalogue('2.1.0-rc.1'));
});
after(() => site.close());

const inAnHour = () => new Date((Math.floor(Date.now() / 1000) + 3600) * 1000);
const none: QaView = { versions: {}, faults: {}, whole: false };
const ticketOf = (view: Partial<QaView>, expires = inAnHour()) =>
  signQaTicket(serviceSecret, { ...none, ...view, expires });
const candidate = { versions: { 'mf-catalogue': '2.1.0-rc.1' } };
const withTicket = (ticket: string, headers: Record<string, string> = {}) => ({ cookie: `qa=${ticket}`, ...headers });
const visitOf = (body: string) =>
  JSON.parse(/<script type="application\/json" id="visit">(.*?)<\/script>/.exec(body)?.[1] ?? '');
const navigate = async (url: string, headers: Record<string, string> = {}) =>
  (await site.get(`/_page?url=${encodeURIComponent(url)}`, headers)).json();

test('a link keeps its ticket in the browser until it ends, and leads to its page', async () => {
  const expires = inAnHour();
  const ticket = await ticketOf(candidate, expires);
  const { statusCode, headers } = await site.get(`/_qa/${ticket}?to=%2Ffr%2Fproduits%3Fpage%3D2`);
  assert.equal(statusCode, 302);
  assert.equal(headers.location, '/fr/produits?page=2');
  assert.equal(headers['set-cookie'], `qa=${ticket}; Path=/; Expires=${expires.toUTCString()}; HttpOnly; SameSite=Lax`);
  assert.equal(headers['cache-control'], 'no-store');
  assert.equal(headers['referrer-policy'], 'no-referrer');
});

test('the holder is told how each part came to be; nobody else is, and nobody else loads the inspector', async () => {
  const ticket = await ticketOf(candidate);
  const told = async () => {
    const { body } = await site.get('/fr', withTicket(ticket));
    return JSON.parse(/id="qa-parts">(.*?)<\/script>/.exec(body)?.[1] ?? '{}');
  };
  assert.equal((await told()).texts.title, 'Les parties de cette page');
  // On a busy machine a part may be late, and is then the browser's.
  await eventually(async () => {
    const { parts } = await told();
    return ['h', 'p', 'p-0', 'f'].every(
      (place) => parts[place].source === 'render' && typeof parts[place].ms === 'number',
    );
  });
  const broken = (await site.get('/fr', withTicket(await ticketOf({ faults: { 'mf-catalogue': 'throw' } })))).body;
  assert.match(broken, /"p-0":\{"source":"browser"/);
  const others = (await site.get('/fr')).body;
  assert.doesNotMatch(others, /qa-parts|inspect|browser"/);
  assert.equal((await site.get('/_qa/inspector.js')).headers['content-type'], 'text/javascript; charset=utf-8');
});

test('on this machine parts are inspected without a link, from ?inspect on until ?inspect=off', async () => {
  const here = { host: 'be.localhost:8080' };
  const { body, headers } = await site.get('/fr?inspect', here);
  assert.match(body, /id="qa-parts">.*_qa\/inspect|_qa\/inspect.*id="qa-parts">/s);
  assert.ok([headers['set-cookie']].flat().includes('inspect=on; Path=/; SameSite=Lax'));
  const told = async (cookie = 'inspect=on') => (await site.get('/fr', { ...here, cookie })).body;
  await site.get('/fr', here);
  await eventually(async () => /"p":\{"source":"cache"/.test(await told()));
  assert.doesNotMatch(await told('other=1'), /qa-parts/);
  const off = await site.get('/fr?inspect=off', { ...here, cookie: 'inspect=on' });
  assert.doesNotMatch(off.body, /qa-parts/);
  assert.match(String(off.headers['set-cookie']), /\binspect=; /);
});

test('nobody inspects a site from elsewhere, nor one that has a name of its own, nor reads what was released when', async () => {
  const strangers = [
    { headers: { host: 'be.localhost:8080' }, remoteAddress: '192.0.2.1' },
    { headers: { host: 'www.rivelle.example' } },
  ];
  for (const stranger of strangers) {
    const headers = { ...stranger.headers, cookie: 'inspect=on' };
    const page = await site.app.inject({ ...stranger, headers, url: '/fr?inspect' });
    assert.doesNotMatch(page.body, /qa-parts|_qa/);
    const history = '/_qa/history/mf-catalogue';
    assert.equal((await site.app.inject({ ...stranger, url: history })).statusCode, 404);
    const cookie = `qa=${await ticketOf(candidate)}`;
    const asQa = await site.app.inject({ ...stranger, headers: { ...stranger.headers, cookie }, url: history });
    assert.deepEqual(asQa.json(), []);
  }
  assert.equal((await site.get('/_qa/history/mf-catalogue')).statusCode, 200);
  assert.equal((await site.get('/_qa/history/..%2Fversion')).statusCode, 400);
});

test('a link that has expired, is forged, or leads away from the site is refused and keeps nothing', async () => {
  const expired = await ticketOf(candidate, new Date(Date.now() - 2_000));
  const forged = await signQaTicket('another secret, with 32 letters or more', { ...none, expires: inAnHour() });
  const session = await new SignJWT({ role: 'service' })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('1h')
    .sign(new TextEncoder().encode(serviceSecret));
  const own = await ticketOf(candidate);
  const links = [expired, forged, session, 'x', ''].map((ticket) => `/_qa/${ticket}?to=/fr`);
  for (const to of ['//evil.example', '/\\evil.example', 'https://evil.example', '/.//evil.example'])
    links.push(`/_qa/${own}?to=${encodeURIComponent(to)}`);
  for (const link of links) {
    const { statusCode, headers } = await site.get(link);
    assert.equal(statusCode, 403, link);
    assert.equal(headers['set-cookie'], undefined);
    assert.equal(headers.location, undefined);
  }
});

test('a link that shows nothing any more says why, in the language of the page that it leads to', async () => {
  const asPage = { accept: 'text/html' };
  const expired = await ticketOf(candidate, new Date(Date.now() - 2_000));
  for (const [language, sentence] of [
    ['fr', 'Ce lien d’aperçu a expiré.'],
    ['nl', 'Deze voorbeeldlink is verlopen.'],
    ['en', 'This preview link has expired.'],
    ['de', 'Dieser Vorschau-Link ist abgelaufen.'],
  ]) {
    const { body } = await site.get(`/_qa/${expired}?to=${encodeURIComponent(`/${language}/x`)}`, asPage);
    assert.match(body, new RegExp(`<html lang="${language}">.*<p[^>]*>${sentence}`, 's'));
  }
  const foreign = await signQaTicket('another secret, with 32 letters or more', { ...none, expires: inAnHour() });
  for (const ticket of [foreign, 'x'])
    assert.match(
      (await site.get(`/_qa/${ticket}?to=/en`, asPage)).body,
      /This preview link was not made for this site/,
    );
});

test('the holder sees the chosen version in pages and navigations, everybody else the live one', async () => {
  const ticket = await ticketOf(candidate);
  // Twice, one after the other and at once: neither comes from, nor goes into, what visitors share.
  for (let time = 0; time < 2; time += 1) {
    const [own, others] = await Promise.all([site.get('/fr', withTicket(ticket)), site.get('/fr')]);
    assert.match(own.body, /data-version="2\.1\.0-rc\.1"[^>]*><h1>products of 2\.1\.0-rc\.1/);
    assert.match(others.body, /data-version="1\.0\.0"[^>]*><h1>products of 1\.0\.0/);
    assert.doesNotMatch(others.body, /rc\.1|qa-bar|_qa/);
    // What QA sees is no reason to roll anything back: their browser reports nothing.
    assert.doesNotMatch(String(own.headers['server-timing']), /page;/);
    assert.match(String(others.headers['server-timing']), /page;desc="[^"]+"/);
    assert.match(own.body, /\/releases\/mf-catalogue\/2\.1\.0-rc\.1\/entry\.js/);
    assert.doesNotMatch(own.body, /\/releases\/mf-catalogue\/1\.0\.0\//);
    const { composition } = visitOf(own.body);
    const visit = await navigate('/fr/produits', withTicket(ticket));
    assert.equal(visit.live, composition.id);
    assert.equal(visit.parts[0].version, '2.1.0-rc.1');
    const theirs = await navigate('/fr/produits');
    assert.equal(theirs.live, visitOf(others.body).composition.id);
    assert.equal(theirs.parts[0].version, '1.0.0');
    assert.notEqual(theirs.live, visit.live);
  }
});

test('a ticket that is no valid one any more shows what everybody sees', async () => {
  const wrong = await ticketOf(candidate, new Date(Date.now() - 2_000));
  for (const ticket of [wrong, 'x'])
    assert.match((await site.get('/fr/produits', withTicket(ticket))).body, /<h1>products of 1\.0\.0<(?!.*qa-bar)/s);
});

test('a whole composition shows nothing else that is live, and is remembered once when it was first seen', async () => {
  const { body } = await site.get('/fr');
  assert.deepEqual(Object.keys(visitOf(body).composition.remotes).sort(), ['mf-catalogue', 'mf-content', 'shell']);
  await site.get('/fr');
  const live = { shell: '1.0.0', 'mf-catalogue': '1.0.0', 'mf-content': '1.0.0' };
  await eventually(async () => site.registry.remembered.length > 0);
  const same = site.registry.remembered.filter((versions) => versions['mf-catalogue'] === '1.0.0');
  assert.deepEqual(same, [live]);

  const ticket = await ticketOf({ versions: { shell: '1.0.0', 'mf-content': '1.0.0' }, whole: true });
  const own = await site.get('/fr', withTicket(ticket));
  assert.deepEqual(Object.keys(visitOf(own.body).composition.remotes).sort(), ['mf-content', 'shell']);
});

for (const { fault, takesMs } of [
  { fault: 'throw', takesMs: 0 },
  { fault: '404', takesMs: 0 },
  // As long as a page's own part is waited for.
  { fault: 'hang', takesMs: 7_900 },
] as const) {
  test(`the fault ${fault} leaves a placeholder for its holder, and for nobody else`, async () => {
    const faults: Record<string, Fault> = { 'mf-catalogue': fault };
    const ticket = await ticketOf({ faults });
    await site.get('/fr/produits');
    const start = performance.now();
    const [own, others] = await Promise.all([site.get('/fr/produits', withTicket(ticket)), site.get('/fr/produits')]);
    assert.ok(performance.now() - start >= takesMs);
    assert.equal(own.statusCode, 503);
    assert.doesNotMatch(own.body, /<h1>products/);
    assert.deepEqual(visitOf(own.body).composition.faults, faults);
    assert.equal(others.statusCode, 200);
    assert.match(others.body, /<h1>products of 1\.0\.0/);
    assert.equal(visitOf(others.body).composition.faults, undefined);
    const visit = await navigate('/fr/produits', withTicket(ticket));
    assert.equal(visit.parts[0].data, undefined);
    assert.equal(visit.live, visitOf(own.body).composition.id);
    assert.notEqual(visit.live, visitOf(others.body).composition.id);
  });
}

test('the fault slow has a page come after 2 s', async () => {
  const ticket = await ticketOf({ faults: { 'mf-catalogue': 'slow' } });
  const start = performance.now();
  const { statusCode, body } = await site.get('/fr/produits', withTicket(ticket));
  assert.ok(performance.now() - start >= 1_990);
  assert.equal(statusCode, 200);
  assert.match(body, /<h1>products of 1\.0\.0/);
});

test("a remote of the holder's own machine is loaded from there by the browser alone", async () => {
  const machine = 'http://localhost:9001';
  const ticket = await ticketOf({ versions: { 'mf-catalogue': machine } });
  const { body, headers } = await site.get('/fr', withTicket(ticket));
  const { remotes } = visitOf(body).composition;
  const { entry, integrity } = remotes['mf-catalogue'];
  assert.deepEqual([entry, integrity], [`${machine}/entry.js`, '']);
  assert.match(body, /<mf-fragment of="mf-catalogue\/product-slider" props="{}"><\/mf-fragment>/);
  assert.doesNotMatch(body, /releases\/mf-catalogue/);
  const policy = String(headers['content-security-policy']);
  for (const directive of ['script-src', 'style-src', 'connect-src', 'img-src', 'font-src'])
    assert.match(policy, new RegExp(`(?:^|;)${directive} [^;]*http://localhost:9001(?:[ ;]|$)`));
  assert.match(policy, /frame-ancestors 'none'/);
  assert.match(policy, /https:\/\/\*\.googletagmanager\.com/);
  const others = await site.get('/fr');
  assert.doesNotMatch(String(others.headers['content-security-policy']) + others.body, /localhost:9001/);

  const versions = Object.entries<{ version: string }>(remotes).map(([name, { version }]) => `${name}@${version}`);
  const visit = await navigate('/fr/produits', withTicket(ticket, { 'x-composition': versions.join() }));
  assert.deepEqual([visit.parts[0].of, visit.parts[0].data], ['mf-catalogue/products', undefined]);
  assert.doesNotMatch(JSON.stringify(visit.scripts), /mf-catalogue/);
});

test('the bar says what is shown, in place of what, with which fault, until when, in the language of the page', async () => {
  const ticket = await ticketOf({ ...candidate, faults: { 'mf-content': 'hang' } }, new Date('2030-01-02T10:00:00Z'));
  const barIn = async (path: string, headers = {}) =>
    /<aside id="qa-bar".*<\/aside>/.exec((await site.get(path, { ...withTicket(ticket), ...headers })).body)?.[0] ?? '';
  const bar = await barIn('/fr/produits');
  assert.match(bar, /^<aside id="qa-bar" class="qa-bar" aria-label="Aperçu QA"><details open><summary>Aperçu QA</);
  assert.match(bar, /<b>mf-catalogue<\/b> 2\.1\.0-rc\.1 <i>au lieu de 1\.0\.0<\/i>/);
  assert.match(bar, /<b>mf-content<\/b> <em>ne répond jamais<\/em>/);
  assert.match(bar, /<time datetime="2030-01-02T10:00:00\.000Z">Jusqu’au 2 janv\. 2030, 11:00\.<\/time>/);
  assert.match(bar, /<a href="\/_qa\/off" data-full-navigation>Quitter l’aperçu<\/a>/);
  assert.match(await barIn('/nl/producten'), /Alleen in deze browser te zien:.*in plaats van 1\.0\.0.*Tot /);
  const ofHost = (host: string) => ({ host: `${host}.localhost:8080` });
  assert.match(await barIn('/en/products', ofHost('uk')), /answers|never answers/);
  assert.match(await barIn('/de/produkte', ofHost('de')), /antwortet nie/);
  assert.match(await barIn('/fr/produits', { cookie: `qa=${ticket}; qaBar=folded` }), /<details><summary>/);

  for (const [file, type] of [
    ['bar.css', 'text/css; charset=utf-8'],
    ['bar.js', 'text/javascript; charset=utf-8'],
  ])
    assert.equal((await site.get(`/_qa/${file}`)).headers['content-type'], type);
});

test('its link ends the preview and leads back to the page that it was followed on', async () => {
  const referer = 'http://be.localhost:8080/fr/produits?page=2';
  const { statusCode, headers } = await site.get('/_qa/off', { ...withTicket(await ticketOf(candidate)), referer });
  assert.equal(statusCode, 302);
  assert.equal(headers.location, '/fr/produits?page=2');
  assert.match(String(headers['set-cookie']), /^qa=; Max-Age=0; Path=\/; Expires=Thu, 01 Jan 1970/);
  for (const foreign of ['https://evil.example/fr', 'http://be.localhost:8080//evil.example', ''])
    assert.equal((await site.get('/_qa/off', { referer: foreign })).headers.location, '/');
});

test('a link to a preview of content has every call for content carry its ticket, and nobody else’s has', async () => {
  const asked: { ticket: string | undefined; query: string }[] = [];
  const contentApi = Fastify();
  contentApi.post<{ Headers: { 'x-qa-ticket'?: string }; Body: { query: string } }>('/graphql', ({ headers, body }) => {
    asked.push({ ticket: headers['x-qa-ticket'], query: body.query });
    return { data: { answer: true } };
  });
  const question = 'query Question { answer }';
  const asking = testRelease({
    name: 'mf-content',
    pages: ['home'],
    operations: [question],
    render: `const body = JSON.stringify({ query: ${JSON.stringify(question)} });
      return fetch(task.visit.content.url, { method: 'POST', body }).then(async (answer) => part('<h1>' + (await answer.text()).length + '</h1>'));`,
  });
  const contentApiUrl = `${await contentApi.listen({ port: 0 })}/graphql`;
  const own = await startTestSite([testShell(), asking], { contentApiUrl });
  try {
    own.registry.previews.add(42);
    const ticket = await ticketOf({ content: 42 });
    const call = (headers: Record<string, string>) =>
      own.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { host: 'be.localhost', 'x-requested-with': 'rivelle', ...headers },
        payload: { extensions: { persistedQuery: { version: 1, sha256Hash: operationHash(question) } } },
      });
    const ways: [string, (headers: Record<string, string>) => Promise<{ statusCode: number; headers: object }>][] = [
      ['a document', (headers) => own.get('/fr', headers)],
      ['a navigation', (headers) => own.get('/_page?url=%2Ffr', headers)],
      ['a call of the browser', call],
    ];
    for (const [what, ask] of ways) {
      asked.length = 0;
      const answer = await ask(withTicket(ticket));
      assert.equal(answer.statusCode, 200, what);
      assert.match(JSON.stringify(answer.headers), /"cache-control":"[^"]*no-store/, what);
      assert.ok(asked.length > 0 && asked.every((one) => one.ticket === ticket), what);
      asked.length = 0;
      await ask({ 'x-qa-ticket': ticket });
      assert.ok(
        asked.every((one) => one.ticket === undefined),
        `${what}, with the header of a stranger`,
      );
    }
    const page = await own.get('/fr', withTicket(ticket));
    assert.match(page.body, /le contenu avec la modification 42/);
    const id = (body: string) => visitOf(body).composition.id;
    assert.notEqual(id(page.body), id((await own.get('/fr')).body), 'tabs that were open before load anew');

    own.registry.previews.delete(42);
    await eventually(async () => !(await own.get('/fr', withTicket(ticket))).body.includes('qa-bar'));
    asked.length = 0;
    const over = await own.get(`/_qa/${ticket}?to=%2Ffr`, { accept: 'text/html' });
    assert.equal(over.statusCode, 403);
    assert.match(over.body, /Ce lien d’aperçu a expiré\..*href="\/fr"/s);
    assert.equal(over.headers['set-cookie'], undefined);
  } finally {
    await own.close();
    await contentApi.close();
  }
});
