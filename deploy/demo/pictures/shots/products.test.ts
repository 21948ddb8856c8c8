import assert from 'node:assert/strict';
import { test } from 'node:test';
import { productHeroes } from './products.ts';

test('a hero shows its product from side to side, and the whole of its upper edge', () => {
  const cut = productHeroes().flatMap(({ name, view: { left, right, top }, pieces: [own] }) => {
    if (!own) return [name];
    const { x, width, z, bottom, height } = own;
    const half = Number(width) / 2;
    const upper = typeof z === 'number' ? z : typeof bottom === 'number' ? bottom + Number(height) : 0;
    const air = [x - half - left, right - x - half, top - upper];
    return Math.min(...air) < 1 ? [`${name}: ${air.map((centimetres) => centimetres.toFixed(1)).join(', ')}`] : [];
  });
  assert.deepEqual(cut, []);
});
