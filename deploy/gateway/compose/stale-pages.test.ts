import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { testRelease, testShell } from '../testing/release.ts';
import { startTestSite, type TestSite } from '../testing/site.ts';

const home = testRelease({
  name: 'mf-content',
  pages: ['home', 'cms'],
  fragments: ['blocks'],
  uses: ['mf-content/blocks@1'],
  render: `return part('<i>' + task.name + '</i>'
    + (task.name === 'home' ? '<mf-fragment of="mf-content/blocks" props="{}"></mf-fragment>' : ''))`,
});

let site: TestSite;
before(async () => {
  site = await startTestSite([testShell(), home]);
});
after(() => site.close());

test('while nothing can be rendered, pages show as they last were, and others answer 503 with Retry-After', async () => {
  const before = await site.get('/fr');
  assert.equal(before.statusCode, 200);
  await site.stopRendering();
  site.registry.changeContent();
  for (let times = 0; times < 3; times += 1) {
    const { statusCode, body } = await site.get('/fr');
    assert.equal(statusCode, 200);
    for (const part of ['header of shell', 'footer of shell', '<i>home</i>', '<i>blocks</i>'])
      assert.ok(body.includes(part), part);
  }
  const other = await site.get('/fr/cms/autre');
  assert.deepEqual([other.statusCode, other.headers['retry-after']], [503, '5']);
});
