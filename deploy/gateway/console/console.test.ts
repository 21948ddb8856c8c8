import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { compositionIdOf } from '../../registry/qa/reachable.ts';
import type { CountKind } from '../../registry/reports/contract.ts';
import { cachePurge, release } from '../../registry/tables.ts';
import {
  startTestRegistry,
  type TestRegistryApp,
  testRegistryToken,
  testServiceSecret,
} from '../../registry/testing.ts';
import { verifyQaTicket } from '../../tokens/qa-ticket.ts';
import { signService } from '../../tokens/tokens.ts';
import { openSnapshot } from '../releases/snapshot.ts';
import { answerErrors } from '../security/answer-errors.ts';
import { ownPagesOnly } from '../security/csrf.ts';
import { securityHeaders } from '../security/headers.ts';
import { type TestRelease, testRelease, testShell } from '../testing/release.ts';
import { testBrand } from '../testing/site.ts';
import { consoleRoutes } from './routes.ts';

let registry: TestRegistryApp;
let gateway: FastifyInstance;
/** Every route of the console. */
const routes: { method: string; url: string }[] = [];
const tokens: Record<string, string> = { admin: testRegistryToken };
const hostile = `<script>alert(1)</script><img src=x onerror='alert("2")'>`;
const origin = 'https://be.example.com';

before(async () => {
  registry = await startTestRegistry();
  gateway = Fastify({ trustProxy: true });
  answerErrors(gateway);
  ownPagesOnly(gateway);
  gateway.addHook('onRoute', ({ method, url }) => void routes.push({ method: String(method), url }));
  await securityHeaders(gateway, { tagManagers: {}, captcha: { provider: 'altcha' }, mapsKey: undefined });
  await gateway.register(cookie);
  await gateway.register(rateLimit, { global: false });
  const snapshot = await openSnapshot(
    { live: { '*': { 'mf-stores': { version: '9.9.9' } } } },
    { open: () => Promise.reject() },
  );
  await gateway.register(consoleRoutes, {
    send: registry.send,
    serviceSecret: 's'.repeat(32),
    live: { snapshot, refused: ['mf-stores 9.9.9 is not signed'] },
    brands: { now: async () => testBrand },
    watchMs: 0,
  });
  const create = async (token: { name: string; role: 'team' | 'ops' | 'qa'; remotes?: string[] }) =>
    (await registry.as().createToken({ ...token, by: 'ann' })).secret;
  tokens.ops = await create({ name: 'Olga <b>', role: 'ops' });
  tokens.team = await create({ name: 'Team Search', role: 'team', remotes: ['mf-search'] });
  tokens.qa = await create({ name: 'Quentin', role: 'qa' });
});
after(async () => {
  await gateway.close();
  await registry.close();
});

let patch = 0;
/** Every test finds two releases of its own, the newer one live. */
let [older, newer] = ['', ''];
beforeEach(async () => {
  patch += 1;
  [older, newer] = [`${patch}.0.0`, `${patch}.1.0`];
  await publish(older, ['query Stores { stores { id } }']);
  await publish(newer, ['query Towns { towns { id } }']);
});

async function publish(version: string, operations: string[]) {
  const fragments = version === newer ? ['search-overlay'] : [];
  const zod = version === newer ? '4.2.0' : '4.1.0';
  const list = {
    ...{ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 },
    metadata: { component: { type: 'application', name: 'mf-search' } },
    components: [
      { type: 'library', name: 'zod', version: zod, purl: '', properties: [{ name: 'bundle', value: 'server' }] },
    ],
  };
  const files = { 'bom.json': JSON.stringify(list) };
  const release = testRelease({ name: 'mf-search', version, operations, fragments, files, render: 'return part("")' });
  const built = { commit: 'c'.repeat(40), isClean: false, lockfile: '', node: 'v26.0.0', builder: 'a pipeline' };
  await publishRelease({ ...release, manifest: { ...release.manifest, built } }, hostile);
}

async function publishRelease({ manifest, files }: TestRelease, why: string) {
  const encoded = [...files].map(([path, bytes]) => [path, Buffer.from(bytes).toString('base64')]);
  await registry.as().publish({ manifest, files: Object.fromEntries(encoded), by: 'ann', why, live: true });
}

const minuteOf = (ms: number) => new Date(Math.floor(ms / 60_000) * 60_000).toISOString();

/** What gateways report of mf-search in Belgium, in this minute where nothing else is said. */
async function report(
  counts: { version: string; kind: CountKind; count: number; bucket?: number; minute?: string }[],
  errors: object[] = [],
) {
  const row = { minute: minuteOf(Date.now()), remote: 'mf-search', country: 'be', bucket: 0 };
  const sent = await asGateway('/reports', { counts: counts.map((one) => ({ ...row, ...one })), errors });
  assert.equal(sent.statusCode, 200, sent.body);
}

/** The id under which the registry remembers what a visitor saw. */
async function rememberComposition(versions: Record<string, string>) {
  const sent = await asGateway('/compositions', { versions });
  assert.equal(sent.statusCode, 200, sent.body);
  return { composition: compositionIdOf(versions) };
}

const asGateway = async (path: string, payload: object) =>
  registry.app.inject({
    method: 'POST',
    url: `/registry${path}`,
    headers: { authorization: `Bearer ${await signService(testServiceSecret)}` },
    payload,
  });

const liveNow = async () => (await registry.as().live()).live['*']?.['mf-search']?.version;

const asPage = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
/** Addresses are limited one by one: every caller has one of its own. */
let callers = 0;

/** Somebody's browser, which keeps the cookie of the console. */
function browser() {
  callers += 1;
  const address = `10.0.0.${callers}`;
  let kept = '';
  async function request(method: 'GET' | 'POST', url: string, form?: Record<string, string>, headers: object = {}) {
    const answer = await gateway.inject({
      method,
      url,
      headers: {
        ...{ host: 'be.example.com', 'x-forwarded-proto': 'https', 'x-forwarded-for': address },
        ...{ ...asPage, cookie: kept },
        ...(form && { origin, 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      payload: form && String(new URLSearchParams(form)),
    });
    for (const { name, value } of answer.cookies) kept = value ? `${name}=${value}` : '';
    return answer;
  }
  const self = {
    get: (url: string, headers?: object) => request('GET', url, undefined, headers),
    post: (url: string, form: Record<string, string>, headers?: object) => request('POST', url, form, headers),
    cookie: () => kept,
    async signIn(holder: string) {
      const answer = await self.post('/_ops/sign-in', { token: tokens[holder] ?? holder });
      assert.equal(answer.statusCode, 303, answer.body);
      return self;
    },
    /** The hidden fields of the form that a page shows. */
    async formOn(url: string) {
      const { body } = await self.get(url);
      const form = body.slice(body.indexOf('action="/_ops/act"'));
      return Object.fromEntries(
        [...form.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map((field) => field.slice(1)),
      );
    },
  };
  return self;
}

const rollBackAddress = '/_ops/act?what=roll-back&remote=mf-search&country=*';

const strangersTry = [
  ...['/_ops', '/_ops/history', '/_ops/compare', '/_ops/remotes/mf-search', '/_ops/timeline', '/_ops/errors'],
  ...['/_ops/watch?remote=mf-search&country=*', rollBackAddress],
];

// C59
test('strangers get the sign-in page alone, whatever they ask for', async () => {
  for (const url of strangersTry) {
    const { body, headers } = await browser().get(url);
    assert.match(body, /<h1>Sign in<\/h1>/);
    assert.doesNotMatch(body, /mf-search/);
    assert.equal(headers['cache-control'], 'no-store');
    assert.match(String(headers['x-robots-tag']), /noindex/);
  }
});

test('no script runs on any page of the console, for strangers and those who have signed in, nor on its errors', async () => {
  const ops = await browser().signIn('ops');
  const pages = routes.filter(({ url }) => !url.endsWith('.css'));
  assert.ok(pages.length >= 10);
  for (const { method, url } of pages)
    for (const [who, address] of [
      [browser(), url.replace(':name', 'mf-search')],
      [ops, url.replace(':name', 'mf-search')],
      [ops, url.replace(/:name|\*/, '%3Cb%3E')],
      [ops, `${url.replace(/:name|\*/, 'x')}?remote=mf-search&country=*&what=roll-back`],
    ] as const) {
      const { headers } = await (method === 'POST' ? who.post(address, {}) : who.get(address));
      const policy = String(headers['content-security-policy']);
      assert.match(policy, /^default-src 'none'; script-src 'none';/, `${method} ${address}`);
    }
  const { headers, statusCode } = await ops.get('/_ops', { 'sec-fetch-mode': 'cors' });
  assert.equal(statusCode, 403);
  assert.match(String(headers['content-security-policy']), /script-src 'none'/);
});

test('it says that a shared cache in front of the site does not forget', async () => {
  const ops = await browser().signIn('ops');
  const body = { gateway: randomUUID(), registry: 1, content: 1, error: hostile };
  const headers = {
    authorization: `Bearer ${await signService(testServiceSecret)}`,
    'content-type': 'application/json',
  };
  await registry.send({ method: 'POST', path: '/purges', headers, body: Buffer.from(JSON.stringify(body)) });
  const page = (await ops.get('/_ops')).body;
  assert.match(page, /does not forget \(&lt;script&gt;/);
  await registry.database.db.delete(cachePurge);
});

test('a token signs in for a working day, with a cookie that nothing but the console gets', async () => {
  const ops = browser();
  const answer = await ops.post('/_ops/sign-in', { token: tokens.ops ?? '' });
  const [{ name, value, maxAge, path, httpOnly, sameSite, secure } = {}] = answer.cookies as Record<string, unknown>[];
  assert.deepEqual(
    { name, maxAge, path, httpOnly, sameSite, secure },
    { name: 'ops', maxAge: 8 * 3600, path: '/_ops', httpOnly: true, sameSite: 'Strict', secure: true },
  );
  assert.ok(!String(value).includes(tokens.ops ?? ''));
  const { body, headers } = await ops.get('/_ops');
  assert.match(body, /Olga &lt;b&gt;/);
  assert.match(body, new RegExp(`mf-search.*${newer}`, 's'));
  assert.match(String(headers['content-security-policy']), /^default-src 'none'/);
  assert.doesNotMatch(body, /<script|style=/);
});

test('a wrong token, a forged cookie and a revoked token are shown the sign-in page', async () => {
  const wrong = await browser().post('/_ops/sign-in', { token: 'rvl.000000000000.'.padEnd(60, 'x') });
  assert.match(wrong.body, /not known/);
  const forged = await browser().get('/_ops', { cookie: `ops=${'x'.repeat(40)}` });
  assert.match(forged.body, /Sign in/);

  const { id, secret } = await registry.as().createToken({ name: 'Gone', role: 'ops', by: 'ann' });
  const gone = await browser().signIn(secret);
  assert.match((await gone.get('/_ops')).body, /Gone/);
  await registry.as().revokeToken(id, { by: 'ann' });
  assert.match((await gone.get('/_ops')).body, /revoked/);
  assert.equal(gone.cookie(), '');
});

test('ops see which tokens end within two weeks, and when each was last used; nobody else does', async () => {
  const soon = await registry.as().createToken({ name: 'Ends soon', role: 'qa', days: 13, by: 'ann' });
  const used = await registry.as().createToken({ name: 'In use', role: 'qa', days: 2, by: 'ann' });
  await registry.as(used.secret).me();
  const { body } = await (await browser().signIn('ops')).get('/_ops');
  const told = [...body.matchAll(/The qa token \w+ of ([\w ]+) ends .*?; it was (never|last) used/g)];
  assert.deepEqual(
    told.map(([, name, when]) => [name, when]),
    [
      ['In use', 'last'],
      ['Ends soon', 'never'],
    ],
  );
  assert.doesNotMatch((await (await browser().signIn('team')).get('/_ops')).body, /Ends soon/);
  for (const { id } of [soon, used]) await registry.as().revokeToken(id, { by: 'ann' });
});

test('who tries tokens again and again has to wait', async () => {
  const guesser = browser();
  const answers = [];
  for (let tries = 0; tries < 11; tries += 1) answers.push(await guesser.post('/_ops/sign-in', { token: 'x' }));
  const last = answers.at(-1);
  assert.equal(last?.statusCode, 429);
  assert.match(last.body, /Too many tries\. Try again in (?:1 minute|\d+ seconds)\./);
  assert.ok(Number(last.headers['retry-after']) > 0);
});

test('ops roll a remote back with a reason; the page says before what will change, and the history after', async () => {
  const ops = await browser().signIn('ops');
  const { body } = await ops.get(rollBackAddress);
  assert.match(body, new RegExp(`>${newer}<.*>${older}<`, 's'));
  const answer = await ops.post('/_ops/act', { ...(await ops.formOn(rollBackAddress)), why: 'no results on phones' });
  assert.equal(answer.statusCode, 303);
  assert.equal(await liveNow(), older);
  const [line] = await registry.as().history({ limit: 1 });
  assert.deepEqual(
    [line?.who, line?.person, line?.action, line?.why],
    ['Olga <b>', 'Olga <b>', 'roll-back', 'no results on phones'],
  );
  const watched = await ops.get(String(answer.headers.location));
  assert.match(
    watched.body,
    new RegExp(`${newer} → ${older}.*No browser has reported.*Not confirmed yet.*</html>`, 's'),
  );
  assert.match((await ops.get('/_ops/history')).body, /roll-back.*no results on phones/s);
});

test('a change is confirmed as soon as browsers say so', async () => {
  const ops = await browser().signIn('ops');
  const change = `/_ops/watch?remote=mf-search&country=be&to=${newer}`;
  const watching = ops.get(change);
  await report([{ version: newer, kind: 'page-view', count: 40 }]);
  // Earlier views do not count, and it stops asking at the end of the given time.
  assert.match((await watching).body, /role="log"/);
  const strange = await ops.get(`${change}&from=${encodeURIComponent('<script>')}`);
  assert.equal(strange.statusCode, 400);
});

test('the timeline shows each change with what was reported before and after, of all countries or of one', async () => {
  const ops = await browser().signIn('ops');
  const past = (minutes: number) => minuteOf(Date.now() - minutes * 60_000);
  await report([
    { version: older, kind: 'mount', count: 1000, minute: past(3) },
    { version: older, kind: 'failure', count: 1, minute: past(3) },
    { version: newer, kind: 'mount', count: 100, minute: past(-2) },
    { version: newer, kind: 'failure', count: 30, minute: past(-2) },
  ]);
  const { body } = await ops.get('/_ops/timeline?remote=mf-search&country=be');
  assert.match(body, new RegExp(`mf-search</b> make-live <span class="version">${older} → ${newer}`));
  assert.match(body, new RegExp(`what=make-live&amp;remote=mf-search&amp;country=be&amp;version=${older}"`));
  assert.match(body, /href="\/_ops\/errors\?remote=mf-search&amp;country=be"/);
  assert.doesNotMatch((await ops.get('/_ops/timeline')).body, /alone</);
  const qa = await browser().signIn('qa');
  assert.doesNotMatch((await qa.get('/_ops/timeline')).body, /Roll back/);
});

test('an error opens what its visitor saw in one’s own browser, by one click, for who may make QA links', async () => {
  const { composition } = await rememberComposition({ 'mf-search': older });
  const error = {
    remote: 'mf-search',
    version: older,
    country: 'be',
    message: hostile,
    stack: 'at x.js:1',
    composition,
  };
  await report([], [error, error, { ...error, country: 'fr' }]);
  const qa = await browser().signIn('qa');
  const { body, headers } = await qa.get('/_ops/errors?remote=mf-search');
  assert.match(body, /&lt;script&gt;alert.*3 times in be, fr/s);
  assert.doesNotMatch(body, /<script|<img/);
  assert.match(String(headers['content-security-policy']), /form-action 'self' .*https:\/\/www\.rivelle\.fr/);
  const form = { key: /name="key" value="([^"]+)"/.exec(body)?.[1] ?? '', composition, country: 'be' };
  const opened = await qa.post('/_ops/replay', form);
  assert.equal(opened.statusCode, 303);
  const link = new URL(String(opened.headers.location));
  assert.equal(link.host, 'www.rivelle.be');
  const ticket = await verifyQaTicket(testServiceSecret, link.pathname.replace('/_qa/', ''));
  assert.deepEqual([ticket?.whole, ticket?.versions], [true, { 'mf-search': older }]);
  assert.equal((await registry.as().history({ limit: 1 }))[0]?.action, 'qa-link');

  assert.equal((await qa.post('/_ops/replay', { ...form, key: 'x' })).statusCode, 403);
  const unknown = await qa.post('/_ops/replay', { ...form, composition: '0'.repeat(16) });
  assert.equal(unknown.statusCode, 404);
  const team = await browser().signIn('team');
  const seen = await team.get('/_ops/errors');
  assert.doesNotMatch(seen.body, /See what the visitor saw/);
});

test('a rollout is promoted or halted where it runs', async () => {
  const ops = await browser().signIn('ops');
  const rollOut = () => registry.as().rollOut('mf-search', { version: older, percent: 10, by: 'ann', why: '' });
  for (const [what, expected] of [
    ['halt', newer],
    ['promote', older],
  ] as const) {
    await rollOut();
    assert.match((await ops.get('/_ops')).body, /for 10 % of the visitors/);
    const form = await ops.formOn(`/_ops/act?what=${what}&remote=mf-search&country=*`);
    assert.equal((await ops.post('/_ops/act', { ...form, why: 'seen enough' })).statusCode, 303);
    assert.equal(await liveNow(), expected);
  }
});

test('each role sees and does what the registry lets it', async () => {
  for (const [holder, expected] of [
    ['qa', 403],
    ['team', 303],
    ['ops', 303],
    ['admin', 303],
  ] as const) {
    const person = await browser().signIn(holder);
    assert.equal(/Roll back/.test((await person.get('/_ops')).body), expected === 303, holder);
    const form = await person.formOn(`/_ops/act?what=make-live&remote=mf-search&country=*&version=${older}`);
    const before = await liveNow();
    const answer = await person.post('/_ops/act', { ...form, why: 'a test' });
    assert.equal(answer.statusCode, expected, holder);
    if (expected === 403) {
      assert.match(answer.body, /Quentin \(qa\) may not change what is live/);
      assert.equal(await liveNow(), before);
    }
  }
});

test('a team sees another remote and cannot touch it', async () => {
  await publishRelease(testRelease({ name: 'mf-stores', version: `${patch}.0.0`, render: 'return part("")' }), '');
  const team = await browser().signIn('team');
  const { body } = await team.get('/_ops');
  assert.match(body, /mf-stores/);
  assert.doesNotMatch(body, /Roll back<span class="unseen"> mf-stores/);
  const form = await team.formOn(`/_ops/act?what=make-live&remote=mf-stores&country=*&version=${patch}.0.0`);
  assert.match((await team.post('/_ops/act', { ...form, why: 'x' })).body, /may release mf-search, not mf-stores/);
});

test('what is not a form of this session changes nothing', async () => {
  const ops = await browser().signIn('ops');
  const other = await browser().signIn('ops');
  const form = { ...(await ops.formOn(rollBackAddress)), why: 'x' };
  const refusals = [
    await ops.post('/_ops/act', form, { origin: 'https://evil.example' }),
    await ops.post('/_ops/act', form, { origin: 'null' }),
    await ops.post('/_ops/act', form, { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }),
    await ops.post('/_ops/act', { ...form, key: 'x'.repeat(43) }),
    await other.post('/_ops/sign-out', { key: form.key ?? '' }, { origin: 'http://be.example.com' }),
    await ops.post('/_ops/act', {}, { 'content-type': 'application/json' }),
  ];
  assert.deepEqual(
    refusals.map(({ statusCode }) => statusCode),
    [403, 403, 403, 403, 403, 400],
  );
  const withoutReason = await ops.post('/_ops/act', { ...form, why: ' ' });
  assert.equal(withoutReason.statusCode, 400);
  assert.equal(await liveNow(), newer);
});

test('a script of the site can neither fetch nor frame a page of the console', async () => {
  const ops = await browser().signIn('ops');
  for (const wrong of [
    { 'sec-fetch-mode': 'cors' },
    { 'sec-fetch-dest': 'iframe' },
    { 'sec-fetch-mode': '', 'sec-fetch-dest': '' },
  ]) {
    const { statusCode, body } = await ops.get('/_ops', wrong);
    assert.equal(statusCode, 403);
    assert.doesNotMatch(body, /Olga/);
  }
  const { headers } = await ops.get('/_ops');
  assert.equal(headers['cross-origin-opener-policy'], 'noopener-allow-popups');
  assert.match(String(headers['content-security-policy']), /frame-ancestors 'none'/);
});

test('hostile texts are shown as text', async () => {
  const ops = await browser().signIn('ops');
  for (const url of ['/_ops', '/_ops/history', '/_ops/remotes/mf-search']) {
    const { body } = await ops.get(url);
    assert.match(body, /&lt;script&gt;alert\(1\)&lt;\/script&gt;/, url);
    assert.doesNotMatch(body, /<script|<img/);
  }
  const reflected = await ops.get(
    `/_ops/act?what=make-live&remote=mf-search&country=*&version=${encodeURIComponent('"><script>')}`,
  );
  assert.doesNotMatch(reflected.body, /<script/);
});

test('the releases of a remote are on pages, each with a link to older ones', async () => {
  const ops = await browser().signIn('ops');
  const rows = Array.from({ length: 41 }, (_, number) => ({
    ...{ name: 'mf-paged', version: `1.0.${number}`, source: 'x', publishedBy: 'ann', why: '' },
    ...{ manifest: {}, publishedAt: new Date(Date.UTC(2026, 0, 1 + number)), forgotten: number === 0 ? 1 : null },
  }));
  await registry.database.db.insert(release).values(rows);
  const { body } = await ops.get('/_ops/remotes/mf-paged');
  assert.equal(body.match(/<b class="version">/g)?.length, 40);
  const [, older = ''] = /<a href="([^"]+)">Older<\/a>/.exec(body) ?? [];
  const next = (await ops.get(older)).body;
  assert.match(next, /<b class="version">1\.0\.0<\/b>.*Its files were forgotten/s);
  assert.doesNotMatch(next, />Older<|Make live/);
});

test('two releases are compared: sizes, what is given, operations', async () => {
  const ops = await browser().signIn('ops');
  const { body } = await ops.get(`/_ops/compare?remote=mf-search&from=${older}&to=${newer}`);
  assert.match(body, /styles<\/td><td>0\.0 kB<\/td><td>0\.0 kB<\/td>/);
  assert.match(body, /added<\/b> mf-search\/search-overlay@1/);
  assert.match(body, /added<\/b> query Towns.*removed<\/b> query Stores/s);
});

test('what a release was built from, and which packages are in it, is on the page of its remote; what came and went in Compare', async () => {
  const ops = await browser().signIn('ops');
  const { body } = await ops.get('/_ops/remotes/mf-search');
  assert.match(body, /Built from c{40}, with changes that were not committed, with Node v26\.0\.0, by a pipeline\./);
  assert.match(body, /<td>zod<\/td><td>4\.2\.0<\/td><td>server<\/td>/);
  const compared = (await ops.get(`/_ops/compare?remote=mf-search&from=${older}&to=${newer}`)).body;
  assert.match(compared, /Packages in it<\/h2>\s*.*added<\/b> zod 4\.2\.0.*removed<\/b> zod 4\.1\.0/s);
});

test('the first page names what the gateway refuses, as it is not signed', async () => {
  const { body } = await (await browser().signIn('qa')).get('/_ops');
  assert.match(body, /role="alert">mf-stores 9\.9\.9 is not signed: this gateway refuses it/);
});

test('two versions are seen side by side, in pictures that are called the team’s own', async () => {
  const ops = await browser().signIn('ops');
  const address = `/_ops/compare?remote=mf-search&from=${older}&to=${newer}`;
  assert.match((await ops.get(address)).body, /has sent no pictures/);
  const drawn = sharp({ create: { width: 900, height: 300, channels: 3, background: '#ffffff' } });
  const content = (await drawn.png().toBuffer()).toString('base64');
  const team = registry.as(tokens.team);
  await team.sendPictures('mf-search', newer, { by: hostile, pictures: [{ sample: '/fr/"onload=x', content }] });
  const { body, headers } = await ops.get(address);
  assert.match(body, /The team’s own pictures.*&lt;script&gt;.*\(Team Search\)/s);
  assert.match(
    body,
    /No picture\..*<img src="data:image\/webp;base64,[\w+/=]+" width="800" height="267" alt="[^"]*onload/s,
  );
  assert.doesNotMatch(body, /<script|"onload/);
  assert.match(String(headers['content-security-policy']), /img-src data:;/);
});

test('each version shows what browsers reported of it: views, failures and web vitals, in words and as a chart', async () => {
  const ops = await browser().signIn('ops');
  assert.match((await ops.get('/_ops')).body, /No reports yet in the last hour/);
  await report([
    { version: newer, kind: 'page-view', count: 1200 },
    { version: newer, kind: 'mount', count: 40 },
    { version: newer, kind: 'failure', count: 10 },
    { version: newer, kind: 'lcp', bucket: 3, count: 9 },
  ]);
  const { body } = await ops.get('/_ops');
  assert.match(body, new RegExp(`${newer}</b></td><td>1,200</td><td>25.0 %</td>`));
  assert.match(
    body,
    new RegExp(`role="img" aria-label="mf-search ${newer}: 1200 page views and 10 failures in 60 minutes"`),
  );
  assert.match((await ops.get('/_ops/remotes/mf-search')).body, /Country be<\/td>.*<td>1,000 ms<\/td>/s);
});

test('the history goes on over pages, each with the lines of one remote', async () => {
  for (let index = 0; index < 51; index += 1)
    await registry.as().makeLive('mf-search', { version: index % 2 ? newer : older, by: 'ann', why: `turn ${index}` });
  const ops = await browser().signIn('ops');
  const first = await ops.get('/_ops/history?remote=mf-search');
  const next = /href="(\/_ops\/history[^"]*before[^"]*)"/.exec(first.body)?.[1]?.replaceAll('&amp;', '&') ?? '';
  assert.match(first.body, /turn 50/);
  assert.doesNotMatch(first.body, /turn 0</);
  assert.match((await ops.get(next)).body, /turn 0</);
});

test('signing out ends the session, in this browser and wherever its cookie was copied to', async () => {
  const ops = await browser().signIn('ops');
  const copied = ops.cookie();
  await ops.post('/_ops/sign-out', { key: (await ops.formOn(rollBackAddress)).key ?? '' });
  assert.equal(ops.cookie(), '');
  assert.match((await ops.get('/_ops')).body, /Sign in/);
  assert.match((await browser().get('/_ops', { cookie: copied })).body, /Sign in/);
});

// It comes last: what was live in the last 24 hours counts, so that from here on nothing may lack the fragment.
test('ops see what a change would break before it is made, and can make it all the same', async () => {
  const ops = await browser().signIn('ops');
  const user = testRelease({ name: 'mf-content', uses: ['mf-search/search-overlay@1'], render: 'return part("")' });
  for (const release of [testShell(), user]) await publishRelease(release, '');
  const { body } = await ops.get(rollBackAddress);
  assert.match(body, /This would break the site.*search-overlay/s);
  const form = { ...(await ops.formOn(rollBackAddress)), why: 'a fire' };
  const refused = await ops.post('/_ops/act', form);
  assert.equal(refused.statusCode, 409);
  assert.equal(await liveNow(), newer);
  assert.equal((await ops.post('/_ops/act', { ...form, force: 'yes' })).statusCode, 303);
  assert.equal(await liveNow(), older);
  assert.equal((await registry.as().history({ limit: 1 }))[0]?.forced, true);

  const team = await browser().signIn('team');
  await registry.as().makeLive('mf-search', { version: newer, by: 'ann', why: '' });
  const seen = await team.get(rollBackAddress);
  assert.match(seen.body, /This would break the site/);
  assert.doesNotMatch(seen.body, /name="force"/);
});
