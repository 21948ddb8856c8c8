import assert from 'node:assert/strict';
import { test } from 'node:test';
import { products } from '../records.ts';
import { withOpenDrawer } from './drawer.ts';
import { inUse } from './product-scene.ts';

const opened = products.flatMap((product) => {
  const { opened: drawer } = withOpenDrawer(inUse(product)[0], product);
  return drawer && typeof drawer === 'object' && 'inside' in drawer ? [{ product, inside: drawer.inside }] : [];
});

test('a washbasin unit is seen with a drawer open, unless it has doors', () => {
  const withDrawers = products.filter(({ construction: one }) => one.kind === 'unit' && !one.doors);
  assert.deepEqual(
    opened.map(({ product: { slug } }) => slug),
    withDrawers.map(({ slug }) => slug),
  );
});

test('an open drawer is as wide inside as its record says', () => {
  const measured = opened.filter(({ product: { layout } }) => layout?.dimensions?.en?.includes('drawer'));
  assert.ok(measured.length > 40, String(measured.length));
  for (const { product, inside } of measured)
    assert.match(product.layout?.dimensions?.en ?? '', new RegExp(`\\b${String(inside)} ×`), product.slug);
});
