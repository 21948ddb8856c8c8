import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Capacity } from '../../render/capacity.ts';
import { eventually } from '../../testing/eventually.ts';
import { testRelease, testShell } from '../testing/release.ts';
import { startTestSite, usualLimits } from '../testing/site.ts';

const content = testRelease({
  name: 'mf-content',
  pages: ['cms'],
  render: `return part('<h1>read</h1><mf-fragment of="mf-catalogue/product-slider" props="{}"></mf-fragment>');`,
});
/** It takes longer to start than a page waits for a fragment. */
const catalogue = testRelease({
  name: 'mf-catalogue',
  fragments: ['product-slider'],
  render: '',
  files: {
    'server.cjs': `
      exports.warm = () => new Promise((resolve) => setTimeout(resolve, 1_000));
      exports.render = async () => ({ missing: false, html: '<b>products</b>', data: {} });`,
  },
});

async function siteWith(context: TestContext, capacity: Partial<Capacity>) {
  const site = await startTestSite([testShell(), content, catalogue], usualLimits, { capacity });
  context.after(() => site.close());
  const read = async () => {
    const { statusCode, body } = await site.get('/fr/cms/any');
    assert.equal(statusCode, 200);
    assert.match(body, /<h1>read<\/h1>/);
    return body;
  };
  return { site, read };
}

test('a fragment whose release has no process yet is left to the browser, and is there for who asks next', async (context) => {
  const { site, read } = await siteWith(context, {});
  assert.deepEqual(await site.running(), []);
  assert.match(await read(), /<h1>read<\/h1><mf-fragment[^>]*><\/mf-fragment>/);
  await eventually(async () => (await read()).includes('<b>products</b>'));
});

test('a part whose release has no process any more shows as it last was, while one starts', async (context) => {
  const { site, read } = await siteWith(context, { idleMs: 2_000, stay: 0 });
  await eventually(async () => (await read()).includes('<b>products</b>'));
  await eventually(async () => (await site.running()).length === 0);
  site.registry.changeContent();
  await eventually(async () => {
    assert.match(await read(), /<b>products<\/b>/);
    return (await site.running()).includes('mf-catalogue@1.0.0');
  });
});

test('where there is room for one process alone, no page fails', async (context) => {
  const { site, read } = await siteWith(context, { processes: 1 });
  await eventually(async () => /header of shell.*<b>products<\/b>.*footer of shell/s.test(await read()));
  assert.ok((await site.running()).length <= 1);
});
