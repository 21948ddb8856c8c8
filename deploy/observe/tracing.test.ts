import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, get, IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { z } from 'zod';
import { serviceSecret, startTestContentApi } from '../content-api/testing.ts';
import { testRelease, testShell } from '../gateway/testing/release.ts';
import { startTestSite } from '../gateway/testing/site.ts';
import { traceReady } from './spans.ts';
import { startTracing } from './start-tracing.ts';

const spanSchema = z.object({
  name: z.string(),
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  startTimeUnixNano: z.coerce.bigint(),
  endTimeUnixNano: z.coerce.bigint(),
  attributes: z.array(z.object({ key: z.string() })),
});
const exportSchema = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })) })),
});
type Span = z.infer<typeof spanSchema>;

/** Replaces an OpenTelemetry collector: keeps the spans that it is sent. */
async function startCollector() {
  const spans: Span[] = [];
  const server = createServer(async (request, response) => {
    const { resourceSpans } = exportSchema.parse(JSON.parse(await text(request)));
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    response.setHeader('content-type', 'application/json').end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { spans, address: addressOf(server), close: () => server.close() };
}

function addressOf(server: { address(): unknown }): string {
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return `http://127.0.0.1:${port}`;
}

const home = testRelease({
  name: 'mf-content',
  pages: ['home'],
  operations: ['query Home { __typename }'],
  render: `await fetch(task.visit.content.url, {
      method: 'POST',
      body: JSON.stringify({ query: 'query Home { __typename }' }),
    });
    return part('home');`,
});

/** A proxy's request for the home page of Belgium; fastify's own test client has no socket, and finds nothing in memory. */
const askThroughSocket = (address: string, traceparent: string) =>
  new Promise<void>((resolve, reject) => {
    const headers = { host: 'be.localhost:8080', 'accept-encoding': 'br', traceparent };
    get(`${address}/fr`, { headers }, (answer) => {
      answer.resume();
      answer.on('end', resolve);
    }).on('error', reject);
  });

test('a trace leads from the request over the composition and the part to the content call, in the trace of the proxy; what came from memory took as long as is said', async () => {
  const collector = await startCollector();
  const stop = await startTracing('test', collector.address);
  const content = await startTestContentApi();
  await content.app.listen({ port: 0, host: '127.0.0.1' });
  const site = await startTestSite([testShell(), home], {
    contentApiUrl: `${addressOf(content.app.server)}/graphql`,
    serviceSecret,
    partLimitMs: 3_000,
    documentLimitMs: 4_000,
    trustedProxies: ['127.0.0.1'],
  });
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  // The last one is answered from memory.
  const proxies = ['a000000000000001', 'a000000000000002'];
  try {
    const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
    assert.equal((await site.get('/fr', { traceparent })).statusCode, 200);
    await site.app.listen({ port: 0, host: '127.0.0.1' });
    for (const parent of proxies) await askThroughSocket(addressOf(site.app.server), `00-${traceId}-${parent}-01`);
    const ready = { route: '/slow', requestId: 'of-the-slow-one', status: 200, ms: 5_000 };
    traceReady(new IncomingMessage(new Socket()), ready, () => false);
  } finally {
    await site.close();
    await content.close();
    await stop();
    collector.close();
  }

  const spans = collector.spans.filter((span) => span.traceId === traceId);
  const path = (span: Span | undefined): string[] =>
    span ? [...path(spans.find(({ spanId }) => spanId === span.parentSpanId)), span.name] : [];
  const call = spans.find(({ name }) => name === 'content Home');
  assert.deepEqual(path(call), ['GET /*', 'compose document', 'part mf-content/home', 'content Home']);
  const parents = spans.filter(({ name }) => name === 'GET /*').map(({ parentSpanId }) => parentSpanId);
  assert.deepEqual(parents.sort(), [...proxies, 'b7ad6b7169203331']);
  assert.equal(spans.filter(({ attributes }) => attributes.some(({ key }) => key === 'site.from_memory')).length, 1);
  const slow = collector.spans.find(({ name }) => name === 'GET /slow') ?? assert.fail('it has no span');
  const tookMs = Number(slow.endTimeUnixNano - slow.startTimeUnixNano) / 1e6;
  assert.ok(tookMs >= 5_000 && tookMs < 30_000, `${tookMs} ms`);
});

test('without a collector nothing of OpenTelemetry but its interface is loaded', async () => {
  const { execFileSync } = await import('node:child_process');
  const script = `
    const { startTracing } = await import(${JSON.stringify(new URL('start-tracing.ts', import.meta.url).href)});
    await import(${JSON.stringify(new URL('spans.ts', import.meta.url).href)});
    await (await startTracing('test', undefined))();
    const { createRequire } = await import('node:module');
    const loaded = Object.keys(createRequire(import.meta.url).cache);
    console.log(loaded.some((file) => file.includes('opentelemetry/sdk') || file.includes('opentelemetry/exporter')));`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  assert.equal(said.trim(), 'false');
});
