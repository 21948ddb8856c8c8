import assert from 'node:assert/strict';
import { getEventListeners } from 'node:events';
import { type TestContext, test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { shareWork, untilAborted } from './shared-work.ts';

/** Work that ends when it is said so. */
function start(context: TestContext) {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const work = Promise.withResolvers<string>();
  let ending: AbortSignal | undefined;
  const shared = shareWork((signal) => {
    ending = signal;
    return work.promise;
  });
  /** Somebody who waits until told to leave. */
  const waiter = () => {
    const until = new AbortController();
    const waiting = shared.wait(until.signal);
    return {
      waiting,
      async leave() {
        until.abort();
        await assert.rejects(waiting, { name: 'AbortError' });
      },
    };
  };
  const pass = (ms: number) => context.mock.timers.tick(ms);
  return { work, shared, waiter, pass, isEnded: () => [shared.isEnded, ending?.aborted] };
}

test('work goes on for three seconds without anybody who waits, and is ended then', async (context) => {
  const { waiter, pass, isEnded } = start(context);
  await waiter().leave();
  pass(2_000);
  assert.deepEqual(isEnded(), [false, false]);
  pass(1_001);
  assert.deepEqual(isEnded(), [true, true]);
});

test('it is ended for nobody while somebody waits, and who has left meanwhile gets nothing of it', async (context) => {
  const { work, shared, waiter, pass, isEnded } = start(context);
  const [first, second] = [waiter(), waiter()];
  await first.leave();
  pass(10_000);
  assert.deepEqual(isEnded(), [false, false]);
  await second.leave();
  const third = shared.wait();
  pass(10_000);
  assert.deepEqual(isEnded(), [false, false], 'one has come in the moment between');
  work.resolve('done');
  assert.equal(await third, 'done');
});

test('three seconds after its beginning it goes on for a moment: who waited may ask again', async (context) => {
  const { waiter, pass, isEnded } = start(context);
  const only = waiter();
  const { now } = performance;
  context.mock.method(performance, 'now', () => now.call(performance) + 10_000);
  await only.leave();
  pass(99);
  assert.deepEqual(isEnded(), [false, false]);
  pass(1);
  assert.deepEqual(isEnded(), [true, true]);
});

test('work that has come to its end is never ended; what it threw is thrown to all who wait', async (context) => {
  const { work, shared, waiter, pass, isEnded } = start(context);
  const [one, other] = [waiter(), waiter()];
  work.reject(new Error('content is away'));
  for (const { waiting } of [one, other]) await assert.rejects(waiting, /content is away/);
  await assert.rejects(shared.result, /content is away/);
  pass(10_000);
  assert.deepEqual(isEnded(), [false, false]);
});

test('what is waited for until a signal leaves nothing behind on it, and one that was aborted before wins', async () => {
  const { signal } = new AbortController();
  assert.equal(await untilAborted(Promise.resolve('done'), signal), 'done');
  assert.deepEqual(getEventListeners(signal, 'abort'), []);
  await turn();
  await assert.rejects(untilAborted(new Promise(() => {}), AbortSignal.abort(new Error('too late'))), /too late/);
});
