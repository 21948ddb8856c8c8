import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { type TestContext, test } from 'node:test';
import Fastify from 'fastify';
import { writeReady } from '../gateway/from-memory.ts';
import { endConnections } from './end-connections.ts';

/** A server whose route `/file` is written as files are, `/slow` answers after `go`, and `/unread` before it has read what it is sent. */
async function serverThatEnds(context: TestContext, ending?: AbortSignal) {
  const app = Fastify({ forceCloseConnections: false });
  context.after(() => app.close());
  endConnections(app, ending);
  const asked = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  app.get('/', async () => 'now');
  app.get('/file', async (_, reply) => {
    reply.hijack();
    writeReady(reply.raw, { status: 200, headers: {}, body: Buffer.from('file') });
  });
  app.get('/slow', async () => {
    asked.resolve();
    await go.promise;
    return 'late';
  });
  app.addContentTypeParser('text/plain', (_, body, done) => done(null, body));
  app.post('/unread', async () => 'unread');
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, address, asked: asked.promise, go: go.resolve };
}

test('an answer closes its connection once the end is near, and not before', async (context) => {
  const ending = new AbortController();
  const { address } = await serverThatEnds(context, ending.signal);
  const connectionAfter = async (path: string) => (await fetch(address + path)).headers.get('connection');
  const paths = ['/', '/file'];
  for (const path of paths) assert.equal(await connectionAfter(path), 'keep-alive', path);
  ending.abort();
  for (const path of paths) assert.equal(await connectionAfter(path), 'close', path);
});

test('so does the answer to a request that was under way when the server began to close', async (context) => {
  const { app, address, asked, go } = await serverThatEnds(context);
  const answer = fetch(`${address}/slow`);
  await asked;
  const closing = Promise.withResolvers<void>();
  app.server.once('close', () => closing.resolve());
  const closed = app.close();
  await new Promise((resolve) => setImmediate(resolve));
  go();
  const { headers } = await answer;
  assert.equal(headers.get('connection'), 'close');
  await closed;
});

test('a connection whose request was answered before it was read is closed when it has come, and nothing is looked for later', async (context) => {
  context.mock.timers.enable({ apis: ['setInterval'] });
  const { app, address } = await serverThatEnds(context);
  const caller = connect(Number(new URL(address).port), '127.0.0.1');
  context.after(() => caller.destroy());
  caller.write('POST /unread HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 4\r\n\r\n');
  await once(caller, 'data');
  const looking = context.mock.method(app.server, 'closeIdleConnections');
  const closed = app.close();
  await new Promise((resolve) => setImmediate(resolve));
  caller.end('late');
  const ended = once(caller, 'close');
  caller.resume();
  context.mock.timers.tick(500);
  await Promise.all([ended, closed]);
  const times = looking.mock.callCount();
  assert.ok(times > 0);
  context.mock.timers.tick(5_000);
  assert.equal(looking.mock.callCount(), times);
});
