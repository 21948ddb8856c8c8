import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import Fastify, { type FastifyInstance } from 'fastify';
import { signUser } from '../../tokens/tokens.ts';
import { testShell } from '../testing/release.ts';
import { serviceSecret, startTestSite, type TestSite } from '../testing/site.ts';

const own = { host: 'be.localhost', 'x-requested-with': 'rivelle', 'content-type': 'image/png' };
const account = '6a2f41a3-c54c-4b5b-9f3e-2b7d3b0b3c11';
const id = `${account}.${'s'.repeat(22)}`;

/** A content API that takes every file, or answers what a test wants, and notes what it was sent. */
const asked: { method: string; url: string; headers: Record<string, unknown>; body: unknown }[] = [];
let answer: { status: number; headers?: Record<string, string> } | undefined;
const contentApi: FastifyInstance = Fastify({ bodyLimit: 10 * 1_048_576 });
contentApi.removeAllContentTypeParsers();
contentApi.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
contentApi.all('/*', async ({ method, url, headers, body }, reply) => {
  asked.push({ method, url, headers, body });
  if (answer)
    return reply
      .code(answer.status)
      .headers(answer.headers ?? {})
      .send({ code: String(answer.status) });
  if (method === 'DELETE') return reply.code(204).send();
  const bytes = Buffer.isBuffer(body) ? body.length : 0;
  return reply.code(201).send({ id, name: 'plan.png', type: 'image/png', bytes, secret: 'not for browsers' });
});

let site: TestSite;
before(async () => {
  const contentApiUrl = `${await contentApi.listen({ port: 0 })}/graphql`;
  site = await startTestSite([testShell()], { contentApiUrl, trustedProxies: ['127.0.0.1'] });
});
after(async () => {
  await site.close();
  await contentApi.close();
});
let count = 0;
beforeEach(() => {
  asked.length = 0;
  answer = undefined;
  count += 1;
});

const post = (payload: Buffer, headers: Record<string, string> = {}, query = '?name=plan%20A.png') =>
  site.app.inject({
    method: 'POST',
    url: `/uploads${query}`,
    headers: { ...own, 'x-forwarded-for': `203.0.113.${count}`, ...headers },
    payload,
  });

test('a file is passed on as it is, with its name, the visitor and the address it came from', async () => {
  const token = await signUser(serviceSecret, { sub: account, uid: 42 });
  const file = Buffer.from([0, 1, 2, 255]);
  const { statusCode, headers, json } = await post(file, { cookie: `authToken=${token}` });
  assert.equal(statusCode, 201);
  assert.deepEqual(json(), { id, name: 'plan.png', type: 'image/png', bytes: 4 });
  assert.equal(headers['cache-control'], 'no-store');
  const [call] = asked;
  assert.deepEqual([call?.method, call?.url, call?.body], ['POST', '/uploads?name=plan+A.png', file]);
  assert.deepEqual(
    [call?.headers.authorization, call?.headers['x-forwarded-for']],
    [`Bearer ${token}`, `203.0.113.${count}`],
  );
});

test('a file that is a JSON document, or of no content type, is a file all the same', async () => {
  const file = Buffer.from('{ "not": "json');
  assert.equal((await post(file, { 'content-type': 'application/json' })).statusCode, 201);
  assert.deepEqual(asked[0]?.body, file);
});

test('pages of other sites can neither send nor remove files', async () => {
  assert.equal((await post(Buffer.from('x'), { 'x-requested-with': '' })).statusCode, 403);
  const headers = { ...own, 'x-requested-with': 'other' };
  assert.equal((await site.app.inject({ method: 'DELETE', url: `/uploads/${id}`, headers })).statusCode, 403);
  assert.equal(
    (await site.app.inject({ method: 'POST', url: '/session', headers: own, payload: 'x' })).statusCode,
    403,
    'other content types are for files alone',
  );
  assert.equal(asked.length, 0);
});

// R336, C18
test('a file beyond 5 MB, and one without a name, go no further', async () => {
  const large = await post(Buffer.alloc(5 * 1_048_576 + 1));
  assert.deepEqual([large.statusCode, large.json()], [413, { code: 'upload-too-large' }]);
  const nameless = await post(Buffer.from('x'), {}, '');
  assert.deepEqual([nameless.statusCode, nameless.json()], [400, { code: 'request-refused' }]);
  assert.equal(asked.length, 0);
  assert.equal((await post(Buffer.alloc(5 * 1_048_576))).statusCode, 201);
});

test('what the content API refuses is refused with a code', async () => {
  const expected: [number, number, string][] = [
    [422, 422, 'upload-refused'],
    [413, 413, 'upload-too-large'],
    [429, 429, 'too-often'],
    [404, 404, 'not-found'],
    [500, 503, 'content-failed'],
  ];
  for (const [status, outside, code] of expected) {
    answer = { status, headers: status === 429 ? { 'retry-after': '17' } : {} };
    const refused = await post(Buffer.from('x'));
    assert.deepEqual([refused.statusCode, refused.json()], [outside, { code }]);
    if (status === 429) assert.equal(refused.headers['retry-after'], '17');
  }
});

test('a file is removed by its id', async () => {
  const headers = { ...own, 'content-type': 'application/json' };
  const remove = (of: string) => site.app.inject({ method: 'DELETE', url: `/uploads/${of}`, headers });
  assert.equal((await remove(id)).statusCode, 204);
  assert.deepEqual([asked[0]?.method, asked[0]?.url], ['DELETE', `/uploads/${id}`]);
  assert.equal((await remove('no-id')).statusCode, 400);
  answer = { status: 404 };
  assert.equal((await remove(id)).statusCode, 404);
});

test('an address sends 20 files in ten minutes', async () => {
  for (let index = 0; index < 20; index += 1) assert.equal((await post(Buffer.from('x'))).statusCode, 201);
  const refused = await post(Buffer.from('x'));
  assert.deepEqual([refused.statusCode, refused.json()], [429, { code: 'too-often' }]);
  assert.ok(Number(refused.headers['retry-after']) > 0);
});
