import assert from 'node:assert/strict';
import { once } from 'node:events';
import { get } from 'node:http';
import { test } from 'node:test';
import Fastify, { type FastifyReply } from 'fastify';
import { callerGone } from './caller-gone.ts';
import { measureFromMemory, metricsRoute } from './metrics.ts';
import { answerPlainly, observeRequests } from './observe-requests.ts';

test('every answer is measured by its method, its status and the pattern of its address, as Prometheus reads it', async (t) => {
  const app = Fastify();
  t.after(() => app.close());
  observeRequests(app, []);
  app.get('/things/:id', async () => ({}));
  await app.register(metricsRoute);
  for (const url of ['/things/1', '/things/2', '/nothing']) await app.inject(url);
  measureFromMemory('/kept', 304, 250);
  const { body, headers } = await app.inject('/metrics');
  assert.match(String(headers['content-type']), /^text\/plain; version=/);
  assert.match(body, /^site_request_seconds_count\{method="GET",route="\/things\/:id",status="200"\} 2$/m);
  assert.match(body, /^site_request_seconds_count\{method="GET",route="unknown",status="404"\} 1$/m);
  assert.match(body, /^site_request_seconds_sum\{method="GET",route="\/kept",status="304"\} 0\.25$/m);
  const [, seconds] = /^site_request_seconds_sum\{.*:id.*\} (.*)$/m.exec(body) ?? [];
  assert.ok(Number(seconds) > 0 && Number(seconds) < 10, `${seconds} s`);
});

test('an error that nothing else answers is a refusal or a failure by its status, and says no more; the log tells of failures', async (t) => {
  const logged: unknown[] = [];
  const stream = { write: (line: string) => logged.push(JSON.parse(line).err?.message) };
  const app = Fastify({ logger: { level: 'error', stream } });
  t.after(() => app.close());
  app.setErrorHandler(answerPlainly);
  app.get<{ Params: { status: string } }>('/:status', async ({ params: { status } }) => {
    throw Object.assign(new Error(`the status ${status}`), status === 'none' ? {} : { statusCode: Number(status) });
  });
  const answers = [];
  for (const status of ['400', '499', '500', '503', 'none']) {
    const { statusCode, body } = await app.inject(`/${status}`);
    answers.push([statusCode, JSON.parse(body).code]);
  }
  assert.deepEqual(answers, [
    [400, 'request-refused'],
    [499, 'request-refused'],
    [500, 'failed'],
    [503, 'failed'],
    [500, 'failed'],
  ]);
  assert.deepEqual(logged, ['the status 500', 'the status 503', 'the status none']);
});

test('a caller who leaves before the answer is noticed, and no caller who has got it', async (t) => {
  const app = Fastify();
  t.after(() => app.close());
  // A reply of fastify has a `then`, and would be waited for.
  const asked = Promise.withResolvers<{ reply: FastifyReply }>();
  app.get('/slow', (_, reply) => {
    reply.hijack();
    asked.resolve({ reply });
  });
  const answered = Promise.withResolvers<AbortSignal>();
  const closed = Promise.withResolvers<void>();
  app.get('/quick', async (_, reply) => {
    answered.resolve(callerGone(reply));
    reply.raw.once('close', () => closed.resolve());
    return 'all';
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });

  const request = get(`${address}/slow`);
  request.on('error', () => {});
  const { reply } = await asked.promise;
  const signal = callerGone(reply);
  assert.ok(!signal.aborted);
  request.destroy();
  await once(signal, 'abort');
  assert.ok(callerGone(reply).aborted, 'also by what begins later');

  assert.equal(await (await fetch(`${address}/quick`)).text(), 'all');
  await closed.promise;
  assert.ok(!(await answered.promise).aborted);
});
