import { type CollectionRecord, collections } from '../records.ts';
import { cabinetPiece } from '../scene/cabinet.ts';
import { collectionRooms } from '../scene/collection-rooms.ts';
import { collectionCard, collectionFrame, collectionPieces } from '../scene/collection-scene.ts';
import { narrow } from '../scene/formats.ts';
import { inUse } from '../scene/product-scene.ts';
import type { Piece, Shot, View } from '../scene/scene.ts';
import { hasRoom } from '../scene/things.ts';
import { fromTheSide, roomShot, withoutHalves } from './shot.ts';

/** The scenes of the collections: wide, with the card cut out of its middle, and upright. */
export const collectionScenes = (): Shot[] =>
  collections.flatMap((collection) => [hero(collection), upright(collection)]);

function hero(collection: CollectionRecord): Shot {
  const { id, scene } = collection;
  const shot = roomShot(
    `collections/${id}-hero`,
    collectionFrame,
    scene,
    (view) => collectionScene(collection, view),
    0.85,
  );
  const { left, right, width, height } = collectionCard;
  const { turn, floor } = roomFor(id);
  return {
    ...fromTheSide(shot, turn, floor),
    outputs: [...shot.outputs, { name: `collections/${id}-card`, width, height, crop: [left, 0, right, 1] }],
  };
}

function upright(collection: CollectionRecord): Shot {
  const { id, scene } = collection;
  const main = mainOf(collection);
  const [width] = main.size;
  const scale = Math.min(narrow.scale, narrow.width / (width + 28));
  const { turn, floor, things } = roomFor(id);
  const furnish = (view: View) => [...inUse(main), ...things(-width / 2).filter((thing) => hasRoom(thing, view))];
  const shot = roomShot(`collections/${id}-hero-mobile`, { ...narrow, scale }, scene, furnish);
  return withoutHalves(fromTheSide(shot, turn, floor, 8));
}

/** A collection's main unit, a tall unit beside it as far as it fits, and the things of its room. */
function collectionScene(collection: CollectionRecord, view: View): Piece[] {
  const { id } = collection;
  const main = mainOf(collection);
  const { side } = collectionPieces(collection);
  const half = main.size[0] / 2;
  return [
    ...inUse(main),
    ...(side && side.x + side.product.size[0] / 2 < view.right
      ? [belowTop(cabinetPiece(side.product, side.product.finishes[0], side.x))]
      : []),
    ...roomFor(id).things(-half),
  ];
}

function roomFor(id: string) {
  const room = collectionRooms[id];
  if (!room) throw new Error(`Nothing says how the room of ${id} is furnished`);
  return room;
}

/** A tall unit, hung so low that the frame shows some wall over it. */
const belowTop = (unit: Piece): Piece => ({
  ...unit,
  bottom: Math.min(Number(unit.bottom), 200 - Number(unit.height)),
});

function mainOf(collection: CollectionRecord) {
  const { main } = collectionPieces(collection);
  if (!main) throw new Error(`The collection ${collection.id} has no products`);
  return main;
}
