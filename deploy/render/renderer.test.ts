import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { after, before, beforeEach, test } from 'node:test';
import { register } from 'prom-client';
import { SiteError } from 'shared/errors';
import { createRenderer, lengthOf, measuredRender, parsePart, type Renderer } from './renderer.ts';
import { testOrder } from './testing.ts';

/** What the render server answers, and what it was asked. */
let answer: (response: ServerResponse) => void;
let asked: { path?: string; body: unknown }[] = [];
let renderer: Renderer;

const server = createServer(async (request: IncomingMessage, response) => {
  asked.push({ path: request.url, body: request.method === 'POST' ? await json(request) : undefined });
  answer(response);
});
const answers = (status: number, body: unknown) => {
  answer = (response) => response.writeHead(status).end(JSON.stringify(body));
};

before(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  assert.ok(address && typeof address === 'object');
  renderer = createRenderer(`http://127.0.0.1:${address.port}`);
});
after(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
  register.resetMetrics();
});

const release = { name: 'mf-search', version: '1.0.0' };
const order = testOrder();
const render = (limitMs = 5_000, ending?: AbortSignal) => renderer.render(release, order, limitMs, ending);
const part = { missing: false, html: '<p>one</p>', data: { a: 1 } };

const codeOf = (rendering: Promise<unknown>): Promise<string> =>
  rendering.then(
    () => 'rendered',
    (error: unknown) => (error instanceof SiteError ? error.code : String(error)),
  );
const outcomes = async () =>
  (await register.getMetricsAsJSON())
    .flatMap(({ name, values }) => (name === 'site_part_render_seconds' ? values : []))
    .filter((value) => 'metricName' in value && value.metricName === 'site_part_render_seconds_count')
    .map(({ labels, value }) => [labels.outcome, value]);

test('a part is asked for with its release and its limit, and comes as it was rendered', async () => {
  answers(200, part);
  assert.deepEqual(await render(1234), part);
  const [{ path, body } = { body: {} }] = asked;
  assert.equal(path, '/render');
  assert.deepEqual(body, JSON.parse(JSON.stringify({ release, order, limitMs: 1234 })));
  answers(200, { missing: true });
  assert.deepEqual(await render(), { missing: true });
  assert.deepEqual(await outcomes(), [
    ['rendered', 1],
    ['missing', 1],
  ]);
});

test('a render that the server ended over is sent once more, and one that nobody took while it starts again', async (t) => {
  let orders = 0;
  let breaks = 1;
  const restarting = createServer((_, response) => {
    orders += 1;
    breaks -= 1;
    if (breaks >= 0) response.destroy();
    else response.end(JSON.stringify(part));
  });
  const listening = (port = 0) => new Promise<void>((resolve) => restarting.listen(port, '127.0.0.1', resolve));
  const closing = () =>
    new Promise((resolve) => {
      restarting.closeAllConnections();
      restarting.close(resolve);
    });
  await listening();
  t.after(closing);
  const address = restarting.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  const again = createRenderer(`http://127.0.0.1:${port}`);
  const ask = () => again.render(release, order, 20_000);
  assert.deepEqual(await ask(), part);
  assert.equal(orders, 2);
  breaks = 2;
  assert.equal(await codeOf(ask()), 'render-failed');
  assert.equal(orders, 4, 'what ends a server every time ends it twice');
  breaks = 1;
  assert.equal(await codeOf(again.render(release, { ...order, kind: 'forms' }, 20_000)), 'render-failed');
  assert.equal(orders, 5, 'a form may have been done');

  await closing();
  const early = ask();
  await listening(port);
  assert.deepEqual(await early, part);

  await closing();
  assert.equal(await codeOf(ask()), 'render-failed');
  const start = performance.now();
  assert.equal(await codeOf(ask()), 'render-failed');
  assert.ok(performance.now() - start < 1_000, 'once it has been away for two seconds, nobody waits');
});

test('what a release renders is taken in its shape alone: it may be hostile', async () => {
  const seo = { title: 'One', addresses: [{ language: 'fr', url: '/fr' }] };
  const whole = {
    ...part,
    still: true,
    seo,
    structured: [{ '@type': 'Product' }],
    pieces: { first: ['a'], later: [] },
  };
  answers(200, { ...whole, seo: { ...seo, robots: null }, script: 'more' });
  assert.deepEqual(JSON.parse(JSON.stringify(await render())), whole);
  for (const wrong of [
    { missing: false },
    { ...part, html: 1 },
    { ...part, data: null },
    { ...part, data: 'text' },
    { ...part, seo: { title: 'One', addresses: [{ language: 'fr', url: '//elsewhere' }] } },
    { ...part, structured: [{}] },
    { ...part, pieces: { first: ['a'.repeat(61)], later: [] } },
    'no part',
  ]) {
    answers(200, wrong);
    assert.equal(await codeOf(render()), 'render-failed', JSON.stringify(wrong));
  }
});

test('a refusal comes by its code; one that nobody knows, and an answer that is none, is a failed render', async () => {
  answers(503, { code: 'render-paused', message: 'It failed five times' });
  await assert.rejects(render(), { code: 'render-paused', message: 'It failed five times' });
  answers(500, { code: 'toString', message: 'no code' });
  assert.equal(await codeOf(render()), 'render-failed');
  answers(500, {});
  assert.equal(await codeOf(render()), 'render-failed');
  answer = (response) => response.destroy();
  assert.equal(await codeOf(render()), 'render-failed');
  assert.deepEqual(await outcomes(), [
    ['render-paused', 1],
    ['render-failed', 3],
  ]);
});

test('a render that takes longer than its limit is late; one that nobody waits for any more is given up', async () => {
  answer = () => {};
  assert.equal(await codeOf(render(10)), 'render-late');
  const ending = new AbortController();
  const rendering = render(60_000, ending.signal);
  ending.abort();
  await assert.rejects(rendering, { name: 'AbortError' });
  assert.deepEqual(await outcomes(), [
    ['render-late', 1],
    ['abandoned', 1],
  ]);
});

test('what goes wrong without a code counts as a failed render, not as given up', async () => {
  await assert.rejects(measuredRender(release, Promise.reject(new TypeError('wrong'))), TypeError);
  assert.deepEqual(await outcomes(), [['render-failed', 1]]);
});

test('it is told what is live, and nothing is wrong where it does not hear it', async () => {
  answers(200, {});
  await renderer.live([release]);
  assert.deepEqual(asked, [{ path: '/live', body: { releases: [release] } }]);
  answer = (response) => response.destroy();
  await renderer.live([release]);
});

test('it is ready where it says so', async () => {
  answers(200, {});
  assert.equal(await renderer.isReady(), true);
  assert.deepEqual(asked, [{ path: '/health/live', body: undefined }]);
  answers(503, {});
  assert.equal(await renderer.isReady(), false);
  answer = (response) => response.destroy();
  assert.equal(await renderer.isReady(), false);
});

test('a part is as long as its text, whether it came as text or not', () => {
  const text = `${JSON.stringify(part)}   `;
  assert.equal(lengthOf(parsePart(text)), text.length);
  assert.equal(lengthOf({ missing: true }), '{"missing":true}'.length);
});
