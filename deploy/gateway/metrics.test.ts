import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import Fastify from 'fastify';
import { metricsRoute } from '../observe/metrics.ts';
import { testRelease, testShell } from './testing/release.ts';
import { startTestSite, type TestSite } from './testing/site.ts';

const home = testRelease({ name: 'mf-content', version: '1.2.3', pages: ['home'], render: `return part('home');` });
const broken = testRelease({
  name: 'mf-stores',
  version: '2.0.0',
  pages: ['store-locator'],
  render: `throw new Error('no');`,
});

let site: TestSite;
before(async () => {
  site = await startTestSite([testShell(), home, broken]);
});
after(() => site.close());

/** What Prometheus reads: the value of the one line with this name and these labels. */
async function metric(name: string, labels: Record<string, string> = {}): Promise<number> {
  const app = Fastify();
  await app.register(metricsRoute);
  const { body } = await app.inject('/metrics');
  const lines = body.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  const found = lines.filter((line) =>
    Object.entries(labels).every(([key, value]) => line.includes(`${key}="${value}"`)),
  );
  return found.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0);
}

test('requests are counted by the pattern of their address and their status', async () => {
  const documents = { method: 'GET', route: '/*', status: '200' };
  const before = await metric('site_request_seconds_count', documents);
  await site.get('/fr');
  await site.get('/fr?again');
  assert.equal(await metric('site_request_seconds_count', documents), before + 2);
});

test('renders are counted by remote, version and outcome, and what the cache answers apart from them', async () => {
  const rendered = { remote: 'mf-content', version: '1.2.3', outcome: 'rendered' };
  const cached = { remote: 'mf-content', source: 'cache' };
  const before = await metric('site_part_render_seconds_count', rendered);
  const cachedBefore = await metric('site_part_sources_total', cached);
  const keptBefore = await metric('site_documents_total', { source: 'cached' });
  await site.get('/fr?cached');
  await site.get('/fr?cached');
  await site.get(`/_page?url=${encodeURIComponent('/fr?cached')}`);
  assert.equal(await metric('site_part_render_seconds_count', rendered), before + 1);
  assert.equal(await metric('site_documents_total', { source: 'cached' }), keptBefore + 1);
  assert.equal(await metric('site_part_sources_total', cached), cachedBefore + 1);
});

test('a part that was left to the browser is counted with the reason, and its document with its status', async () => {
  assert.equal((await site.get('/fr/revendeurs')).statusCode, 503);
  assert.equal(
    await metric('site_parts_left_empty_total', { remote: 'mf-stores', version: '2.0.0', code: 'render-failed' }),
    1,
  );
  assert.equal(await metric('site_composition_seconds_count', { kind: 'document', status: '503' }), 1);
});

test('how long ago the registry was followed is told, and which of its writes is served', async () => {
  assert.ok((await metric('site_registry_lag_seconds')) < 1);
  assert.equal(await metric('site_registry_version'), 1);
});

test('the public port shows no metrics', async () => {
  const { statusCode, body } = await site.get('/metrics');
  assert.equal(statusCode, 404);
  assert.doesNotMatch(body, /site_\w+_(?:total|seconds|version)/);
});
