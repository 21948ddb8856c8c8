import assert from 'node:assert/strict';
import { test } from 'node:test';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { inspectsHere } from './inspecting.ts';

test('on this machine a document is inspected from its address on, until that says off', async () => {
  const app = Fastify({ trustProxy: true });
  await app.register(cookie);
  app.get('/fr', async (request, reply) => ({ inspects: inspectsHere(request, reply) }));
  const on = { cookie: 'inspect=on' };
  const elsewhere = { 'x-forwarded-for': '192.0.2.1' };
  for (const [url, headers, inspects, written] of [
    ['/fr', {}, false, undefined],
    ['/fr?inspect', {}, true, 'on'],
    ['/fr?inspect', { host: 'localhost' }, true, 'on'],
    ['/fr', on, true, undefined],
    ['/fr?inspect=off', on, false, ''],
    ['/fr?inspect', elsewhere, false, undefined],
    ['/fr', { ...on, ...elsewhere }, false, undefined],
    ['/fr?inspect', { host: 'www.example.org' }, false, undefined],
    ['/fr', { ...on, host: 'notlocalhost' }, false, undefined],
  ] as const) {
    const answer = await app.inject({ url, headers: { host: 'be.localhost:8080', ...headers } });
    assert.deepEqual(answer.json(), { inspects }, `${url} ${JSON.stringify(headers)}`);
    assert.equal(answer.cookies.find(({ name }) => name === 'inspect')?.value, written, url);
  }
});
