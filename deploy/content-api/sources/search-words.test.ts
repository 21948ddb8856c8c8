import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askedText, isQuoted, joinsWords, nearSizes } from './search-words.ts';

test('sizes are centimetres, however they are written', () => {
  const sizes = {
    '1m20': '120',
    '1 m 20': '120',
    '32 inches': '81',
    '47"': '119',
    ligne60: 'ligne 60',
    '60 x 45': '60 x 45',
  };
  for (const [typed, meant] of Object.entries(sizes)) assert.equal(askedText(typed), meant);
});

test('a reference stays whole, and an article falls away', () => {
  assert.equal(askedText('RV1120'), 'rv1120');
  assert.equal(askedText("L'onde").trim(), 'onde');
});

test('a size that no furniture has stands for the nearest one too', () => {
  assert.deepEqual(nearSizes('119'), ['119', '120']);
  assert.deepEqual(nearSizes('81'), ['81', '80']);
  assert.deepEqual(nearSizes('120'), ['120']);
  assert.deepEqual(nearSizes('1120'), ['1120']);
  assert.deepEqual(nearSizes('miroir'), ['miroir']);
});

test('what stands in quotes is wanted as it is', () => {
  assert.ok(isQuoted('"mirior"') && isQuoted('« mirior »') && isQuoted('„Spigel“'));
  assert.ok(!isQuoted('mirior') && !isQuoted('47"'));
});

test('two words are looked for as one in the languages that write them so', () => {
  assert.deepEqual((['fr', 'nl', 'en', 'de'] as const).map(joinsWords), [false, true, false, true]);
});
