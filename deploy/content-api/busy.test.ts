import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eventually } from '../testing/eventually.ts';
import { createBusy } from './busy.ts';

test('long work begins only after those who ask have heard of it, and each piece that follows at once', async () => {
  const busy = createBusy();
  const said: string[] = [];
  assert.equal(busy.isBusy(), false);
  const first = busy.during(async () => void said.push('begins'));
  await eventually(() => {
    if (busy.isBusy() && said.at(-1) !== 'is busy') said.push('is busy');
    return said.includes('begins');
  });
  await first;
  assert.deepEqual(said.slice(0, 2), ['is busy', 'begins']);
  assert.equal(busy.isBusy(), true, 'for a moment after it');
  let isBegun = false;
  const second = busy.during(async () => {
    isBegun = true;
  });
  await Promise.resolve();
  await Promise.resolve();
  assert.equal(isBegun, true);
  await second;
});

test('where nobody asks, long work begins at once', async () => {
  let isBegun = false;
  const work = createBusy().during(async () => {
    isBegun = true;
  });
  await Promise.resolve();
  await Promise.resolve();
  assert.equal(isBegun, true);
  await work;
});
