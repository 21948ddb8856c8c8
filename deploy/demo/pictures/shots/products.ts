import type { ProductRecord } from '../records.ts';
import { products, washbasinUnits } from '../records.ts';
import { cardPieces, cardView, inColours, ownRoom, raysIn, withOtherSide } from '../scene/card-room.ts';
import { withOneOpen } from '../scene/drawer.ts';
import { cardFrame } from '../scene/frames.ts';
import { inLightOf } from '../scene/furnishing.ts';
import { inUse } from '../scene/product-scene.ts';
import { roomOf, viewOf } from '../scene/room.ts';
import type { Shot } from '../scene/scene.ts';
import { threeQuarterView } from '../scene/three-quarter.ts';
import { sceneOf } from './scene-of.ts';
import { withoutHalves } from './shot.ts';

/** The card of every product; upright, it also serves narrow screens. */
export const productCards = (): Shot[] => products.map(card);

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

const sideFormat = { width: 1088, height: 816 };
/** The view of that picture. */
export const sideView = (product: ProductRecord) =>
  threeQuarterView(product, `products/${product.slug}-carrousel`, sideFormat);

function threeQuarter(product: ProductRecord): Shot {
  const name = `products/${product.slug}-carrousel`;
  const room = ownRoom(product, roomOf(sceneOf(product), name));
  const [own, ...others] = inUse(product);
  const view = sideView(product);
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
    outputs: [{ name, ...sideFormat, crop: [0, 0, 1, 1] }],
  };
}

const stepBack = <Frame extends { scale: number; originX: number; originY: number }>(frame: Frame): Frame => ({
  ...frame,
  scale: frame.scale * air,
  originY: 0.5 + (frame.originY - 0.5) * air,
});
