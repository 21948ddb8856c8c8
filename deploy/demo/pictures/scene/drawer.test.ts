import assert from 'node:assert/strict';
import { test } from 'node:test';
import { products, washbasinUnits } from '../records.ts';
import { threeQuarters } from '../shots/products.ts';
import { withOneOpen } from './drawer.ts';
import { inUse } from './product-scene.ts';

const opened = products.flatMap((product) => {
  const { opened: drawer } = withOneOpen(inUse(product)[0], product);
  return drawer && typeof drawer === 'object' && 'inside' in drawer ? [{ product, inside: drawer.inside }] : [];
});

// Issue 38, CC3: twenty-one units had no view from the side, and five hid what is behind their doors.
test('the gallery of every washbasin unit begins with a view from the side, the drawer or the door open that is seen best', () => {
  assert.equal(threeQuarters().length, washbasinUnits.length);
  for (const product of washbasinUnits) {
    for (const turn of [-30, 30]) {
      const { opened, columns } = withOneOpen(inUse(product)[0], product, turn);
      const doors = product.construction.kind === 'unit' && product.construction.doors;
      // Doors open away from the camera, drawers are pulled out next to it.
      const nearest = turn > 0 ? Number(columns) - 1 : 0;
      const column = doors ? Number(columns) - 1 - nearest : nearest;
      assert.ok(opened && typeof opened === 'object' && 'column' in opened, product.slug);
      assert.equal(opened.column, column, product.slug);
    }
  }
});

test('an open drawer is as wide inside as its record says', () => {
  const measured = opened.filter(({ product: { layout } }) => layout?.dimensions?.en?.includes('drawer'));
  assert.ok(measured.length > 40, String(measured.length));
  for (const { product, inside } of measured)
    assert.match(product.layout?.dimensions?.en ?? '', new RegExp(`\\b${String(inside)} ×`), product.slug);
});
