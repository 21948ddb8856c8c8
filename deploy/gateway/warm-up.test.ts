import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { test } from 'node:test';
import { z } from 'zod';
import { eventually } from '../testing/eventually.ts';
import { testRelease, testShell } from './testing/release.ts';
import { startTestSite } from './testing/site.ts';
import { createWarmUp } from './warm-up.ts';

const samples = { addresses: Array(100).fill('/fr'), fragments: {} };
const { manifest } = testRelease({ name: 'mf-content', pages: ['home'], samples, render: '' });

test('a release with many slow samples holds up changes of others for a second, not for as long as it likes', async () => {
  let now = 0;
  let renders = 0;
  const warmUp = createWarmUp({
    renderer: {
      async render() {
        renders += 1;
        now += 100;
        return { missing: false, html: '', data: {} };
      },
    },
    bearers: { anonymous: async () => '' },
    contentApiUrl: '',
    clock: { now: () => now },
  });
  await warmUp([{ release: { manifest, folder: '' }, as: manifest }], false);
  assert.ok(renders > 1 && now <= 1_200, `${renders} renders took ${now} ms`);
});

test('what goes live has rendered its samples before anybody asks for it', async (context) => {
  const asked: string[] = [];
  const content = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('content-type', 'application/json').end('{"data":{}}');
  });
  content.listen(0, '127.0.0.1');
  await once(content, 'listening');
  context.after(() => content.close());
  const { port } = z.object({ port: z.number() }).parse(content.address());
  const home = (version: string, render: string) =>
    testRelease({
      name: 'mf-content',
      version,
      pages: ['home'],
      operations: ['{ menus }'],
      samples: { addresses: ['/fr'], fragments: {} },
      render: `${render} return part('home');`,
    });
  const contentApiUrl = `http://127.0.0.1:${port}/graphql`;
  const site = await startTestSite([testShell(), home('1.0.0', '')], { contentApiUrl });
  context.after(() => site.close());
  const menus =
    "await fetch(task.visit.content.url, { method: 'POST', body: JSON.stringify({ query: '{ menus }' }) });";
  site.registry.publish(home('1.1.0', menus));
  site.registry.makeLive({ 'mf-content': '1.1.0' });
  await eventually(() => asked.includes('/graphql'));
});
