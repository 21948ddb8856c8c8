import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';
import Fastify from 'fastify';
import { drain } from './draining.ts';

test('a request that never arrives whole does not keep a gateway that ends', async () => {
  const app = Fastify();
  app.post('/', async () => ({}));
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const begun = once(app.server, 'request');
  const caller = connect(Number(port), '127.0.0.1');
  caller.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{');
  await begun;
  const left = once(caller, 'close');
  await drain(app, 0, 50);
  await left;
  await app.close();
  assert.ok(!app.server.listening);
});
