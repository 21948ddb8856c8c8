import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testRelease } from './testing/release.ts';
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
