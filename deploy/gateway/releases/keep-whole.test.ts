import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import Fastify from 'fastify';
import { testRelease } from '../testing/release.ts';
import { keepWhole } from './keep-whole.ts';

const release = { ...testRelease({ name: 'mf-search', render: '' }), folder: '/releases/mf-search/1.0.0' };
const said: string[] = [];
const { log } = Fastify({ logger: { stream: { write: (line: string) => said.push(JSON.parse(line).msg) } } });
let now = 0;

beforeEach(() => {
  said.length = 0;
  mock.timers.enable({ apis: ['setInterval'] });
  mock.method(performance, 'now', () => now);
});
afterEach(() => {
  mock.timers.reset();
  mock.restoreAll();
});

async function pass(ms: number): Promise<void> {
  for (let gone = 0; gone < ms; gone += 500) {
    now += 500;
    mock.timers.tick(500);
    await setImmediate();
  }
}

test('a look at the copies that takes long is waited for before the next, and none follows after the end', async (context) => {
  let asked = 0;
  let answer = (_: number) => {};
  async function found(files: number): Promise<void> {
    answer(files);
    await setImmediate();
  }
  const mend = () => {
    asked += 1;
    return new Promise<number>((resolve) => {
      answer = resolve;
    });
  };
  const stop = keepWhole({ store: { mend }, live: () => [release], log });
  context.after(stop);
  await pass(3_000);
  assert.equal(asked, 1);
  await found(0);
  await pass(500);
  assert.equal(asked, 2);
  assert.deepEqual(said, []);
  await found(2);
  await pass(500);
  assert.deepEqual(said, ['Files of a release were missing or wrong: they are whole again']);
  stop();
  await found(0);
  await pass(2_000);
  assert.equal(asked, 3);
});

test('what cannot be mended is said once, tried again wholly after five seconds, and said to be whole then', async (context) => {
  const looks: boolean[] = [];
  let isGone = true;
  const mend = async (_: unknown, wholly: boolean) => {
    looks.push(wholly);
    if (isGone) throw new Error('the registry does not answer');
    return looks.length === 3 ? 1 : 0;
  };
  context.after(keepWhole({ store: { mend }, live: () => [release], log }));
  await pass(500);
  assert.deepEqual(looks, [false]);
  await pass(4_500);
  assert.deepEqual(looks, [false]);
  await pass(1_000);
  assert.deepEqual(looks, [false, true]);
  isGone = false;
  await pass(5_000);
  assert.deepEqual(looks.slice(0, 3), [false, true, true]);
  assert.deepEqual(said, [
    'Files of a release are missing or wrong, and cannot be fetched',
    'Files of a release were missing or wrong: they are whole again',
  ]);
});
