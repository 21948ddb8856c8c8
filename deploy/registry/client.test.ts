import assert from 'node:assert/strict';
import { test } from 'node:test';
import { registryClient, type Send, searchOf, sendOverHttp } from './client.ts';
import { RefusalError } from './refusal.ts';

const answering =
  (status: number, body: unknown): Send =>
  async () => ({ status, body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)) });

test('a refusal has the status, the reason and the code of the registry, where that is known here', async () => {
  for (const [told, code] of [
    ['release-forgotten', 'release-forgotten'],
    ['of-a-later-registry', 'registry-failed'],
  ]) {
    const client = registryClient(answering(410, { code: told, message: 'It is gone' }));
    await assert.rejects(client.versions(), (error) => {
      assert.ok(error instanceof RefusalError);
      assert.deepEqual([error.status, error.code, error.message], [410, code, 'It is gone']);
      return true;
    });
  }
});

test('a registry that is away, or says something else, is told as that', async () => {
  const away = registryClient(() => Promise.reject(new Error('ECONNREFUSED')));
  const silent = { code: 'registry-failed', message: 'The registry did not answer GET /version' };
  await assert.rejects(away.versions(), silent);
  const other = { code: 'registry-failed', message: /something that is not of its contract/ };
  for (const body of ['<h1>Hello</h1>', { registry: 'many' }])
    for (const status of [200, 502]) await assert.rejects(registryClient(answering(status, body)).versions(), other);
});

test('a token is sent where there is one, and a query has what is asked for', async () => {
  const sent: unknown[] = [];
  const send: Send = async ({ path, headers }) => {
    sent.push([path, headers.authorization]);
    return { status: 200, body: Buffer.from('{"history":[]}') };
  };
  await registryClient(send).history({ remote: 'mf-search', country: undefined, limit: 0 });
  await registryClient(send, 'a-token').history();
  assert.deepEqual(sent, [
    ['/history?remote=mf-search&limit=0', undefined],
    ['/history?', 'Bearer a-token'],
  ]);
  assert.equal(`${searchOf({ isLive: false, before: undefined })}`, 'isLive=false');
});

test('a release may take longer than another change, and that longer than a question', async (context) => {
  const limits: number[] = [];
  context.mock.method(AbortSignal, 'timeout', (ms: number) => {
    limits.push(ms);
    return new AbortController().signal;
  });
  context.mock.method(globalThis, 'fetch', async () => new Response('{}'));
  const send = sendOverHttp('http://127.0.0.1:1/registry');
  const asked = [
    ['GET', '/releases'],
    ['PUT', '/live'],
    ['POST', '/releases'],
    ['POST', '/can-release'],
  ] as const;
  for (const [method, path] of asked) await send({ method, path, headers: {} });
  const [question = 0, change = 0, release = 0, check = 0] = limits;
  assert.ok(question < change && change < release && release === check, String(limits));
});
