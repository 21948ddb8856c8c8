import assert from 'node:assert/strict';
import { test } from 'node:test';
import { configurationsOf } from './configurations.ts';

test('a collection says what it can be made up of, in the sizes that its products have', () => {
  assert.deepEqual(
    configurationsOf('garrigue').map(({ text }) => text.en),
    ['One basin, 80 to 120 cm', 'Two basins, 140 to 160 cm', 'Tall unit, 175 cm'],
  );
});

test('what a collection does not have is left out', () => {
  const texts = configurationsOf('brume').map(({ text }) => text.en ?? '');
  assert.ok(texts.length > 0);
  assert.ok(texts.every((text) => !text.startsWith('Two basins')));
});
