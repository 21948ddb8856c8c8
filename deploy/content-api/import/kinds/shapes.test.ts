import assert from 'node:assert/strict';
import { test } from 'node:test';
import { color } from './shapes.ts';

test('a colour is stored in one way, however it was written', () => {
  assert.equal(color.parse('#333'), '#333333');
  assert.equal(color.parse('papayawhip'), '#ffefd5');
  assert.equal(color.parse('rgb(51 51 51)'), '#333333');
  assert.equal(color.parse('hsl(120, 50%, 20%)'), '#194d19');
  assert.equal(color.parse('var(--color-ink)'), '#1f1d1a');
});

test('six digits are kept as they are written, so that an export can be imported again', () => {
  assert.equal(color.parse('#F1EBE1'), '#F1EBE1');
});

test('a translucent colour is stored as it looks on the page', () => {
  assert.equal(color.parse('transparent'), '#faf7f2');
  assert.equal(color.parse('rgba(0, 0, 0, 0.5)'), '#7d7c79');
});

test('what is no colour is refused', () => {
  for (const text of ['', 'purplish', '#12', 'var(--unknown)', 'red;display:none', 'url(x)'])
    assert.throws(() => color.parse(text), /must be a CSS colour/);
});
