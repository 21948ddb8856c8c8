import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { createFloodControl } from './flood-control.ts';

let time = 0;
mock.method(performance, 'now', () => time);
beforeEach(() => {
  time = 0;
});

const windowMs = 250;
const megabyte = 1024 * 1024;
const tooMuch = /it says too much/;

test('a process may say two thousand messages in a window, of four megabytes', () => {
  const many = createFloodControl(windowMs);
  for (let message = 0; message < 2_000; message += 1) many.message(0);
  assert.throws(() => many.message(0), tooMuch);
  many.nextWindow();
  many.message(4 * megabyte);
  assert.throws(() => many.message(1), tooMuch);
});

test('where the next window begins late, it may say as much more', () => {
  const control = createFloodControl(windowMs);
  time = windowMs * 3;
  control.message(12 * megabyte);
  assert.throws(() => control.message(1), tooMuch);
  control.nextWindow();
  time += windowMs / 2;
  control.message(4 * megabyte);
  assert.throws(() => control.message(1), tooMuch);
});

test('of what it prints in a window two thousand characters are passed on; the rest counts as said', () => {
  const control = createFloodControl(windowMs);
  const print = (text: string) => control.print(Buffer.from(text));
  assert.equal(print('a line\n'), 'a line');
  assert.equal(print('x'.repeat(3_000))?.length, 1_993);
  assert.equal(print('more'), undefined);
  control.nextWindow();
  assert.equal(print('x'.repeat(2_000))?.length, 2_000);
  assert.equal(print('x'), undefined);
  assert.throws(() => print('x'.repeat(4 * megabyte)), tooMuch);
});

test('it may print one megabyte in a window, and say its messages besides', () => {
  const control = createFloodControl(windowMs);
  control.print(Buffer.alloc(megabyte));
  control.message(2 * megabyte);
  assert.throws(() => control.print(Buffer.alloc(1)), tooMuch);
  time = windowMs * 2;
  control.nextWindow();
  control.print(Buffer.alloc(megabyte));
});
