import assert from 'node:assert/strict';
import { after, before, beforeEach, mock, test } from 'node:test';
import Fastify, { type FastifyInstance } from 'fastify';
import { signQaTicket } from '../../tokens/qa-ticket.ts';
import { signAnonymous, signService, signUser, verifyToken } from '../../tokens/tokens.ts';
import { testRelease, testShell } from '../testing/release.ts';
import { serviceSecret, startTestSite, type TestAnswer, type TestSite } from '../testing/site.ts';

const account = { sub: '6a2f41a3-c54c-4b5b-9f3e-2b7d3b0b3c11', uid: 42 };
/** Of a session of its own. */
const newToken = () => signUser(serviceSecret, { ...account, sid: crypto.randomUUID() });
const own = { host: 'be.localhost', 'x-requested-with': 'rivelle', 'content-type': 'application/json' };

/** A content API that knows one account, and notes what it was asked. */
const ended = new Set<string>();
const asked: { authorization: string; language: string | undefined; address: unknown; body: { query: string } }[] = [];
let isBroken = false;
let isTired = false;
const contentApi: FastifyInstance = Fastify();
contentApi.post<{ Body: { query: string; variables: Record<string, string> } }>(
  '/graphql',
  async ({ body, headers }, reply) => {
    asked.push({
      authorization: headers.authorization ?? '',
      language: headers['accept-language'],
      address: headers['x-forwarded-for'],
      body,
    });
    if (isBroken) return reply.code(502).send('bad gateway');
    const { email, password, token = '' } = body.variables ?? {};
    if (isTired) return { errors: [{ message: '429: no', extensions: { code: '429', retryAfter: 42 } }], data: null };
    const refused = { errors: [{ message: '403: no', extensions: { code: '403' } }], data: null };
    if (email === 'program@example.com') return { data: { login: { token: await signService(serviceSecret) } } };
    if (body.query.includes('login('))
      return email === 'anna@example.com' && password === 'right'
        ? { data: { login: { token: await newToken() } } }
        : refused;
    if (body.query.includes('refreshJwtToken('))
      return (await verifyToken(serviceSecret, token))
        ? { data: { refreshJwtToken: { token: await newToken() } } }
        : refused;
    const bearer = headers.authorization?.replace('Bearer ', '') ?? '';
    if (body.query.includes('accountExport') && ended.has(bearer)) return refused;
    if (body.query.includes('endSession')) ended.add(bearer);
    return { data: { answer: true } };
  },
);

const home = testRelease({
  name: 'mf-content',
  pages: ['home'],
  render: "return part('signed in: ' + task.visit.signedIn)",
});

const accountPages = testRelease({
  name: 'mf-account',
  pages: ['login', 'my-account', 'wishlist'],
  render: "return part('account')",
});

let site: TestSite;
before(async () => {
  const contentApiUrl = `${await contentApi.listen({ port: 0 })}/graphql`;
  site = await startTestSite([testShell(), home, accountPages], { contentApiUrl, trustedProxies: ['127.0.0.1'] });
});
after(async () => {
  await site.close();
  await contentApi.close();
});
beforeEach(() => {
  asked.length = 0;
  isBroken = false;
  isTired = false;
});

const post = (url: string, payload: object | undefined, headers: Record<string, string> = own) =>
  site.app.inject({ method: 'POST', url, headers, payload });
const logIn = (password = 'right', headers: Record<string, string> = own) =>
  post('/session', { email: 'anna@example.com', password }, headers);

// R274, R275, R281, C31
test('logging in answers the two ids; the token is in a cookie that scripts cannot read, a flag beside it', async () => {
  const answer = await logIn();
  assert.equal(answer.statusCode, 200);
  assert.deepEqual(answer.json(), { userId: account.sub, backendUserId: 42 });
  const [token, flag] = [answer.headers['set-cookie']].flat();
  assert.match(String(token), /^authToken=[\w.-]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
  assert.equal(flag, 'signedIn=1; Max-Age=604800; Path=/; SameSite=Lax');
  assert.equal(answer.headers['cache-control'], 'no-store');
});

test('on https the cookies are sent on https only, and the browser is told to stay there', async () => {
  const answer = await logIn('right', { ...own, 'x-forwarded-proto': 'https' });
  for (const cookie of [answer.headers['set-cookie']].flat()) assert.match(String(cookie), /; Secure/);
  assert.match(String(answer.headers['strict-transport-security']), /^max-age=31536000/);
});

test('a refusal answers 403 and no cookie, a failing content API 503', async () => {
  const refused = await logIn('wrong');
  assert.equal(refused.statusCode, 403);
  assert.deepEqual(refused.json(), { code: 'session-refused' });
  assert.equal(refused.headers['set-cookie'], undefined);
  isBroken = true;
  assert.equal((await logIn()).statusCode, 503);
});

test('only the token of an account makes a session', async () => {
  const answer = await post('/session', { email: 'program@example.com', password: 'right' });
  assert.deepEqual([answer.statusCode, answer.headers['set-cookie']], [503, undefined]);
  for (const token of [await signService(serviceSecret), await signAnonymous(serviceSecret)]) {
    const page = await site.get('/fr', { cookie: `authToken=${token}` });
    assert.match(page.body, /signed in: false/);
  }
});

test('the content API is told for which address it is asked; that it has had enough is passed on', async () => {
  isTired = true;
  const tired = await logIn('right', { ...own, 'x-forwarded-for': '203.0.113.8' });
  assert.deepEqual([tired.statusCode, tired.json()], [429, { code: 'too-often' }]);
  assert.equal(tired.headers['retry-after'], '42');
  assert.equal(asked[0]?.address, '203.0.113.8');
  assert.equal((await post('/session/refresh', undefined)).statusCode, 429);
});

// R276, R350, C30
test('a session is renewed; a refusal ends it, a failure on the way does not', async () => {
  const token = await newToken();
  const renewed = await post('/session/refresh', undefined, { ...own, cookie: `authToken=${token}` });
  assert.equal(renewed.statusCode, 200);
  assert.ok(!renewed.body.includes('eyJ'), 'no token in the answer');
  assert.match(String([renewed.headers['set-cookie']].flat()[0]), /^authToken=ey/);

  const refused = await post('/session/refresh', undefined, { ...own, cookie: 'authToken=forged' });
  assert.deepEqual([refused.statusCode, refused.headers['www-authenticate']], [401, 'Bearer']);
  assert.match(String(refused.headers['set-cookie']), /authToken=;.*signedIn=;/);

  isBroken = true;
  const failed = await post('/session/refresh', undefined, { ...own, cookie: `authToken=${token}` });
  assert.equal(failed.statusCode, 503);
  assert.equal(failed.headers['set-cookie'], undefined);
});

// R276
test('logging out takes both cookies away, and every copy of the token is worth nothing from then on', async () => {
  const cookie = `authToken=${await newToken()}`;
  const answer = await site.app.inject({ method: 'DELETE', url: '/session', headers: { ...own, cookie } });
  assert.equal(answer.statusCode, 204);
  assert.match(String(answer.headers['set-cookie']), /authToken=;.*signedIn=;/);
  assert.match((await site.get('/fr', { cookie })).body, /signed in: false/);
  assert.equal((await site.get('/fr/mon-compte', { cookie })).headers.location, '/fr/connexion');
});

test('on https no cookie that another host of the domain can set signs in, signs out, shows a version or says a word', async () => {
  const https = { 'x-forwarded-proto': 'https' };
  const [set] = [(await logIn('right', { ...own, ...https })).headers['set-cookie']].flat();
  assert.match(String(set), /^__Host-authToken=[\w.-]+; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  const [mine, theirs] = [await newToken(), await newToken()];
  const view = { versions: {}, faults: {}, whole: false, expires: new Date(Date.now() + 3_600_000) };
  const planted = {
    session: `authToken=${theirs}`,
    qa: `qa=${await signQaTicket(serviceSecret, view)}`,
    done: `formDone=${encodeURIComponent(JSON.stringify({ form: 'mf-account/x', done: 'words' }))}`,
  };
  const signsIn = ({ body }: TestAnswer) => body.includes('signed in: true');
  const shows = {
    session: signsIn,
    qa: ({ body }: TestAnswer) => body.includes('id="qa-parts"'),
    done: ({ headers }: TestAnswer) => String(headers['set-cookie']).includes('formDone=;'),
  };
  for (const [what, cookie] of Object.entries(planted) as [keyof typeof planted, string][]) {
    assert.ok(!shows[what](await site.get('/fr', { ...https, cookie })), `${what} is planted`);
    assert.ok(shows[what](await site.get('/fr', { ...https, cookie: `__Host-${cookie}` })), `${what} is ours`);
  }
  const both = { ...own, ...https, cookie: `authToken=${theirs}; __Host-authToken=${mine}` };
  const left = await site.app.inject({ method: 'DELETE', url: '/session', headers: both });
  assert.match(String(left.headers['set-cookie']), /^__Host-authToken=;.*; Path=\/;.*; Secure;.*,signedIn=;/);
  assert.deepEqual([ended.has(mine), ended.has(theirs)], [true, false]);
});

test('where a session could not be ended, its cookies stay and the visitor is told', async () => {
  const cookie = `authToken=${await newToken()}`;
  isBroken = true;
  const answer = await site.app.inject({ method: 'DELETE', url: '/session', headers: { ...own, cookie } });
  assert.deepEqual([answer.statusCode, answer.headers['set-cookie']], [503, undefined]);
  const without = await site.app.inject({ method: 'DELETE', url: '/session', headers: own });
  assert.equal(without.statusCode, 204, 'where nobody is signed in there is nothing to end');
});

test('who is signed in is asked once for many pages, and stays so where nobody answers', async () => {
  const cookie = `authToken=${await newToken()}`;
  for (let page = 0; page < 3; page += 1) assert.match((await site.get('/fr', { cookie })).body, /signed in: true/);
  assert.equal(asked.length, 1);
  const another = `authToken=${await newToken()}`;
  isBroken = true;
  assert.match((await site.get('/fr', { cookie: another })).body, /signed in: true/);
});

test('renewing has a limit of its own', async () => {
  const headers = { ...own, 'x-forwarded-for': '203.0.113.77' };
  const codes: number[] = [];
  for (let time = 0; time < 121; time += 1) codes.push((await post('/session/refresh', undefined, headers)).statusCode);
  assert.deepEqual(codes, [...Array(120).fill(401), 429]);
});

test('calls without the header of our own pages, or with the body of a form, are refused', async () => {
  const { 'x-requested-with': _, ...foreign } = own;
  assert.equal((await logIn('right', foreign)).statusCode, 403);
  const form = { ...own, 'content-type': 'text/plain' };
  assert.equal(
    (await site.app.inject({ method: 'POST', url: '/session', headers: form, payload: '{"email":"a"}' })).statusCode,
    403,
  );
  assert.equal((await site.app.inject({ method: 'DELETE', url: '/session', headers: foreign })).statusCode, 403);
  assert.equal(asked.length, 0);
});

test('guessing passwords is slowed down', async () => {
  const headers = { ...own, 'x-forwarded-for': '203.0.113.9' };
  for (let attempt = 0; attempt < 10; attempt += 1) await logIn('wrong', headers);
  const slowed = await logIn('right', headers);
  assert.deepEqual([slowed.statusCode, slowed.json()], [429, { code: 'too-often' }]);
  assert.equal((await logIn('right', { ...own, 'x-forwarded-for': '203.0.113.10' })).statusCode, 200);
});

test('who guesses from each of the many addresses of one connection is slowed down, too', async () => {
  const from = (last: number) => ({ ...own, 'x-forwarded-for': `2001:db8:7:7::${last.toString(16)}` });
  for (let attempt = 1; attempt <= 10; attempt += 1) await logIn('wrong', from(attempt));
  assert.equal((await logIn('right', from(11))).statusCode, 429);
  assert.equal((await logIn('right', { ...own, 'x-forwarded-for': '2001:db8:7:8::1' })).statusCode, 200);
});

// R295, C31
test("a page is rendered with the visitor's own token, and such parts are not shared", async () => {
  const cookie = `authToken=${await newToken()}`;
  const anonymous = await site.get('/fr');
  assert.match(anonymous.body, /signed in: false/);
  const signedIn = await site.get('/fr', { cookie });
  assert.match(signedIn.body, /signed in: true/);
  assert.match(signedIn.body, /"signedIn":true/);
  assert.ok(!signedIn.body.includes('eyJ'), 'no token in the document');
});

// R277, R294
test('who has an account is led past the login page, and who has none to it, on a page load and on a navigation', async () => {
  const cookie = `authToken=${await newToken()}`;
  const led = async (url: string, headers: Record<string, string>) => {
    const page = await site.get(url, headers);
    const { redirect } = (await site.get(`/_page?url=${encodeURIComponent(url)}`, headers)).json();
    assert.equal(page.headers.location, redirect);
    return `${page.statusCode} ${redirect}`;
  };
  assert.equal(await led('/fr/connexion', { cookie }), '302 /fr/mon-compte');
  assert.equal(await led('/nl/mijn-account', {}), '302 /nl/log-in');
  assert.equal(await led('/nl/verlanglijst', { cookie: 'authToken=forged' }), '302 /nl/log-in');
});

test('a session that has just ended elsewhere leads to the login page, and stays where nobody can tell', async () => {
  const token = await newToken();
  const cookie = `authToken=${token}`;
  const led = async () => (await site.get('/fr/mon-compte', { cookie })).headers.location;
  assert.equal(await led(), undefined);
  isBroken = true;
  assert.equal(await led(), undefined);
  isBroken = false;
  ended.add(token);
  assert.equal(await led(), '/fr/connexion');
  isBroken = true;
  assert.equal(await led(), '/fr/connexion', 'what was known last counts');
});

// R281
test('a token whose time is over is worth nothing', async () => {
  const cookie = `authToken=${await newToken()}`;
  mock.timers.enable({ apis: ['Date'], now: Date.now() + 8 * 24 * 60 * 60 * 1000 });
  try {
    assert.match((await site.get('/fr', { cookie })).body, /signed in: false/);
    assert.equal((await site.get('/fr/mon-compte', { cookie })).headers.location, '/fr/connexion');
  } finally {
    mock.timers.reset();
  }
});
