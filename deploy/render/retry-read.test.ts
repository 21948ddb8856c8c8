import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { BoundSocket } from 'node:net';
import { type TestContext, test } from 'node:test';
import { retryRead } from './retry-read.ts';

/** A server that answers each request as the next of these says, and the number of requests so far. */
async function server(
  context: TestContext,
  ...answers: ((request: IncomingMessage, response: ServerResponse) => void)[]
) {
  let asked = 0;
  const http = createServer((request, response) => {
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    answer?.(request, response);
  }).listen(0, '127.0.0.1');
  await once(http, 'listening');
  context.after(() => {
    http.closeAllConnections();
    http.close();
  });
  const address = http.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { address: `http://127.0.0.1:${port}`, asked: () => asked };
}
const well = (_: IncomingMessage, response: ServerResponse) => void response.end('well');
const breaksOff = ({ socket }: IncomingMessage) => void socket.destroy();
const says = (status: number) => (_: IncomingMessage, response: ServerResponse) =>
  void response.writeHead(status).end();
const patient = () => ({ signal: AbortSignal.timeout(20_000) });

test('a read that nobody answers, or that finds a server starting, is made once more', async (context) => {
  for (const away of [breaksOff, says(503), says(502)]) {
    const { address, asked } = await server(context, away, well);
    assert.equal(await (await retryRead(address, patient())).text(), 'well');
    assert.equal(asked(), 2);
  }
});

test('and no more often; an answer is an answer, whatever it says', async (context) => {
  const broken = await server(context, breaksOff);
  await assert.rejects(retryRead(broken.address, patient()));
  assert.equal(broken.asked(), 2);
  const starting = await server(context, says(503));
  assert.equal((await retryRead(starting.address, patient())).status, 503);
  assert.equal(starting.asked(), 2);
  const failing = await server(context, says(500));
  assert.equal((await retryRead(failing.address, patient())).status, 500);
  assert.equal(failing.asked(), 1);
});

test('who has no more time does not ask again', async (context) => {
  const silent = await server(context, () => {});
  await assert.rejects(retryRead(silent.address, { signal: AbortSignal.timeout(50) }), { name: 'TimeoutError' });
  // On a busy machine not even the first request may have come.
  assert.ok(silent.asked() <= 1);
  const nobody = new BoundSocket({ host: '127.0.0.1' });
  context.after(() => nobody.close());
  const left = { signal: AbortSignal.timeout(60) };
  await assert.rejects(retryRead(`http://127.0.0.1:${nobody.address().port}`, left), {
    name: /AbortError|TimeoutError/,
  });
});
