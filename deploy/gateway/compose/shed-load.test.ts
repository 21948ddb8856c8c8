import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testOrder } from '../../render/testing.ts';
import { createPartCache } from './part-cache.ts';
import { createRenderLimit, shedLoad } from './shed-load.ts';

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

/** How many renders in a row somebody with these addresses gets, of ten at most. */
function granted(mayRender: ReturnType<typeof createRenderLimit>, ...addresses: string[]): number {
  for (let renders = 0; renders < 10; renders += 1) {
    try {
      mayRender(addresses[renders % addresses.length] ?? '')();
    } catch {
      return renders;
    }
  }
  return 10;
}

test('an address gets so many renders in a minute, and others get theirs', () => {
  const mayRender = createRenderLimit(4);
  assert.equal(granted(mayRender, '192.0.2.1'), 4);
  assert.equal(granted(mayRender, '192.0.2.2'), 4);
  assert.equal(granted(mayRender, '::ffff:192.0.2.3'), 4);
});

test('of IPv6 the first half of an address counts, however it is written', () => {
  const mayRender = createRenderLimit(4);
  assert.equal(granted(mayRender, '2001:db8::1', '2001:db8:0:0:5::', '2001:db8:0:0:1:2:3:4'), 4);
  assert.equal(granted(mayRender, '2001:db8:0:1::1'), 4);
});

test('what is answered without a render does not count, and what is kept shows to whoever had too many', async () => {
  const release = { name: 'mf-content', version: '1.0.0' };
  const cache = createPartCache({ render: async () => ({ missing: false, html: '', data: {} }) });
  const { render } = cache.forCaller(createRenderLimit(1)('192.0.2.1'));
  for (let times = 0; times < 5; times += 1) await render(release, testOrder(), 500);
  cache.empty();
  await render(release, testOrder(), 500);
  await assert.rejects(render({ ...release, version: '1.0.1' }, testOrder(), 500), { code: 'too-often' });
});
