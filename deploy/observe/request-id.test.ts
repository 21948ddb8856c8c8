import assert from 'node:assert/strict';
import { once } from 'node:events';
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { test } from 'node:test';
import { NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import Fastify from 'fastify';
import { z } from 'zod';
import { observeRequests, onwardHeaders } from './observe-requests.ts';
import { requestIds, thisMachine, trustedCallers } from './request-id.ts';

test('the id of a request goes with what is called for it, also after its body was read, and comes with the answer', async (context) => {
  const app = Fastify({ ...requestIds(thisMachine) });
  context.after(() => app.close());
  observeRequests(app, thisMachine);
  app.post('/', async () => onwardHeaders());
  const ask = (given: string | undefined, remoteAddress: string) =>
    app.inject({
      url: '/',
      method: 'POST',
      payload: { a: 1 },
      remoteAddress,
      headers: { 'request-id': 'of-no-server-of-ours', ...(given && { 'x-request-id': given }) },
    });
  const idOf = async (given: string | undefined, from: string) => {
    const answer = await ask(given, from);
    assert.equal(answer.json()['x-request-id'], answer.headers['x-request-id']);
    return String(answer.headers['x-request-id']);
  };
  const own = /^[\da-f]{8}-[\da-f-]{27}$/;
  assert.equal(await idOf('of-a-server-in-front', '127.0.0.1'), 'of-a-server-in-front');
  assert.match(await idOf('of-somebody', '192.0.2.1'), own);
  for (const none of [undefined, 'short', 'with spaces in it', 'x'.repeat(65)])
    assert.match(await idOf(none, '::1'), own);
  assert.deepEqual(onwardHeaders(), {}, 'outside of a request there is none');
});

test('a body that comes later than its request is worked for under the id of that request, and in its trace', async (context) => {
  // `startTracing` would send what it measures.
  new NodeTracerProvider().register();
  const app = Fastify({ ...requestIds(thisMachine) });
  context.after(() => app.close());
  observeRequests(app, thisMachine);
  const begun = Promise.withResolvers<void>();
  app.addHook('preParsing', async () => begun.resolve());
  app.post('/', async () => onwardHeaders());
  const address = await app.listen({ port: 0, host: '127.0.0.1' });

  const [id, traceId] = ['of-a-server-in-front', '0af7651916cd43dd8448eb211c80319c'];
  const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
  const headers = { 'content-type': 'application/json', 'x-request-id': id, traceparent };
  const sending = request(address, { method: 'POST', headers });
  const answered = once(sending, 'response');
  sending.flushHeaders();
  await begun.promise;
  sending.end('{}');
  const [answer] = await answered;
  const onward = z.record(z.string(), z.string()).parse(await json(answer));
  assert.equal(onward['x-request-id'], id);
  assert.match(onward.traceparent ?? '', new RegExp(`^00-${traceId}-(?!b7ad6b7169203331)`));
});

test('a caller is trusted by its address or its range, of either kind', () => {
  const isTrusted = trustedCallers(['192.0.2.1', '10.0.0.0/8', '2001:db8::/32', '::1']);
  for (const address of ['192.0.2.1', '10.255.0.1', '2001:db8:1::1', '::1'])
    assert.equal(isTrusted(address), true, address);
  for (const address of ['192.0.2.2', '11.0.0.1', '2001:db9::1', '::2', undefined])
    assert.equal(isTrusted(address), false, String(address));
});
