import assert from 'node:assert/strict';
import { request } from 'node:http';
import { after, before, test } from 'node:test';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { registryClient } from '../../registry/client.ts';
import { startTestRegistry, type TestRegistryApp } from '../../registry/testing.ts';
import { eventually } from '../../testing/eventually.ts';
import { ownPagesOnly } from '../security/csrf.ts';
import { testRelease } from '../testing/release.ts';
import { registryPassage } from './routes.ts';

let registry: TestRegistryApp;
let gateway: FastifyInstance;
/** The requests that got through to the registry, and were not only to ask who sends them. */
let passed: string[] = [];

before(async () => {
  registry = await startTestRegistry();
  gateway = Fastify();
  ownPagesOnly(gateway);
  await gateway.register(rateLimit, { global: false });
  await gateway.register(registryPassage, {
    send: (request) => {
      if (request.path !== '/me') passed.push(`${request.method} ${request.path}`);
      return registry.send(request);
    },
  });
});
after(async () => {
  await gateway.close();
  await registry.close();
});

/** The registry as a machine elsewhere reaches it; every caller has an address of its own. */
let callers = 0;
function elsewhere(token: string) {
  callers += 1;
  const remoteAddress = `10.0.0.${callers}`;
  return registryClient(async ({ method, path, headers, body }) => {
    const url = `/_registry${path}`;
    const response = await gateway.inject({ method, url, headers, payload: body, remoteAddress });
    return { status: response.statusCode, body: response.rawPayload };
  }, token);
}

const tokenOf = async (token: { name: string; role: 'team' | 'qa'; remotes?: string[] }) =>
  (await registry.as().createToken({ ...token, by: 'ann' })).secret;

function upload(name: string) {
  const { manifest, files } = testRelease({ name, render: 'return part(task.name)' });
  const encoded = [...files].map(([path, bytes]) => [path, Buffer.from(bytes).toString('base64')]);
  return { manifest, files: Object.fromEntries(encoded), by: 'ann', why: '', live: true };
}

test('a team on another machine releases its remote through the gateway, and reads what is live', async () => {
  const team = elsewhere(await tokenOf({ name: 'Team Search', role: 'team', remotes: ['mf-search'] }));
  await team.publish(upload('mf-search'));
  assert.deepEqual(Object.keys((await team.live()).live['*'] ?? {}), ['mf-search']);
  const [line] = await team.history({ limit: 1 });
  assert.deepEqual([line?.who, line?.action], ['Team Search', 'make-live']);
  await assert.rejects(team.publish(upload('mf-stores')), { code: 'registry-forbidden' });
});

test('without a token nothing is read, and what a stranger sends does not get to the registry', async () => {
  passed = [];
  for (const token of ['', 'x', 'rvl.000000000000.'.padEnd(60, 'x')]) {
    const stranger = elsewhere(token);
    await assert.rejects(stranger.live(), { code: 'registry-token-wrong' });
    await assert.rejects(stranger.publish(upload('mf-search')), { code: 'registry-token-wrong' });
  }
  assert.deepEqual(passed, []);
});

/** The same file, written so that only the registry would understand it. */
const hidden = [
  'fil%65s/server.cjs',
  'FILES/server.cjs',
  '%66iles%2fserver.cjs',
  '/files/server.cjs',
  'files%5cserver.cjs',
].map((rest) => `/releases/mf-search/1.0.0/${rest}`);

test('no path leads out of the registry, nor to the files of a release', async () => {
  passed = [];
  const authorization = `Bearer ${await tokenOf({ name: 'Quentin', role: 'qa' })}`;
  for (const path of ['/../graphql', '/%2e%2e/graphql', '/releases/mf-search/1.0.0/files/server.cjs', ...hidden, '']) {
    const { statusCode } = await gateway.inject({ url: `/_registry${path}`, headers: { authorization } });
    assert.equal(statusCode, 404, path);
  }
  assert.deepEqual(passed, []);
});

test('who tries again and again has to wait', async () => {
  const guesser = elsewhere('x');
  const tries = Array.from({ length: 61 }, () => guesser.live().then(String, (error) => error.status));
  assert.equal((await Promise.all(tries)).at(-1), 429);
});

test('of what is long one team sends one at a time, so that it fills no memory; others do not wait for it', async () => {
  const underWay = new Map<string, number>();
  let mostOfOne = 0;
  let mostOfAll = 0;
  const passage = Fastify();
  await passage.register(rateLimit, { global: false });
  await passage.register(registryPassage, {
    async send({ path, headers }) {
      if (path === '/me')
        return { status: 200, body: Buffer.from(JSON.stringify({ name: 'a team', role: 'team', remotes: [] })) };
      const sender = String(headers.authorization);
      underWay.set(sender, (underWay.get(sender) ?? 0) + 1);
      mostOfOne = Math.max(mostOfOne, ...underWay.values());
      mostOfAll = Math.max(
        mostOfAll,
        [...underWay.values()].reduce((sum, one) => sum + one),
      );
      for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
      underWay.set(sender, (underWay.get(sender) ?? 0) - 1);
      return { status: 200, body: Buffer.from('{}') };
    },
  });
  const upload = (sender: string) =>
    passage.inject({
      method: 'POST',
      url: '/_registry/releases',
      headers: { authorization: `Bearer ${sender}`, 'content-type': 'application/gzip' },
      payload: Buffer.alloc(2 * 1024 * 1024),
    });
  const answers = await Promise.all(['one', 'one', 'other', 'one', 'other', 'one'].map(upload));
  assert.deepEqual(
    answers.map(({ statusCode }) => statusCode),
    Array(6).fill(200),
  );
  assert.deepEqual([mostOfOne, mostOfAll], [1, 2]);
  await passage.close();
});

test('who leaves while their turn has not come, or with it, holds up nothing', async () => {
  const passage = Fastify();
  await passage.register(rateLimit, { global: false });
  let asked = 0;
  await passage.register(registryPassage, {
    async send({ path }) {
      if (path === '/me') asked += 1;
      return { status: 200, body: Buffer.from(JSON.stringify({ name: 'a team', role: 'team', remotes: [] })) };
    },
  });
  const address = await passage.listen({ port: 0, host: '127.0.0.1' });
  const headers = { authorization: 'Bearer one', 'content-type': 'application/gzip' };
  const left = [1, 2, 3].map(() => {
    const unfinished = request(`${address}/_registry/releases`, { method: 'POST', headers }).on('error', () => {});
    unfinished.write('x');
    return unfinished;
  });
  await eventually(async () => asked === 3);
  for (const one of left) one.destroy();
  const body = new Uint8Array(2 * 1024 * 1024);
  assert.equal((await fetch(`${address}/_registry/releases`, { method: 'POST', headers, body })).status, 200);
  await passage.close();
});
