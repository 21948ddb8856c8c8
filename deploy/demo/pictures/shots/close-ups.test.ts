import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pages } from '../../../content-api/import/kinds/editorial.ts';
import { recordsOf } from '../../content.ts';
import { products } from '../records.ts';
import { closeUpOf, closeUps } from './close-ups.ts';

const pictureOf = (slug: string) =>
  recordsOf(pages)
    .find(({ path }) => path === `/product/${slug}`)
    ?.blocks.flatMap((block) => (block.type === 'EditoHalf' ? block.image1 : []))
    .at(0)?.url;

// Issue 38, CC2: shelves, mirrors and stools showed the drawers of a washbasin unit, and all units those of one.
test('the page of a piece shows that piece again, a unit from near, others as their card does where not', () => {
  for (const product of products) {
    const names = [
      closeUpOf(product),
      ...(product.construction.kind === 'unit' ? [] : [`products/${product.slug}-card`]),
    ];
    const own = names.map((name) => `/pictures/${name}.jpg`);
    assert.ok(own.includes(pictureOf(product.slug) ?? ''), product.slug);
  }
});

test('a close-up shows a piece of its line in its finish', () => {
  const names = closeUps().map(({ name }) => name);
  assert.equal(new Set(names).size, names.length);
  for (const { name, pieces } of closeUps()) {
    const [own] = pieces;
    const product = products.find((one) => closeUpOf(one) === name) ?? assert.fail(name);
    assert.equal(own?.piece, product.construction.kind);
  }
});
