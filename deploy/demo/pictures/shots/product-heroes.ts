import { type ProductRecord, products } from '../records.ts';
import { ownRoom, raysIn, withOtherSide } from '../scene/card-room.ts';
import { inLightOf } from '../scene/furnishing.ts';
import { heroRoom } from '../scene/hero-room.ts';
import { roomOf } from '../scene/room.ts';
import type { Shot } from '../scene/scene.ts';
import { fewerSamples, masters } from './masters.ts';
import { card, sideView } from './products.ts';
import { sceneOf } from './scene-of.ts';
import { withoutHalves } from './shot.ts';

/** The wide hero of every product. */
export const productHeroes = (): Shot[] => products.map(inItsRoom);

/** In the room of its collection, from the other side than the first picture of its gallery. */
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
