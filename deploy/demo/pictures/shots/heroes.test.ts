import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Picture } from '../../../content-api/content.ts';
import { pages } from '../../../content-api/import/kinds/editorial.ts';
import { products } from '../../../content-api/import/kinds/products.ts';
import { recordsOf } from '../../content.ts';
import { collections } from '../records.ts';
import type { Piece } from '../scene/scene.ts';
import { type Part, seen } from '../scene/seen.ts';
import { shots } from './all.ts';

const all = shots();

// As HeroCollection cuts them: a telephone, an upright tablet, a low and wide window.
const cutsOfCollections = [0.52, 4 / 3, 16 / 9, 12 / 5];
// As HeroLarge and HeroNavigation do.
const cutsOfInspirations = [16 / 9, 12 / 5, 2.6];
// As HeroProduct cuts them: whole on a telephone, a tablet, and from 1024 px on.
const cutsOfProducts = [16 / 10, 12 / 5];

for (const { id, heroImage: wide, heroImageMobile: upright } of collections) {
  test(`the hero of ${id} shows its furniture from side to side, however a screen cuts it`, () => {
    const [narrowest = 0, ...others] = cutsOfCollections;
    assert.deepEqual(
      [...lost(upright, narrowest, furniture), ...others.flatMap((cut) => lost(wide, cut, furniture))],
      [],
    );
  });
}

test('the hero of an inspiration shows its mirror and its unit, however a screen cuts it', () => {
  const heroes = recordsOf(pages).flatMap(({ path, blocks: [hero] }) => {
    if (!path.startsWith('/inspiration/')) return [];
    if (hero?.type === 'HeroLarge') return [hero.backgroundImageDesktop];
    return hero?.type === 'HeroNavigation' ? [hero.imageDesktop] : assert.fail(path);
  });
  assert.equal(heroes.length, 16);
  assert.deepEqual(
    heroes.flatMap((hero) => cutsOfInspirations.flatMap((cut) => lost(hero, cut, furniture))),
    [],
  );
});

test('the hero of a product shows it from side to side, however a screen cuts it', () => {
  const heroes = recordsOf(products).map(({ heroDesktop }) => heroDesktop);
  assert.deepEqual(
    heroes.flatMap((hero) => cutsOfProducts.flatMap((cut) => lost(hero, cut, (pieces) => pieces.slice(0, 1)))),
    [],
  );
});

const furniture = (pieces: Piece[]) => pieces.filter(({ piece }) => ['unit', 'cabinet', 'mirror'].includes(piece));

/** What a crop of a picture around its focus cuts off, a line each; `ratio` is the crop's width to its height. */
function lost(picture: Picture, ratio: number, shown: (pieces: Piece[]) => Piece[]): string[] {
  const shot = all.find(({ outputs }) => outputs.some(({ name }) => picture.url.includes(`/${name}.`)));
  if (!shot) return [`${picture.url} is no picture of a scene`];
  const crop = cropOf(picture, ratio);
  return shown(shot.pieces).flatMap((piece) => {
    const parts = [0, Number(piece.depth ?? 0)].map((front) =>
      seen({ ...piece, z: upperEdge(piece) }, shot.view, front),
    );
    const air = parts.flatMap(({ left, right, top }) => [left - crop.left, crop.right - right, top - crop.top]);
    return Math.min(...air) < 0
      ? [`${shot.name}, ${ratio.toFixed(2)}: ${piece.piece} ${air.map((share) => share.toFixed(3)).join(' ')}`]
      : [];
  });
}

const upperEdge = ({ z, bottom, height, top }: Piece) => Number(z ?? top ?? Number(bottom) + Number(height));

function cropOf({ width = 1, height = 1, focus = { x: 50, y: 50 } }: Picture, ratio: number): Part {
  const own = width / height;
  const [across, up] = [Math.min(1, ratio / own), Math.min(1, own / ratio)];
  const left = (focus.x / 100) * (1 - across);
  const top = (focus.y / 100) * (1 - up);
  return { left, right: left + across, top, bottom: top + up };
}
