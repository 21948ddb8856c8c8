import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import Fastify, { type FastifyInstance } from 'fastify';
import { SiteError } from 'shared/errors';
import { z } from 'zod';
import { verifyCaptchaProof } from '../../tokens/captcha-proof.ts';
import { testRelease, testShell } from '../testing/release.ts';
import { serviceSecret, startTestSite, type TestSite } from '../testing/site.ts';
import { createAltcha, createRecaptcha } from './captcha.ts';

/** A content API that notes the proofs that it is shown, and a Google that answers what a test wants. */
const proofs: unknown[] = [];
let verdict: object | undefined;
const asked: Record<string, string>[] = [];
const others: FastifyInstance = Fastify();
others.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
  done(null, Object.fromEntries(new URLSearchParams(String(body)))),
);
others.post('/graphql', async ({ headers }) => {
  proofs.push(headers['x-captcha-proof']);
  return { data: {} };
});
others.post<{ Body: Record<string, string> }>('/siteverify', async ({ body }, reply) => {
  asked.push(body);
  return verdict ?? reply.code(502).send('bad gateway');
});

const operation = 'mutation Send { sendToContact(contact: {}) { isError } }';
let site: TestSite;
let address = '';
before(async () => {
  address = await others.listen({ port: 0 });
  site = await startTestSite(
    [testShell(), testRelease({ name: 'mf-contact', operations: [operation], render: 'return part("")' })],
    { contentApiUrl: `${address}/graphql`, trustedProxies: ['127.0.0.1'] },
  );
});
after(async () => {
  await site.close();
  await others.close();
});
let count = 0;
beforeEach(() => {
  count += 1;
  proofs.length = 0;
  asked.length = 0;
});

const own = () => ({ host: 'be.localhost', 'x-requested-with': 'rivelle', 'x-forwarded-for': `203.0.113.${count}` });
const post = (payload: object | string, headers: Record<string, string> = {}) =>
  site.app.inject({
    method: 'POST',
    url: '/recaptcha',
    headers: { ...own(), 'content-type': 'application/json', ...headers },
    payload,
  });
const offered = z.object({
  provider: z.literal('altcha'),
  challenge: z.custom<Challenge>((value) => typeof value === 'object'),
});
const challenge = async (): Promise<Challenge> =>
  offered.parse((await site.app.inject({ url: '/recaptcha', headers: own() })).json()).challenge;
const solutionOf = async (challenge: Challenge) => solveChallenge({ challenge, deriveKey });
const proofIn = (answer: { headers: { 'set-cookie'?: string | string[] } }): string =>
  /^captchaProof=([^;]+)/.exec(String(answer.headers['set-cookie'] ?? ''))?.[1] ?? '';

// R338, C43
test('whoever has done the work gets success, and a proof that scripts cannot read and that dies soon', async () => {
  const given = await challenge();
  const answer = await post({ response: JSON.stringify({ challenge: given, solution: await solutionOf(given) }) });
  assert.deepEqual([answer.statusCode, answer.json()], [200, { success: true }]);
  assert.equal(answer.headers['cache-control'], 'no-store');
  assert.match(
    String(answer.headers['set-cookie']),
    /^captchaProof=[\w.-]+; Max-Age=900; Path=\/graphql; HttpOnly; SameSite=Strict$/,
  );
  assert.equal(await verifyCaptchaProof(serviceSecret, proofIn(answer)), `altcha ${given.parameters.nonce}`);
});

test('work that is shown again, in other words too, is the same captcha', async () => {
  const given = await challenge();
  const solution = await solutionOf(given);
  const ids = [];
  for (const response of [
    JSON.stringify({ challenge: given, solution }),
    JSON.stringify({ solution: { ...solution, time: 7 }, challenge: given, more: 'words' }, null, 2),
  ])
    ids.push(await verifyCaptchaProof(serviceSecret, proofIn(await post({ response }))));
  assert.equal(new Set(ids).size, 1);
  assert.notEqual(ids[0], undefined);
});

test('work that was not done, another challenge, and an easier or older one that somebody wrote himself are refused', async () => {
  const given = await challenge();
  const solution = await solutionOf(given);
  assert.ok(solution);
  const easy = { ...given, parameters: { ...given.parameters, keyPrefix: solution.derivedKey.slice(0, 2) } };
  const lasting = { ...given, parameters: { ...given.parameters, expiresAt: 9_999_999_999 } };
  const foreign = await createAltcha('another secret').offer();
  assert.ok(foreign.provider === 'altcha');
  for (const response of [
    'nonsense',
    '{}',
    JSON.stringify({ challenge: given, solution: { counter: 1, derivedKey: '00' } }),
    JSON.stringify({ challenge: await challenge(), solution }),
    JSON.stringify({ challenge: easy, solution }),
    JSON.stringify({ challenge: lasting, solution }),
    JSON.stringify({ challenge: { parameters: given.parameters, signature: '' }, solution }),
    JSON.stringify({ challenge: foreign.challenge, solution: await solutionOf(foreign.challenge) }),
  ]) {
    const answer = await post({ response });
    assert.deepEqual([answer.statusCode, answer.json()], [200, { success: false, reason: 'wrong' }], response);
    assert.equal(answer.headers['set-cookie'], undefined);
  }
});

test('work that comes too late is told so', async (context) => {
  const given = await challenge();
  const solution = await solutionOf(given);
  context.mock.timers.enable({ apis: ['Date'], now: Date.now() + 11 * 60_000 });
  const check = createAltcha(serviceSecret).check(JSON.stringify({ challenge: given, solution }));
  assert.deepEqual(await check, { refused: 'expired' });
});

test('the call is for pages of this site, with a response in it', async () => {
  assert.equal((await post({ response: 'x' }, { 'x-requested-with': '' })).statusCode, 403);
  assert.equal((await post({})).statusCode, 400);
  assert.equal((await post({ response: 'x'.repeat(9_000) })).statusCode, 400);
});

test('an address tries thirty times in ten minutes', async () => {
  for (let tries = 0; tries < 30; tries += 1) assert.equal((await post({ response: 'x' })).statusCode, 200);
  assert.equal((await post({ response: 'x' })).statusCode, 429);
});

test('the proof goes on to the content API with the message, and nothing else that a cookie may hold', async () => {
  const sha256Hash = createHash('sha256').update(operation).digest('hex');
  const send = (cookie: string) =>
    site.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { ...own(), 'content-type': 'application/json', cookie },
      payload: { extensions: { persistedQuery: { version: 1, sha256Hash } } },
    });
  for (const cookie of ['captchaProof=a.b-c_d.e', 'captchaProof=a b', ''])
    assert.equal((await send(cookie)).statusCode, 200);
  assert.deepEqual(proofs, ['a.b-c_d.e', undefined, undefined]);
});

test('reCAPTCHA is asked about each response; its refusals are told apart, and its silence is no refusal', async () => {
  const captcha = createRecaptcha({ siteKey: 'site', secretKey: 'hidden' }, `${address}/siteverify`);
  assert.deepEqual(await captcha.offer(), { provider: 'recaptcha', siteKey: 'site' });

  verdict = { success: true, hostname: 'be.localhost' };
  const [first, again, other] = [await captcha.check('one'), await captcha.check('one'), await captcha.check('two')];
  assert.deepEqual(asked[0], { secret: 'hidden', response: 'one' });
  assert.deepEqual(first, again);
  assert.notDeepEqual(first, other);

  verdict = { success: false, 'error-codes': ['timeout-or-duplicate'] };
  assert.deepEqual(await captcha.check('old'), { refused: 'expired' });
  verdict = { success: false, 'error-codes': ['invalid-input-response'] };
  assert.deepEqual(await captcha.check('forged'), { refused: 'wrong' });
  const fails = (error: unknown) => error instanceof SiteError && error.code === 'captcha-failed';
  verdict = { success: false, 'error-codes': ['invalid-input-secret'] };
  await assert.rejects(captcha.check('any'), fails);
  verdict = undefined;
  await assert.rejects(captcha.check('any'), fails);
  await assert.rejects(createRecaptcha({ siteKey: 's', secretKey: 'h' }, 'http://127.0.0.1:1').check('any'), fails);
});

// C43
test('a site with reCAPTCHA lets its scripts and frames in, and says so to the form', async () => {
  const google = await startTestSite([testShell()], {
    captcha: { provider: 'recaptcha', siteKey: 'site', secretKey: 'hidden' },
  });
  try {
    const answer = await google.get('/recaptcha');
    assert.deepEqual(answer.json(), { provider: 'recaptcha', siteKey: 'site' });
    const policy = String(answer.headers['content-security-policy']).split(';');
    assert.ok(
      policy.some((rule) => rule.startsWith('frame-src') && rule.includes('https://www.google.com/recaptcha/')),
    );
    const own = String((await site.get('/recaptcha')).headers['content-security-policy']);
    assert.ok(!own.includes('google'));
  } finally {
    await google.close();
  }
});
