import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { watchServer } from './watch-server.ts';

/** Watches a server for a minute that takes so many ms of a processor in each second; `answers` where it does. */
async function watched(context: TestContext, { takes = 0, isStopped = false, answers = false }) {
  context.mock.timers.enable({ apis: ['setInterval'] });
  const asking = context.mock.method(globalThis, 'fetch', () =>
    answers ? Promise.resolve(new Response('')) : new Promise(() => undefined),
  );
  const lost: string[] = [];
  let cpuMs = 0;
  const read = () => ({ cpuMs, isStopped, isAsleep: false, memoryBytes: 0 });
  const stop = watchServer({ pid: 1, alive: 'http://127.0.0.1:1/', read }, (why) => lost.push(why));
  for (let ms = 0; ms < 60_000; ms += 250) {
    cpuMs += takes / 4;
    context.mock.timers.tick(250);
    await new Promise(setImmediate);
  }
  stop();
  context.mock.timers.reset();
  return { lost, asked: asking.mock.callCount() };
}

test('a server that is silent though it takes a processor is lost, once, and one that is stopped', async (context) => {
  assert.deepEqual((await watched(context, { takes: 900 })).lost, ['does not answer, and takes a processor']);
  assert.deepEqual((await watched(context, { isStopped: true })).lost, ['was stopped']);
});

test('one that is silent because others take the processors is not, however long, nor one that works and answers', async (context) => {
  assert.deepEqual((await watched(context, { takes: 50 })).lost, []);
  assert.deepEqual((await watched(context, { takes: 2_000, answers: true })).lost, []);
});

test('a server at rest is asked seldom, and one that never rests all the time', async (context) => {
  assert.ok((await watched(context, { takes: 10, answers: true })).asked <= 1);
  assert.ok((await watched(context, { takes: 2_000, answers: true })).asked > 100);
});
