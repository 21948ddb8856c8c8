import assert from 'node:assert/strict';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { beforeEach, test } from 'node:test';
import { SpanStatusCode } from '@opentelemetry/api';
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import Fastify from 'fastify';
import { thisMachine } from './request-id.ts';
import { inSpan, traceReady, traceRequests } from './spans.ts';

const exporter = new InMemorySpanExporter();
new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }).register();
beforeEach(() => exporter.reset());

const traceId = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
const seen = () => exporter.getFinishedSpans();

test('work that fails is a span that says so and ends, and the failure goes on; so does what was made', async () => {
  assert.equal(await inSpan('good', { a: 1 }, async () => 'made'), 'made');
  await assert.rejects(
    inSpan('bad', {}, async () => {
      throw new Error('no milk');
    }),
    /no milk/,
  );
  assert.deepEqual(
    seen().map(({ name, attributes, status }) => [name, attributes, status]),
    [
      ['good', { a: 1 }, { code: SpanStatusCode.UNSET }],
      ['bad', {}, { code: SpanStatusCode.ERROR, message: 'Error: no milk' }],
    ],
  );
});

test('a request is a span with its status, in error from 500 on, and part of the trace of a trusted caller alone', async (context) => {
  const app = Fastify();
  context.after(() => app.close());
  traceRequests(app, thisMachine);
  app.get<{ Params: { status: number } }>('/status/:status', async ({ params }, reply) =>
    reply.code(params.status).send(),
  );
  for (const [status, remoteAddress] of [
    [200, '127.0.0.1'],
    [499, '192.0.2.1'],
    [500, '127.0.0.1'],
    [503, '192.0.2.1'],
  ] as const)
    await app.inject({ url: `/status/${status}`, remoteAddress, headers: { traceparent } });
  await app.inject('/nowhere');
  assert.deepEqual(
    seen().map(({ name, attributes, status, parentSpanContext }) => [
      name,
      attributes['http.response.status_code'],
      status.code === SpanStatusCode.ERROR,
      parentSpanContext?.traceId,
    ]),
    [
      ['GET /status/:status', 200, false, traceId],
      ['GET /status/:status', 499, false, undefined],
      ['GET /status/:status', 500, true, traceId],
      ['GET /status/:status', 503, true, undefined],
      ['GET unknown', 404, false, undefined],
    ],
  );
});

test('an answer from memory is a span that began when it was asked for, in the trace of a trusted caller alone', () => {
  for (const isTrusted of [true, false]) {
    const request = Object.assign(new IncomingMessage(new Socket()), { headers: { traceparent } });
    traceReady(request, { route: '/fr', requestId: 'of-it', status: 200, ms: 5_000 }, () => isTrusted);
  }
  for (const { attributes, duration } of seen()) {
    assert.deepEqual([attributes['site.from_memory'], attributes['http.response.status_code']], [true, 200]);
    assert.ok(duration[0] >= 5 && duration[0] < 30, `${duration}`);
  }
  assert.deepEqual(
    seen().map(({ parentSpanContext }) => parentSpanContext?.traceId),
    [traceId, undefined],
  );
});
