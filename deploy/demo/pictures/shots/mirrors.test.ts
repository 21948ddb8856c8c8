import assert from 'node:assert/strict';
import { test } from 'node:test';
import { products as productKind } from '../../../content-api/import/kinds/products.ts';
import { recordsOf } from '../../content.ts';
import { products } from '../records.ts';
import type { Shot } from '../scene/scene.ts';
import { seen } from '../scene/seen.ts';
import { shots } from './all.ts';
import { card } from './products.ts';

test('every file but a close-up shows its mirrors whole, with some wall around them', () => {
  const rooms = shots().filter(({ name }) => !name.startsWith('close-ups/'));
  const cut = rooms.flatMap((shot) =>
    shot.outputs.flatMap(({ name, crop: [left, top, right, bottom] }) =>
      mirrorsOf(shot)
        .map((mirror) => [mirror.left - left, mirror.top - top, right - mirror.right, bottom - mirror.bottom])
        .filter((air) => Math.min(...air) < 0.01)
        .map((air) => `${name}: ${air.map((share) => share.toFixed(2)).join(' ')}`),
    ),
  );
  assert.deepEqual(cut, []);
});

test('a card that a page cuts to three fifths of its height still shows its mirrors whole', () => {
  const cards = new Map(recordsOf(productKind).map(({ slug, card }) => [slug, card]));
  const cut = products.flatMap((product) => {
    const { focus } = cards.get(product.slug) ?? assert.fail(product.slug);
    const top = (0.4 * (focus?.y ?? 50)) / 100;
    return mirrorsOf(card(product))
      .filter((mirror) => mirror.top < top || mirror.bottom > top + 0.6)
      .map((mirror) => `${product.slug}: ${mirror.top.toFixed(3)} to ${mirror.bottom.toFixed(3)}, cut at ${top}`);
  });
  assert.deepEqual(cut, []);
});

/** Where the mirrors of a picture are seen. */
const mirrorsOf = ({ view, pieces }: Shot) =>
  'down' in view ? [] : pieces.filter(({ piece }) => piece === 'mirror').map((mirror) => seen(mirror, view));
