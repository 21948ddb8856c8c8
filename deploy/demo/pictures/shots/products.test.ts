import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seen } from '../scene/seen.ts';
import { productHeroes } from './product-heroes.ts';
import { productCards } from './products.ts';

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

// Issue 38, CC3: every card was seen from the front, before one wall, and every mirror showed one arch.
test('neighbours in the list are seen from other sides or in other rooms, and their mirrors show what is in their room', () => {
  const cards = productCards();
  for (const [index, { name, view, room }] of cards.entries()) {
    const next = cards[index + 1];
    assert.ok(view.turn, name);
    assert.notDeepEqual([view.turn, room.wall], [next?.view.turn, next?.room.wall], name);
    assert.ok(room.opposite?.length, name);
  }
});

test('what stands beside a product is whole on its card', () => {
  for (const { name, pieces, view } of productCards())
    for (const piece of pieces
      .slice(1)
      .filter(({ piece }) => ['stool', 'basket', 'ladder', 'towelBar'].includes(piece))) {
      const height = Number(piece.height);
      const { left, right } = seen({ ...piece, z: Number(piece.z) || height }, view, -Number(piece.y ?? -6));
      assert.ok(left >= 0 && right <= 1, `${name}: ${piece.piece} from ${left} to ${right}`);
    }
});
