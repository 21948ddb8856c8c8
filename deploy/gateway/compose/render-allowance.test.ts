import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testOrder } from '../../render/testing.ts';
import { createPartCache } from './part-cache.ts';
import { createRenderLimit } from './shed-load.ts';

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
