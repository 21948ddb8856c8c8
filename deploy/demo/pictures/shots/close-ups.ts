import { everyValue } from '../../content.ts';
import type { ProductRecord } from '../records.ts';
import { products } from '../records.ts';
import { inColours, ownRoom, raysIn, withOtherSide } from '../scene/card-room.ts';
import { closeUpView } from '../scene/close-up-view.ts';
import { inLightOf } from '../scene/furnishing.ts';
import { inUse } from '../scene/product-scene.ts';
import { roomOf } from '../scene/room.ts';
import type { Shot } from '../scene/scene.ts';
import { sceneOf } from './scene-of.ts';

const format = { width: 960, height: 1120 };
/** The share of that size in which they are rendered. */
const sharpness = 0.8;

/** The close-up of a product: pieces of one line in one finish share it. */
export const closeUpOf = ({ slug, line, finishes: [finish] }: ProductRecord): string =>
  `close-ups/${line ?? slug}-${finish}`;

/** Everything that the content says: a picture is made where it is named. */
export const named = new Set(everyValue().filter((value) => typeof value === 'string'));

/** What one sees with one's nose to a piece, its edge and handle, its rim, its peg: those that the content names. */
export const closeUps = (): Shot[] =>
  [...Map.groupBy(products.toReversed(), closeUpOf)].flatMap(([name, [product]]) =>
    product && named.has(`/pictures/${name}.jpg`) ? [closeUp(name, product)] : [],
  );

function closeUp(name: string, product: ProductRecord): Shot {
  const view = closeUpView(product, format);
  const own = withOtherSide(product, ownRoom(product, roomOf(sceneOf(product), name)), view.turn);
  // So near, a wall in the light would be white.
  const room = own.light === 'day' ? { ...own, exposure: own.exposure - 0.2 } : own;
  const [piece, ...others] = inUse(product);
  return {
    name,
    width: format.width * sharpness,
    height: format.height * sharpness,
    samples: raysIn(room),
    room,
    view,
    pieces: inLightOf(room, [piece, ...others.map((other) => inColours(other, product))]),
    outputs: [{ name, ...format, crop: [0, 0, 1, 1] }],
  };
}
