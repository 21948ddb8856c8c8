import assert from 'node:assert/strict';
import { test } from 'node:test';
import Fastify from 'fastify';
import { SiteError } from 'shared/errors';
import { startTestContentApi } from '../content-api/testing.ts';
import { startTestSite } from '../gateway/testing/site.ts';
import { buildRenderApp } from '../render/app.ts';
import { fromNow, sayWhenToAskAgain } from './when-again.ts';

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

test('an answer that says itself when to ask again keeps that, and one that can be had now says nothing of it', async (context) => {
  const app = sayWhenToAskAgain(Fastify());
  context.after(() => app.close());
  app.get<{ Params: { status: number } }>('/:status', async ({ params }, reply) => reply.code(params.status).send());
  app.get('/own', async (_, reply) => reply.code(429).header('retry-after', 60).send());
  const seconds = async (path: string) => (await app.inject(path)).headers['retry-after'];
  const said = [];
  for (const path of ['/200', '/429', '/500', '/503', '/own']) said.push(await seconds(path));
  assert.deepEqual(said, [undefined, '5', undefined, '5', '60']);
});

test('a time from now is told in seconds below a minute, and then in minutes, rather too many than too few', () => {
  const told = [1, 59, 60, 61, 120].map((seconds) => fromNow(seconds, 'en'));
  assert.deepEqual(told, ['in 1 second', 'in 59 seconds', 'in 1 minute', 'in 2 minutes', 'in 2 minutes']);
  assert.equal(fromNow(90, 'fr'), 'dans 2 minutes');
});
