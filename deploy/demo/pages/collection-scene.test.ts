import assert from 'node:assert/strict';
import { test } from 'node:test';
import { collections } from '../records/collections.ts';
import { productOf } from './block-pictures.ts';
import { collectionSceneHotspots } from './collection-scene.ts';

test('the picture of every collection names its own furniture, the washbasin unit in the middle first', () => {
  for (const { id } of collections) {
    const spots = collectionSceneHotspots(id);
    assert.equal(spots[0]?.x, 46, id);
    for (const { product } of spots) assert.equal(productOf(product ?? '').collection, id);
  }
});

test('a tall unit that stands beside it is named to its right, and higher', () => {
  const [unit, tall] = collectionSceneHotspots('ligne');
  assert.ok(unit && tall);
  assert.ok(tall.x > unit.x && tall.x < 100 && tall.y < unit.y);
});

test('a collection that does not exist has nothing to name', () => {
  assert.deepEqual(collectionSceneHotspots('nowhere'), []);
});
