import assert from 'node:assert/strict';
import { test } from 'node:test';
import { capacityOf, memoryHere } from './capacity.ts';

const gigabyte = 1024 ** 3;

test('half of the memory is for processes of 100 MB, and a page of several remotes can be rendered on any machine', () => {
  assert.equal(capacityOf(2 * gigabyte).processes, 10);
  assert.equal(capacityOf(32 * gigabyte).processes, 163);
  assert.equal(capacityOf(gigabyte / 4).processes, 8);
  assert.ok(memoryHere() > 0 && Number.isFinite(memoryHere()));
});

test('what is said counts, whatever memory there is', () => {
  const said = { processes: 3, idleMs: 1_000, stay: 0, spare: false };
  assert.deepEqual(capacityOf(32 * gigabyte, said), said);
  assert.deepEqual(capacityOf(2 * gigabyte, { processes: undefined, stay: 1 }), {
    ...capacityOf(2 * gigabyte),
    stay: 1,
  });
});
