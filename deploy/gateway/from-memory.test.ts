import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { test } from 'node:test';
import Fastify from 'fastify';
import { closeConnectionsAt } from './draining.ts';
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
  closeConnectionsAt(app, ending.signal);
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
