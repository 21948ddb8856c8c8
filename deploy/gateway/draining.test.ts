import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';
import Fastify from 'fastify';
import { endConnections } from '../observe/end-connections.ts';
import { eventually } from '../testing/eventually.ts';
import { drain } from './draining.ts';

test('requests that wait to be accepted when a gateway ends are answered', async () => {
  const app = Fastify();
  app.post('/', async () => ({}));
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const answers = Array.from({ length: 20 }, async () => {
    const caller = connect(Number(port), '127.0.0.1');
    caller.end('POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
    return (await caller.toArray()).join('');
  });
  await drain(app, 0);
  for (const answer of await Promise.all(answers)) assert.match(answer, /^HTTP\/1.1 200/);
  await app.close();
});

test('a request that comes in an idle connection after the last one was accepted is answered, and ends it', async () => {
  const app = Fastify();
  const ending = new AbortController();
  endConnections(app, ending.signal);
  app.post('/', async () => ({}));
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const caller = connect(Number(port), '127.0.0.1');
  let said = '';
  caller.on('data', (chunk) => {
    said += chunk;
  });
  const left = once(caller, 'close');
  const ask = () => caller.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n');
  ask();
  await eventually(() => said.endsWith('{}'));
  ending.abort();
  const drained = drain(app, 1_000);
  await eventually(() => !app.server.listening);
  ask();
  await left;
  assert.match(said, /^HTTP\/1.1 200.*keep-alive.*HTTP\/1.1 200.*connection: close/is);
  await drained;
  await app.close();
});

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
