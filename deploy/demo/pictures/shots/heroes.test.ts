import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Picture } from '../../../content-api/content.ts';
import { pages } from '../../../content-api/import/kinds/editorial.ts';
import { products } from '../../../content-api/import/kinds/products.ts';
import { recordsOf } from '../../content.ts';
import { collections } from '../records.ts';
import type { Part } from '../scene/seen.ts';
import { furnitureIn } from './furniture.ts';

// As HeroCollection cuts them: a telephone, a tablet, a low and wide window.
const cutsOfCollections = [4 / 5, 16 / 9, 2];
// As HeroLarge and HeroNavigation do.
const cutsOfInspirations = [16 / 9, 100 / 46];
// As HeroProduct cuts them: whole on a telephone, a tablet, and from 1024 px on.
const cutsOfProducts = [16 / 10, 12 / 5];

for (const { id, heroImage: wide, heroImageMobile: upright } of collections) {
  test(`the hero of ${id} shows its furniture whole, however a screen cuts it`, () => {
    const [narrowest = 0, ...others] = cutsOfCollections;
    assert.deepEqual([...lost(upright, narrowest), ...others.flatMap((cut) => lost(wide, cut))], []);
  });
}

test('the hero of an inspiration shows its mirror and its unit whole, however a screen cuts it', () => {
  const heroes = heroesOfInspirations();
  assert.equal(heroes.length, 16);
  assert.deepEqual(
    heroes.flatMap((hero) => cutsOfInspirations.flatMap((cut) => lost(hero, cut))),
    [],
  );
});

test('the hero of a product shows it whole, however a screen cuts it', () => {
  const heroes = recordsOf(products).map(({ heroDesktop }) => heroDesktop);
  assert.deepEqual(
    heroes.flatMap((hero) => cutsOfProducts.flatMap((cut) => lost(hero, cut))),
    [],
  );
});

// Issue 38, CC3: slivers of mats, and half baskets, lay at the lower edge under a hand's width of empty wall.
test('where a screen cuts a hero, wall over the furniture is left out before the floor and what stands there', () => {
  const cuts = [
    ...collections.map(({ heroImage }) => ({ picture: heroImage, ratio: 2 })),
    ...heroesOfInspirations().map((picture) => ({ picture, ratio: 100 / 46 })),
  ];
  for (const { picture, ratio } of cuts) {
    const crop = cropOf(picture, ratio);
    const name = nameOf(picture);
    const wall = Math.min(...(furnitureIn(name) ?? []).map(({ top }) => top)) - crop.top;
    assert.ok(wall < 0.035 || crop.bottom > 0.995, `${name}: ${wall.toFixed(3)} over the furniture`);
  }
});

const heroesOfInspirations = (): Picture[] =>
  recordsOf(pages).flatMap(({ path, blocks: [hero] }) => {
    if (!path.startsWith('/inspiration/')) return [];
    if (hero?.type === 'HeroLarge') return [hero.backgroundImageDesktop];
    return hero?.type === 'HeroNavigation' ? [hero.imageDesktop] : assert.fail(path);
  });

const nameOf = ({ url }: Picture): string => /\/pictures\/(.+)\.\w+$/.exec(url)?.[1] ?? '';

/** What a crop of a picture around its focus cuts off, a line each; `ratio` is the crop's width to its height. */
function lost(picture: Picture, ratio: number): string[] {
  const name = nameOf(picture);
  const furniture = furnitureIn(name);
  if (!furniture) return [`${picture.url} is no picture of a scene`];
  const crop = cropOf(picture, ratio);
  return furniture.flatMap(({ piece, left, right, top, bottom }) => {
    const air = [left - crop.left, crop.right - right, top - crop.top, crop.bottom - bottom];
    return Math.min(...air) < 0
      ? [`${name}, ${ratio.toFixed(2)}: ${piece} ${air.map((share) => share.toFixed(3)).join(' ')}`]
      : [];
  });
}

function cropOf({ width = 1, height = 1, focus = { x: 50, y: 50 } }: Picture, ratio: number): Part {
  const own = width / height;
  const [across, up] = [Math.min(1, ratio / own), Math.min(1, own / ratio)];
  const left = (focus.x / 100) * (1 - across);
  const top = (focus.y / 100) * (1 - up);
  return { left, right: left + across, top, bottom: top + up };
}
