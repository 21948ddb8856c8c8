import type { ProductRecord } from '../records.ts';
import { products, washbasinUnits } from '../records.ts';
import { cardPieces, cardView, inColours, ownRoom, raysIn, withOtherSide } from '../scene/card-room.ts';
import { withOneOpen } from '../scene/drawer.ts';
import { cardFrame, heroFrame } from '../scene/frames.ts';
import { furnishing, inLightOf } from '../scene/furnishing.ts';
import { inUse } from '../scene/product-scene.ts';
import { roomOf, viewOf } from '../scene/room.ts';
import type { Piece, Shot } from '../scene/scene.ts';
import { threeQuarterView } from '../scene/three-quarter.ts';
import { fewerSamples, fullSize, masters } from './masters.ts';
import { sceneOf } from './scene-of.ts';
import { samples, withoutHalves } from './shot.ts';

/** The card of every product; upright, it also serves narrow screens. */
export const productCards = (): Shot[] => products.map(card);

/** The wide hero of every product. */
export const productHeroes = (): Shot[] => products.map(hero);

/** Washbasin units from the side, with a drawer or a door open: the first picture of their gallery. */
export const threeQuarters = (): Shot[] => washbasinUnits.filter(({ fromTheSide }) => fromTheSide).map(threeQuarter);

/** A step back from the drawing's frame: a photograph needs air around the furniture. */
const air = 0.93;

export function card(product: ProductRecord): Shot {
  const name = `products/${product.slug}-card`;
  const view = cardView(product, viewOf(stepBack(cardFrame(product)), name, -product.size[2]));
  const room = withOtherSide(product, ownRoom(product, roomOf(sceneOf(product), name)), view.turn);
  return withoutHalves({
    name,
    width: 688,
    height: 916,
    samples: raysIn(room),
    room,
    view,
    pieces: inLightOf(room, cardPieces(product, inUse(product), view)),
    outputs: [{ name, width: 688, height: 916, crop: [0, 0, 1, 1] }],
  });
}

function hero(product: ProductRecord): Shot {
  const name = `products/${product.slug}-hero`;
  const view = viewOf(stepBack(heroFrame(product)), name, -product.size[2]);
  const room = roomOf(sceneOf(product), name);
  const master = masters.has(name);
  const full = fullSize.has(name);
  const large = master || full || (product.construction.kind === 'unit' && product.size[0] >= 100);
  const [width, height] = large ? [1920, 800] : [1440, 600];
  return {
    name,
    width,
    height,
    samples: full ? fewerSamples : master ? 16 : samples,
    ...(master && { quality: 93 }),
    room,
    view,
    pieces: inLightOf(room, offTheFloor([...inUse(product), ...beside(product, name, { left: 0, right: view.right })])),
    outputs: [{ name, width: 1920, height: 800, crop: [0, 0, 1, 1] }],
  };
}

function threeQuarter(product: ProductRecord): Shot {
  const name = `products/${product.slug}-carrousel`;
  const size = { width: 1088, height: 816 };
  const room = ownRoom(product, roomOf(sceneOf(product), name));
  const [own, ...others] = inUse(product);
  const view = threeQuarterView(product, name, size);
  return {
    name,
    width: 816,
    height: 612,
    samples: raysIn(room),
    room,
    view,
    pieces: inLightOf(room, [
      withOneOpen(own, product, view.turn),
      ...others
        .filter(({ piece }) => !['mirror', 'wallLamp'].includes(piece))
        .map((piece) => inColours(piece, product)),
    ]),
    outputs: [{ name, ...size, crop: [0, 0, 1, 1] }],
  };
}

/** A hero is cut off above the floor: what would be there, beside the product, is left out. */
const offTheFloor = ([own, ...others]: Piece[]): Piece[] => [
  ...(own ? [own] : []),
  ...others.filter(({ piece }) => !['basket', 'plant', 'stool'].includes(piece)),
];

const stepBack = <Frame extends { scale: number; originX: number; originY: number }>(frame: Frame): Frame => ({
  ...frame,
  scale: frame.scale * air,
  originY: 0.5 + (frame.originY - 0.5) * air,
});

const beside = (product: ProductRecord, name: string, view: { left: number; right: number }) =>
  product.construction.kind === 'unit' ? furnishing(name, product.size[0], view) : [];
