import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testOrder } from '../../render/testing.ts';
import { createPartCache } from './part-cache.ts';
import { shedLoad } from './shed-load.ts';

const release = { name: 'mf-content', version: '1.0.0' };
const others = ['mf-catalogue', 'mf-search', 'mf-stores', 'mf-contact'].map((name) => ({ ...release, name }));
const part = { missing: false, html: 'home', data: {} } as const;

/** One processor, and renders that end when the test says so. */
function slow() {
  const ends: (() => void)[] = [];
  const load = shedLoad({ render: () => new Promise((resolve) => ends.push(() => resolve(part))) }, 1);
  /** Renders of several remotes, or of one. */
  const start = (count: number, of = others) =>
    Array.from({ length: count }, (_, index) => load.render(of[index % of.length] ?? release, testOrder(), 500));
  const endAll = () => ends.splice(0).forEach((end) => void end());
  return { load, start, endAll };
}

test('under load prefetches are refused first, then renders of what is kept, and in the end all others', async () => {
  const { load, start, endAll } = slow();
  const seen = () => [load.refusesPrefetches, load.showsStale];
  const renders = start(11);
  assert.deepEqual(seen(), [false, false]);
  renders.push(...start(1));
  assert.deepEqual(seen(), [true, false]);
  renders.push(...start(12));
  assert.deepEqual(seen(), [true, true]);
  renders.push(...start(36));
  await assert.rejects(load.render(release, testOrder(), 500), { code: 'site-busy' });
  endAll();
  await Promise.all(renders);
  assert.deepEqual(seen(), [false, false], 'afterwards all is as it was');
});

test('a remote whose renders do not end has twenty of them, and all others are rendered as ever', async () => {
  const { load, start, endAll } = slow();
  const renders = start(20, [release]);
  await assert.rejects(load.render(release, testOrder(), 500), { code: 'site-busy' });
  assert.equal(load.showsStale, false);
  renders.push(...start(1));
  endAll();
  await Promise.all(renders);
  const again = load.render(release, testOrder(), 500);
  endAll();
  assert.equal(await again, part);
});

test('where no time is left, what is kept shows; it is never an error', async () => {
  const cache = createPartCache(shedLoad({ render: async () => part }, 1));
  await assert.rejects(cache.render(release, testOrder(), 0), { code: 'render-late' });
  await cache.render(release, testOrder(), 500);
  cache.empty();
  assert.deepEqual(await cache.render(release, testOrder(), 0), part);
});

test('a part that is kept shows at once while there is much to do, and is rendered again afterwards', async () => {
  const { load, start, endAll } = slow();
  const cache = createPartCache(load);
  const first = cache.render(release, testOrder(), 500);
  await new Promise(setImmediate);
  endAll();
  await first;
  cache.empty();
  const renders = start(24);
  assert.deepEqual(await cache.render(release, testOrder(), 500), part);
  endAll();
  await Promise.all(renders);
});
