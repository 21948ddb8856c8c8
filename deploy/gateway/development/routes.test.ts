import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testRelease, testShell } from '../testing/release.ts';
import { startTestSite } from '../testing/site.ts';

test('a site that visitors see has nothing of what developers see', async () => {
  const home = testRelease({ name: 'mf-content', pages: ['home'], render: `return part('<h1>home</h1>');` });
  const site = await startTestSite([testShell(), home]);
  try {
    assert.doesNotMatch((await site.get('/fr')).body, /_dev/);
    for (const url of ['/_dev/events', '/_dev/follow.js', '/_dev/panel.js', '/_dev/panel.css'])
      assert.equal((await site.get(url)).statusCode, 404, url);
  } finally {
    await site.close();
  }
});
