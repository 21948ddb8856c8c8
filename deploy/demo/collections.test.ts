import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pages as pageKind } from '../content-api/import/kinds/editorial.ts';
import { everything, recordsOf } from './content.ts';
import { collections, products } from './pictures/records.ts';
import { furnitureIn } from './pictures/shots/furniture.ts';

const pages = recordsOf(pageKind);

const blocksOf = (id: string) => pages.find(({ path }) => path === `/collection/${id}`)?.blocks ?? assert.fail(id);

/** What its hero says that a collection can be made up of. */
const configurationsOf = (id: string) =>
  blocksOf(id).flatMap((block) => (block.type === 'HeroCollection' ? (block.configurations ?? []) : []));

/** What the picture of a collection names. */
const spotsOf = (id: string) =>
  blocksOf(id).flatMap((block) =>
    block.type === 'EditoHalf' && block.collection ? (block.image1.hotspots ?? []) : [],
  );

test('a collection says what it can be made up of, in the sizes that its products have', () => {
  assert.deepEqual(
    configurationsOf('garrigue').map(({ text }) => text.en),
    ['One basin, 80 to 120\u00a0cm', 'Two basins, 140 to 160\u00a0cm', 'Tall unit, 175\u00a0cm'],
  );
  for (const { id } of collections) {
    const sizes = products.filter(({ collection }) => collection === id).flatMap(({ size }) => size);
    for (const { text } of configurationsOf(id))
      for (const size of text.en?.match(/\d+/g) ?? []) assert.ok(sizes.includes(Number(size)), `${id}: ${text.en}`);
  }
});

test('what a collection does not have is left out', () => {
  for (const { id } of collections) {
    const own = products.filter(({ collection }) => collection === id);
    const texts = configurationsOf(id).map(({ text }) => text.en ?? '');
    assert.ok(texts.length > 0, id);
    for (const [name, basins] of [
      ['One basin', 1],
      ['Two basins', 2],
    ] as const)
      assert.equal(
        texts.some((text) => text.startsWith(name)),
        own.some(({ construction }) => construction.kind === 'unit' && construction.basins === basins),
        `${id}: ${name}`,
      );
  }
});

test('the picture of every collection names its own furniture, the washbasin unit in the middle first', () => {
  for (const { id } of collections) {
    const spots = spotsOf(id);
    const [first] = spots.map(({ product }) => products.find(({ uid }) => uid === product));
    assert.equal(first?.construction.kind, 'unit', id);
    for (const { product } of spots) assert.equal(products.find(({ uid }) => uid === product)?.collection, id);
  }
});

test('a tall unit that stands beside it is named to its right, and higher', () => {
  const [unit, tall] = spotsOf('ligne');
  assert.ok(unit && tall);
  assert.ok(tall.x > unit.x && tall.x < 100 && tall.y < unit.y);
});

test('what a picture names lies on the furniture that is seen there', () => {
  const beside = [...everything(pages)].flatMap((value) => {
    if (!isPictureWithSpots(value)) return [];
    const furniture = furnitureIn(value.url.slice('/pictures/'.length, -'.jpg'.length)) ?? [];
    return value.hotspots.flatMap(({ x, y, product }) => {
      const kind = products.find(({ uid }) => uid === product)?.construction.kind;
      const piece = furniture.find((one) => one.piece === kind);
      if (!piece) return [];
      const inside = piece.left < x / 100 && x / 100 < piece.right && piece.top < y / 100 && y / 100 < piece.bottom;
      return inside ? [] : [`${value.url}: ${product} at ${x}, ${y}`];
    });
  });
  assert.deepEqual(beside, []);
});

interface PictureWithSpots {
  url: string;
  hotspots: { x: number; y: number; product: string }[];
}

const isPictureWithSpots = (value: unknown): value is PictureWithSpots =>
  typeof value === 'object' && value !== null && 'hotspots' in value && 'url' in value && Array.isArray(value.hotspots);
