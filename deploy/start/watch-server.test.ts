import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { watchServer } from './watch-server.ts';

interface Behaviour {
  /** So many ms of a processor in each second. */
  takes?: number;
  isStopped?: boolean;
  /** What comes of a question; nothing ever unless it is said. */
  answer?: () => Promise<Response>;
  forMs?: number;
  alive?: string | undefined;
}

/** Watches a server for a minute, unless it is said for how long. */
async function watched(context: TestContext, { takes = 0, isStopped = false, forMs = 60_000, ...more }: Behaviour) {
  const { answer = () => new Promise(() => undefined), alive } = { alive: 'http://127.0.0.1:1/', ...more };
  context.mock.timers.enable({ apis: ['setInterval'] });
  const asking = context.mock.method(globalThis, 'fetch', answer);
  const lost: string[] = [];
  let cpuMs = 0;
  const read = () => ({ cpuMs, isStopped, isAsleep: false, memoryBytes: 0 });
  const stop = watchServer({ pid: 1, alive, read }, (why) => lost.push(why));
  for (let ms = 0; ms < forMs; ms += 250) {
    cpuMs += takes / 4;
    context.mock.timers.tick(250);
    await new Promise(setImmediate);
  }
  stop();
  context.mock.timers.reset();
  return { lost, asked: asking.mock.callCount() };
}

const answer = async () => new Response('');

test('a server that is silent though it takes a processor is lost, once, and one that is stopped', async (context) => {
  assert.deepEqual((await watched(context, { takes: 900 })).lost, ['does not answer, and takes a processor']);
  assert.deepEqual((await watched(context, { isStopped: true })).lost, ['was stopped']);
  const refuses = () => Promise.reject(new TypeError('fetch failed'));
  const refusing = await watched(context, { takes: 900, answer: refuses });
  assert.deepEqual(refusing.lost, ['does not answer, and takes a processor'], 'a refusal is no answer');
});

test('five seconds of a processor are no loop yet, and one second is no stop', async (context) => {
  assert.deepEqual((await watched(context, { takes: 1_000, forMs: 5_000 })).lost, []);
  assert.deepEqual((await watched(context, { isStopped: true, forMs: 1_000 })).lost, []);
});

test('of one that cannot be asked it is only seen whether it is stopped', async (context) => {
  const working = await watched(context, { takes: 1_000, alive: undefined });
  assert.deepEqual(working, { lost: [], asked: 0 });
  assert.deepEqual((await watched(context, { isStopped: true, alive: undefined })).lost, ['was stopped']);
});

test('one that is silent because others take the processors is not, however long, nor one that works and answers', async (context) => {
  assert.deepEqual((await watched(context, { takes: 50 })).lost, []);
  assert.deepEqual((await watched(context, { takes: 2_000, answer })).lost, []);
});

test('a server at rest is asked seldom, and one that never rests all the time', async (context) => {
  assert.ok((await watched(context, { takes: 10, answer })).asked <= 1);
  assert.ok((await watched(context, { takes: 2_000, answer })).asked > 100);
});
