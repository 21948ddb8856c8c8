import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { type TestContext, test } from 'node:test';
import { eventually } from '../testing/eventually.ts';
import { ask, startLoad } from './load.ts';

/** A server of this machine and its connections, the closed ones too. */
async function serverThat(context: TestContext, answers: RequestListener) {
  const sockets: Socket[] = [];
  const server = createServer(answers).on('connection', (socket) => sockets.push(socket));
  context.after(() => server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  assert.ok(address && typeof address === 'object');
  return { at: `http://127.0.0.1:${address.port}`, sockets };
}

test('a visitor of Belgium gets what is there, or sends JSON for it, and keeps the whole answer', async (context) => {
  const { at } = await serverThat(context, async (request, response) => {
    const { host, 'content-type': type, 'x-own': own } = request.headers;
    const body = await text(request);
    response.writeHead(201, { 'x-answer': 'yes' }).write('seen: ');
    response.end(JSON.stringify([request.method, request.url, host, type, own, body]));
  });
  const got = await ask(at, { path: '/fr?a', headers: { 'x-own': 'mine' } });
  assert.deepEqual([got.status, got.headers['x-answer']], [201, 'yes']);
  assert.equal(got.body, 'seen: ["GET","/fr?a","be.localhost",null,"mine",""]');
  assert.ok(got.startedAt < got.endedAt);
  const sent = await ask(at, { path: '/graphql', headers: { host: 'fr.localhost' }, json: { a: 1 } });
  assert.equal(sent.body, 'seen: ["POST","/graphql","fr.localhost","application/json",null,"{\\"a\\":1}"]');
});

test('what was broken off has the status 0, before its answer or in the middle of it', async (context) => {
  const { at } = await serverThat(context, (request, response) => {
    if (request.url === '/half') response.writeHead(200, { 'content-length': 10 }).write('half');
    setImmediate(() => response.destroy());
  });
  for (const path of ['/none', '/half']) assert.equal((await ask(at, { path })).status, 0, path);
});

test('each visitor has an address and a connection of its own, asks one thing after the other, and stops when told to', async (context) => {
  const seen: string[] = [];
  const waiting: ServerResponse[] = [];
  const { at, sockets } = await serverThat(context, ({ socket, url }, response) => {
    seen.push(`${socket.remoteAddress} ${url}`);
    if (seen.length > 8) waiting.push(response);
    else response.end();
  });
  const load = startLoad(at, [{ path: '/a' }, { path: '/b' }]);
  await eventually(() => waiting.length === 2);
  const stopped = load.stop();
  for (const response of waiting) response.end();
  const outcomes = await stopped;
  assert.deepEqual([...new Set(seen)].sort(), ['127.0.0.2 /a', '127.0.0.3 /b']);
  assert.deepEqual([sockets.length, outcomes.length], [2, seen.length], 'whatever was asked was waited for');
  assert.ok(outcomes.every(({ status }) => status === 200));
  const spent = Math.max(...outcomes.map(({ endedAt }) => endedAt)) - Math.min(...outcomes.map((one) => one.startedAt));
  assert.ok(seen.length <= 2 * (spent / 9 + 1), `${seen.length} requests in ${spent} ms, with pauses of 10 ms`);
  await eventually(() => sockets.every(({ destroyed }) => destroyed));
});
