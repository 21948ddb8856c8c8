import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import Fastify, { type FastifyInstance } from 'fastify';
import { openTestDatabase, type TestDatabase } from '../../database/testing.ts';
import { verifyQaTicket } from '../../tokens/qa-ticket.ts';
import { signAnonymous, signService } from '../../tokens/tokens.ts';
import { registryRoutes } from '../routes.ts';
import { release } from '../tables.ts';
import { compositionIdOf } from './reachable.ts';

const registryToken = 't'.repeat(32);
const serviceSecret = 's'.repeat(32);
const versions = { shell: '1.0.0', 'mf-search': '2.1.0-rc.1' };

let database: TestDatabase;
let registry: FastifyInstance;

before(async () => {
  database = await openTestDatabase();
  registry = Fastify();
  registry.register(registryRoutes, { prefix: '/registry', db: database.db, registryToken, serviceSecret });
  for (const [name, version] of Object.entries(versions))
    await database.db
      .insert(release)
      // The registry keeps manifests as they are; nothing here reads one.
      .values({ name, version, manifest: JSON.parse('{}'), source: 'x', publishedBy: 'ann', why: '' });
});
after(async () => {
  await registry.close();
  await database.close();
});

const post = (path: string, payload: object, token = registryToken) =>
  registry.inject({ method: 'POST', url: `/registry${path}`, payload, headers: { authorization: `Bearer ${token}` } });
const link = (own: object, token?: string) =>
  post('/qa-links', { versions: {}, faults: {}, seconds: 60, by: 'ann', why: 'the new suggestions', ...own }, token);
const history = async () => (await registry.inject('/registry/history')).json().history;

test('a link is signed for a published version, live or not, and for a fault; the history says so', async () => {
  const wanted = { versions: { 'mf-search': '2.1.0-rc.1' }, faults: { 'mf-stores': 'slow' } };
  const answer = await link(wanted);
  assert.equal(answer.statusCode, 200, answer.body);
  const { ticket, expires } = answer.json();
  const opened = await verifyQaTicket(serviceSecret, ticket);
  assert.deepEqual(opened, { ...wanted, whole: false, expires: new Date(expires) });
  const [line] = await history();
  assert.equal(line.action, 'qa-link');
  assert.equal(line.person, 'ann');
  assert.match(line.why, /^the new suggestions \(mf-search=2\.1\.0-rc\.1, fault mf-stores=slow until /);
});

test('a link shows a machine of the holder, named as localhost and in no other way', async () => {
  assert.equal((await link({ versions: { 'mf-search': 'http://localhost:9001' } })).statusCode, 200);
  for (const address of [
    'http://localhost:9001/',
    'http://localhost.evil.example:80',
    'https://localhost:9001',
    'http://127.0.0.1:80',
  ])
    assert.equal((await link({ versions: { 'mf-search': address } })).statusCode, 400, address);
  assert.equal((await link({ versions: { shell: 'http://localhost:9001' } })).statusCode, 422);
});

test('nothing is signed without the right, for what nobody published, for nothing, or for longer than a week', async () => {
  const before = (await history()).length;
  const wanted = { versions: { 'mf-search': '2.1.0-rc.1' } };
  assert.equal((await link(wanted, 'x'.repeat(32))).statusCode, 401);
  assert.equal((await link({ versions: { 'mf-search': '9.9.9' } })).statusCode, 404);
  assert.equal((await link({})).statusCode, 422);
  assert.equal((await link({ ...wanted, seconds: 7 * 86_400 + 1 })).statusCode, 400);
  assert.equal((await link({ faults: { 'mf-stores': 'explode' } })).statusCode, 400);
  assert.equal((await history()).length, before);
});

test('what a visitor saw is remembered by the servers of the site alone, and its id opens all of it', async () => {
  const service = await signService(serviceSecret);
  const remembered = await post('/compositions', { versions }, service);
  assert.equal(remembered.statusCode, 200, remembered.body);
  const { id } = remembered.json();
  assert.equal(id, compositionIdOf(versions));
  assert.equal((await post('/compositions', { versions }, service)).statusCode, 200);
  assert.deepEqual((await registry.inject(`/registry/compositions/${id}`)).json(), { versions });
  const { ticket } = (await link({ composition: id })).json();
  const opened = await verifyQaTicket(serviceSecret, ticket);
  assert.deepEqual([opened?.versions, opened?.whole], [versions, true]);

  for (const token of ['', registryToken, await signAnonymous(serviceSecret)])
    assert.equal((await post('/compositions', { versions }, token)).statusCode, 401);
  assert.equal((await post('/compositions', { versions: { shell: '9.9.9' } }, service)).statusCode, 404);
  assert.equal((await registry.inject('/registry/compositions/0000000000000000')).statusCode, 404);
  assert.equal((await link({ composition: '0000000000000000' })).statusCode, 404);
});

test('the id of a composition depends on its versions, not on their order', () => {
  const names = fc.dictionary(fc.stringMatching(/^mf-[a-z]+$/), fc.stringMatching(/^\d\.\d\.\d$/));
  fc.assert(
    fc.property(names, names, (one, other) => {
      const sorted = (versions: object) => JSON.stringify(Object.entries(versions).sort());
      const turned = Object.fromEntries(Object.entries(one).reverse());
      assert.equal(compositionIdOf(turned), compositionIdOf(one));
      assert.equal(compositionIdOf(one) === compositionIdOf(other), sorted(one) === sorted(other));
    }),
  );
});
