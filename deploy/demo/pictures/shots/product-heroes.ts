import { type ProductRecord, products } from '../records.ts';
import { ownRoom, raysIn, withOtherSide } from '../scene/card-room.ts';
import { heroFrame } from '../scene/frames.ts';
import { furnishing, inLightOf } from '../scene/furnishing.ts';
import { heroRoom } from '../scene/hero-room.ts';
import { inUse } from '../scene/product-scene.ts';
import { roomOf, viewOf } from '../scene/room.ts';
import type { Piece, Shot } from '../scene/scene.ts';
import { fewerSamples, fullSize, heroesInRooms, masters } from './masters.ts';
import { card, sideView, stepBack } from './products.ts';
import { sceneOf } from './scene-of.ts';
import { samples, withoutHalves } from './shot.ts';

/** The wide hero of every product. */
export const productHeroes = (): Shot[] =>
  products.map((product) => (heroesInRooms.has(product.slug) ? inItsRoom(product) : fromTheFront(product)));

/** From the other side than the first picture of its gallery. */
function inItsRoom(product: ProductRecord): Shot {
  const name = `products/${product.slug}-hero`;
  const { turn = 0 } = product.fromTheSide ? sideView(product) : card(product).view;
  const { view, pieces } = heroRoom(product, name, turn > 0 ? -1 : 1);
  const room = withOtherSide(product, ownRoom(product, roomOf(sceneOf(product), name)), view.turn);
  const master = masters.has(name);
  const [width, height] = master ? [1920, 800] : [1440, 600];
  return withoutHalves({
    name,
    width,
    height,
    samples: master ? fewerSamples : Math.max(raysIn(room), 7),
    ...(master && { quality: 93 }),
    room,
    view,
    pieces: inLightOf(room, pieces),
    outputs: [{ name, width: 1920, height: 800, crop: [0, 0, 1, 1] }],
  });
}

function fromTheFront(product: ProductRecord): Shot {
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

/** A hero is cut off above the floor: what would be there, beside the product, is left out. */
const offTheFloor = ([own, ...others]: Piece[]): Piece[] => [
  ...(own ? [own] : []),
  ...others.filter(({ piece }) => !['basket', 'plant', 'stool'].includes(piece)),
];

const beside = (product: ProductRecord, name: string, view: { left: number; right: number }) =>
  product.construction.kind === 'unit' ? furnishing(name, product.size[0], view) : [];
