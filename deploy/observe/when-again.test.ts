import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SiteError } from 'shared/errors';
import { startTestContentApi } from '../content-api/testing.ts';
import { startTestSite } from '../gateway/testing/site.ts';
import { buildRenderApp } from '../render/app.ts';

// C35
test('every server says with a 503 when to ask again', async (context) => {
  const site = await startTestSite([]);
  context.after(() => site.close());
  const content = await startTestContentApi();
  context.after(() => content.close());
  context.mock.method(content.db, 'execute', () => Promise.reject(new Error('the database is away')));
  const { app: render, supervisor } = buildRenderApp({ releases: site.releases, logLevel: 'silent' });
  context.after(() => render.close());
  context.mock.method(supervisor, 'render', () => Promise.reject(new SiteError('render-paused')));

  const order = { release: { name: 'mf-search', version: '1.0.0' }, order: {} };
  for (const answer of [
    await site.get('/fr'),
    await site.get('/health/ready'),
    await content.app.inject('/health/ready'),
    await render.inject({ method: 'POST', url: '/render', payload: order }),
  ])
    assert.deepEqual([answer.statusCode, answer.headers['retry-after']], [503, '5']);
});
