import assert from 'node:assert/strict';
import { getEventListeners } from 'node:events';
import { test } from 'node:test';
import type { RenderTask } from 'shared/remote';
import { createRenderQueue } from './render-queue.ts';
import { testOrder } from './testing.ts';

function start() {
  const begun: { id: number; task: RenderTask }[] = [];
  const queue = createRenderQueue('mf-search@1.0.0', (id, task) => begun.push({ id, task }));
  const add = (limitMs = 20_000, gone?: AbortSignal) => queue.add(testOrder(), limitMs, gone);
  return { queue, add, begun, ids: () => begun.map(({ id }) => id) };
}
const part = Buffer.from('{}');

test('renders begin once the release is loaded, eight at a time, each when another one has ended', async () => {
  const { queue, add, ids } = start();
  const all = Array.from({ length: 10 }, () => add());
  assert.deepEqual([ids(), queue.begun, queue.length], [[], 0, 10]);
  queue.open();
  assert.deepEqual([ids(), queue.running.size, queue.length], [[1, 2, 3, 4, 5, 6, 7, 8], 8, 10]);
  queue.rendered(3, part);
  queue.failed(5, 'no products');
  assert.deepEqual([ids().slice(8), queue.begun, queue.length], [[9, 10], 10, 8]);
  assert.equal(await all[2], part);
  await assert.rejects(async () => all[4], { code: 'render-failed', message: 'mf-search@1.0.0 home: no products' });
  queue.close('it was ended');
  await Promise.allSettled(all);
});

test('a release is told all of a render but where the content system is, and with which token', () => {
  const { queue, begun } = start();
  const order = testOrder({ url: 'http://10.0.0.1/graphql', token: 'a-secret' });
  void queue.add(order, 20_000).catch(() => {});
  queue.open();
  const { content: _, ...told } = order;
  assert.deepEqual(begun, [
    { id: 1, task: { ...told, visit: { ...order.visit, content: { url: 'http://content/graphql' } } } },
  ]);
  queue.close('');
});

test('what it was not asked, or has answered before, is no answer', async () => {
  const { queue, add } = start();
  const rendering = add();
  queue.open();
  assert.throws(() => queue.rendered(2, part), /it answers what it was not asked/);
  queue.rendered(1, part);
  assert.throws(() => queue.failed(1, 'no'), /it answers what it was not asked/);
  assert.equal(await rendering, part);
});

test('a render that is late never begins, or ends its content calls and gets no answer', async () => {
  const { queue, add, ids } = start();
  await assert.rejects(add(1), {
    code: 'render-late',
    message: /^mf-search@1\.0\.0 home: still waited for its turn after \d{1,4} ms$/,
  });
  assert.equal(queue.length, 0);
  queue.open();
  assert.deepEqual(ids(), []);

  const rendering = add(1);
  const ending = queue.running.get(1)?.ending;
  assert.equal(ending?.aborted, false);
  await assert.rejects(rendering, { code: 'render-late', message: /: was being rendered after \d{1,4} ms$/ });
  assert.deepEqual([ending?.aborted, queue.length], [true, 1]);
  queue.rendered(1, part);
  assert.equal(queue.length, 0);
});

test('a render whose caller has gone is given up at once; who goes after the answer changes nothing', async () => {
  const { queue, add } = start();
  const [gone, staying] = [new AbortController(), new AbortController()];
  const [first, second] = [add(20_000, gone.signal), add(20_000, staying.signal)];
  queue.open();
  gone.abort();
  await assert.rejects(first, { code: 'render-late' });
  queue.rendered(2, part);
  assert.equal(await second, part);
  assert.deepEqual(getEventListeners(staying.signal, 'abort'), []);
});

test('where its process has ended, every render fails with the reason, and none begins any more', async () => {
  const { queue, add, ids } = start();
  queue.open();
  const all = Array.from({ length: 9 }, () => add());
  queue.close('it was in a loop');
  for (const one of all) await assert.rejects(one, { code: 'render-failed', message: /home: it was in a loop$/ });
  const later = assert.rejects(add(1), { message: /still waited/ });
  assert.deepEqual([ids().length, queue.running.size], [8, 0]);
  await later;
  assert.equal(queue.refusal(testOrder()).message, 'mf-search@1.0.0 home: its process has ended');
});
