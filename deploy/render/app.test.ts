import assert from 'node:assert/strict';
import { after, afterEach, beforeEach, mock, test } from 'node:test';
import { register } from 'prom-client';
import { type ErrorCode, SiteError } from 'shared/errors';
import { eventually } from '../testing/eventually.ts';
import { buildRenderApp } from './app.ts';
import type { Supervisor } from './supervisor.ts';
import { testOrder, testReleases } from './testing.ts';

const releases = testReleases();
const { app, supervisor } = buildRenderApp({ releases: releases.folder, logLevel: 'silent' });
/** The entries that its log tells of. */
const told: unknown[] = [];
app.addHook('onRequest', async ({ log }) => {
  mock.method(log, 'error', ({ unnamed }: { unnamed?: unknown[] }) => told.push(unnamed));
});
after(async () => {
  await app.close();
  releases.remove();
});
beforeEach(() => register.resetMetrics());
afterEach(() => mock.restoreAll());

const release = { name: 'mf-search', version: '1.0.0' };
const payload = { release, order: {} };
const ask = (body: object, url = '/render') => app.inject({ method: 'POST', url, payload: body });
const metric = async (name: string) => {
  const { payload: text } = await app.inject('/metrics');
  return text.split('\n').filter((line) => line.startsWith(`${name}{`));
};
/** Renders so from here on. */
const rendering = (render: Supervisor['render']) => mock.method(supervisor, 'render', render);

test('a part is asked for with what the request says, and comes as it was rendered', async () => {
  const asked: unknown[] = [];
  rendering(async (of, order, limitMs) => {
    asked.push([of, order, limitMs]);
    return Buffer.from('{"missing":true}');
  });
  const answer = await ask({ ...payload, limitMs: 1_234 });
  assert.deepEqual(
    [answer.statusCode, answer.headers['content-type'], answer.payload],
    [200, 'application/json', '{"missing":true}'],
  );
  await ask(payload);
  assert.deepEqual(asked, [
    [release, {}, 1_234],
    [release, {}, 300],
  ]);
});

test('a request that is none is refused with what is wrong with it, and nothing is rendered', async () => {
  rendering(() => Promise.reject(new Error('it was asked')));
  for (const [body, wrong] of [
    [{ ...payload, order: null }, /order/],
    [{ ...payload, order: 'home' }, /order/],
    [{ release }, /order/],
    [{ ...payload, release: { name: '../..', version: '1.0.0' } }, /release\.name/],
    [{ ...payload, limitMs: 0 }, /limitMs/],
    [{ ...payload, limitMs: 30_001 }, /limitMs/],
  ] as const) {
    const answer = await ask(body);
    assert.equal(answer.statusCode, 400);
    assert.match(answer.json().message, wrong);
  }
  assert.deepEqual(await metric('site_renders_failed_total'), []);
});

test('a render that comes to nothing is answered and counted by its code; what has none is an error of the server', async () => {
  const failure: { error: Error } = { error: new Error() };
  rendering(() => Promise.reject(failure.error));
  const coded: [ErrorCode, number][] = [
    ['render-paused', 503],
    ['render-late', 504],
    ['render-failed', 500],
  ];
  for (const [code, status] of coded) {
    failure.error = new SiteError(code, `why it is ${code}`);
    const answer = await ask(payload);
    assert.deepEqual([answer.statusCode, answer.json()], [status, { code, message: `why it is ${code}` }]);
    assert.ok(answer.headers['x-request-id']);
    assert.equal('retry-after' in answer.headers, status === 503);
  }
  failure.error = new TypeError('the words of a library');
  const answer = await ask(payload);
  assert.deepEqual([answer.statusCode, answer.json()], [500, { code: 'failed' }]);
  assert.deepEqual(
    await metric('site_renders_failed_total'),
    coded.map(([code]) => `site_renders_failed_total{release="mf-search@1.0.0",code="${code}"} 1`),
  );
  const paused = (await metric('site_request_seconds_count')).filter((line) => line.includes('status="503"'));
  assert.deepEqual(paused, ['site_request_seconds_count{method="POST",route="/render",status="503"} 1']);
});

test('a release whose process ends over it is counted at fault, with how', async () => {
  const broken = releases.add('mf-broken', 'throw new Error();');
  const answer = await ask({ release: broken, order: testOrder(), limitMs: 20_000 });
  assert.equal(answer.json().code, 'render-failed');
  assert.deepEqual(await metric('site_render_faults_total'), [
    'site_render_faults_total{release="mf-broken@1.0.0",fault="load"} 1',
  ]);
});

test('a render whose caller has gone is given up, and is no failure of its release', async () => {
  const caller = new AbortController();
  let isGivenUp = false;
  rendering(
    (...[, , , gone]) =>
      new Promise((_, reject) => {
        gone?.addEventListener('abort', () => {
          isGivenUp = true;
          reject(new SiteError('render-late'));
        });
        caller.abort();
      }),
  );
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const headers = { 'content-type': 'application/json' };
  const request = { method: 'POST', headers, body: JSON.stringify(payload), signal: caller.signal };
  await assert.rejects(fetch(`${address}/render`, request), { name: 'AbortError' });
  await eventually(() => isGivenUp);
  assert.deepEqual(await metric('site_renders_failed_total'), []);
});

test('entries of a list of what is live that no release can be called by are told of, and only those', async () => {
  const live: unknown[] = [];
  mock.method(supervisor, 'live', async (named: unknown) => void live.push(named));
  told.length = 0;
  for (const list of [[release], [release, null]])
    assert.equal((await ask({ releases: list }, '/live')).statusCode, 200);
  assert.deepEqual([live, told], [[[release], [release]], [[null]]]);
  assert.equal((await ask({ releases: 'all' }, '/live')).statusCode, 400);
});

test('it lives, shows what runs now, and ends its processes as it closes', async () => {
  let runs = [{ release: 'mf-search@1.0.0', processes: 2, busy: 3, memoryBytes: 4 }];
  mock.method(supervisor, 'state', () => runs);
  const { mock: closing } = mock.method(supervisor, 'close');
  assert.deepEqual((await app.inject('/health/live')).json(), { live: true });
  for (const [name, value] of [
    ['site_render_processes', 2],
    ['site_render_busy', 3],
    ['site_render_memory_bytes', 4],
  ] as const)
    assert.deepEqual(await metric(name), [`${name}{release="mf-search@1.0.0"} ${value}`]);
  runs = [];
  assert.deepEqual(await metric('site_render_processes'), []);
  await app.close();
  assert.equal(closing.callCount(), 1);
});
