import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { test } from 'node:test';
import Fastify from 'fastify';
import { endConnections } from '../observe/end-connections.ts';
import { eventually } from '../testing/eventually.ts';
import { answeringFromMemory, type ReadyAnswer } from './from-memory.ts';

test('what stands ready is answered before all else, until the gateway ends: then clients are told to go elsewhere', async (context) => {
  const ending = new AbortController();
  const file = { status: 200, headers: { 'content-type': 'text/plain' }, body: Buffer.from('from memory') };
  const sources = [{ route: '/files/*', find: ({ url = '' }) => (url === '/files/a' ? file : undefined) }];
  const measured: unknown[] = [];
  const answered = (route: string, { url }: IncomingMessage, { status }: ReadyAnswer) =>
    measured.push([route, url, status]);
  const app = Fastify({ serverFactory: answeringFromMemory({ sources, ending: ending.signal, answered }) });
  context.after(() => app.close());
  endConnections(app, ending.signal);
  app.get('/files/*', async () => 'the long way');
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const get = async (path: string) => {
    const answer = await fetch(`${origin}${path}`);
    return [await answer.text(), answer.headers.get('connection')];
  };

  assert.deepEqual(await get('/files/a'), ['from memory', 'keep-alive']);
  assert.deepEqual(await get('/files/b'), ['the long way', 'keep-alive']);
  assert.deepEqual(measured, [['/files/*', '/files/a', 200]]);
  ending.abort();
  assert.deepEqual(await get('/files/a'), ['the long way', 'close']);
});

test('of many requests that come at once, what stands ready is answered first, and one of the others in each turn', async (context) => {
  const file = { status: 200, headers: {}, body: Buffer.from('from memory') };
  const order: string[] = [];
  const app = Fastify({
    serverFactory: answeringFromMemory({
      sources: [{ route: '/files/*', find: ({ url }) => (url === '/files/a' ? file : undefined) }],
      ending: new AbortController().signal,
      answered: () => order.push('from memory'),
    }),
  });
  context.after(() => app.close());
  app.get('/*', (_, reply) => {
    order.push('the long way');
    setImmediate(() => order.push('a turn'));
    reply.send('composed');
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1');
  context.after(() => socket.destroy());
  const requests = ['/b', '/b', '/b', '/files/a'].map((path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  socket.write(requests.join(''));
  await eventually(async () => order.filter((step) => step === 'a turn').length === 3);
  assert.equal(order[0], 'from memory');
  assert.ok(order.indexOf('a turn') < order.lastIndexOf('the long way'), order.join());
});
