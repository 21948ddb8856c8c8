import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seen } from './seen.ts';
import { viewAround } from './view-around.ts';

const size = { width: 1000, height: 1000 };
const spot = { x: 40, z: 100, front: 50, across: 200, turn: 0, eye: 100 };
const board = { piece: 'board', x: 40, z: 120, width: 60, height: 40 };
const from = (turn: number) => seen(board, viewAround({ ...spot, turn }, size), 50);
const round = (value: number) => Math.round(value * 1000) / 1000;

test('a board in the plane of a straight view is seen in its own size', () => {
  const { left, right, top, bottom } = from(0);
  assert.deepEqual([left, right, top, bottom].map(round), [0.35, 0.65, 0.4, 0.6]);
});

test('from the side it stays in the middle, is narrower, and its near end is taller than its far end', () => {
  const { left, right, top, bottom } = from(30);
  assert.ok(left < 0.5 && right > 0.5 && right - left < 0.3);
  // The nearer half takes more room than the farther one.
  assert.ok(right - 0.5 > 0.5 - left);
  assert.ok(top < 0.4 && bottom > 0.6);
});

test('from the other side it is seen in a mirror', () => {
  const [one, other] = [from(30), from(-30)];
  assert.deepEqual([round(other.left), round(other.right)], [round(1 - one.right), round(1 - one.left)]);
});
