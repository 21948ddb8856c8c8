import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import Fastify, { type FastifyInstance } from 'fastify';
import { signUser, verifyToken } from '../../tokens/tokens.ts';
import { operationHash, testRelease, testShell } from '../testing/release.ts';
import { serviceSecret, startTestSite, type TestSite } from '../testing/site.ts';

const account = { sub: '6a2f41a3-c54c-4b5b-9f3e-2b7d3b0b3c11', uid: 42 };
const own = { host: 'be.localhost', 'x-requested-with': 'rivelle', 'content-type': 'application/json' };

const question = 'query Question($of: String) { answer(of: $of) }';
const change = 'mutation Change { change }';
const disguised = [
  'mutation { login(email: "a", password: "b") { token } }',
  'mutation { innocent: refreshJwtToken(token: "a") { token } }',
  'mutation { ...All } fragment All on Mutation { ... on Mutation { login(email: "a", password: "b") { token } } }',
  'query A { a } mutation B { adminSynchronizeProductId(productId: "a") { message } }',
  '{ __schema { types { name } } }',
  '{ __type(name: "Query") { name } }',
];

/** A content API that notes what it was asked. */
interface Asked {
  headers: {
    'idempotency-key'?: string;
    authorization?: string;
    'accept-language'?: string;
    'x-forwarded-for'?: string;
  };
  body: { query: string; variables?: object };
}
const asked: Asked[] = [];
const contentApi: FastifyInstance = Fastify();
contentApi.post<{ Body: Asked['body']; Headers: Asked['headers'] }>('/graphql', ({ body, headers }) => {
  asked.push({ headers, body });
  return { data: { answer: true } };
});
let breaksOff = false;
/** How many requests from now on find it away. */
let awayFor = 0;
let tries = 0;
contentApi.addHook('onRequest', async (_, reply) => {
  tries += 1;
  if (awayFor > 0) {
    awayFor -= 1;
    reply.hijack().raw.destroy();
    return;
  }
  if (!breaksOff) return;
  const { raw } = reply.hijack();
  raw.writeHead(200, { 'content-length': 100 }).write('{', () => raw.destroy());
});

let site: TestSite;
before(async () => {
  const contentApiUrl = `${await contentApi.listen({ port: 0 })}/graphql`;
  const remote = testRelease({
    name: 'mf-content',
    operations: [question, change, ...disguised],
    render: 'return part("")',
  });
  site = await startTestSite([testShell(), remote], { contentApiUrl, trustedProxies: ['127.0.0.1'] });
});
after(async () => {
  await site.close();
  await contentApi.close();
});
beforeEach(() => {
  asked.length = 0;
  tries = 0;
});

const post = (payload: object, headers: Record<string, string> = own) =>
  site.app.inject({ method: 'POST', url: '/graphql', headers, payload });
const byId = (text: string) => ({ extensions: { persistedQuery: { version: 1, sha256Hash: operationHash(text) } } });

// R295, R383
test("an operation of a release is passed on with the visitor's token, or the anonymous one, language and address", async () => {
  const token = await signUser(serviceSecret, account);
  const answer = await post(
    { ...byId(question), variables: { of: 'life' } },
    { ...own, cookie: `authToken=${token}`, 'accept-language': 'nl-BE', 'x-forwarded-for': '203.0.113.7' },
  );
  assert.deepEqual(answer.json(), { data: { answer: true } });
  assert.equal(answer.headers['cache-control'], 'no-store');
  const [first] = asked;
  assert.deepEqual(first?.body, { query: question, variables: { of: 'life' } });
  assert.equal(first?.headers.authorization, `Bearer ${token}`);
  assert.equal(first?.headers['accept-language'], 'nl-BE');
  assert.equal(first?.headers['x-forwarded-for'], '203.0.113.7');

  await post(byId(question), { ...own, cookie: 'authToken=forged', 'accept-language': 'fr-FR,fr;q=0.9' });
  const anonymous = asked[1]?.headers.authorization?.replace('Bearer ', '') ?? '';
  assert.equal((await verifyToken(serviceSecret, anonymous))?.role, 'anonymous');
  assert.notEqual(asked[1]?.headers['accept-language'], 'fr-FR,fr;q=0.9');
});

test('the key of a write that comes again is passed on', async () => {
  await post(byId(change), { ...own, 'idempotency-key': 'a-key-of-the-sender' });
  assert.equal(asked[0]?.headers['idempotency-key'], 'a-key-of-the-sender');
});

test('an operation that no release sends is refused, and so is the text of one that a release does send', async () => {
  assert.equal((await post(byId('{ another }'))).statusCode, 403);
  assert.equal((await post({ query: question })).statusCode, 400);
  assert.equal((await post({ query: '{ other }', ...byId(question) })).statusCode, 400);
  assert.equal((await post([byId(question)])).statusCode, 400);
  assert.equal(asked.length, 0);
});

test('an operation is served to those alone whose versions send it, whatever another team registers', async () => {
  const others = 'mutation Question { closeAccount }';
  const release = testRelease({ name: 'mf-stores', operations: [others], render: 'return part("")' });
  site.registry.publish(release);
  assert.equal((await post(byId(others))).statusCode, 403);
  const tab = (composition: string) => ({ ...own, 'x-composition': composition });
  assert.equal((await post(byId(others), tab('shell@1.0.0,mf-stores@1.0.0'))).statusCode, 409);
  assert.equal((await post(byId(question), tab('shell@1.0.0'))).statusCode, 403);
  assert.equal(asked.length, 0);
  assert.equal((await post(byId(question), tab('shell@1.0.0,mf-content@1.0.0'))).statusCode, 200);
});

// C31, C33
test('no release can have browsers ask for tokens, administration or the schema, whatever the disguise', async () => {
  for (const text of disguised) assert.equal((await post(byId(text))).statusCode, 403, text);
  assert.equal(asked.length, 0);
});

test('calls of foreign pages and bodies beyond any use are refused', async () => {
  const { 'x-requested-with': _, ...foreign } = own;
  assert.equal((await post(byId(question), foreign)).statusCode, 403);
  assert.equal((await post({ ...byId(question), variables: { of: 'x'.repeat(200_000) } })).statusCode, 413);
  assert.equal(asked.length, 0);
});

test('a content API that breaks off in the middle of its answer counts as one that does not answer', async () => {
  breaksOff = true;
  const answer = await post(byId(question));
  breaksOff = false;
  assert.deepEqual([answer.statusCode, answer.json()], [503, { code: 'content-failed' }]);
});

test('a question that the content API does not answer is asked once more, a change never', async () => {
  awayFor = 1;
  assert.equal((await post(byId(question))).statusCode, 200);
  assert.equal(tries, 2);
  awayFor = 1;
  assert.equal((await post(byId(change))).statusCode, 503);
  assert.equal(tries, 3);
});
