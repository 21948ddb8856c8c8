import { type FinishName, type ProductRecord, products } from '../records.ts';
import { collectionRooms } from './collection-rooms.ts';
import { materialOf } from './material.ts';
import type { Piece, Room, View } from './scene.ts';
import { basket, isOnStool, isWith, lies, nearTheWall } from './things.ts';
import { topHeight } from './washbasin-unit.ts';

/**
 * What tells the card of a product from its neighbours, in one list or another: the side that it is seen from, the light, and
 * what of its collection's room stands beside it.
 */

const turns = [-13, 10, 15, -9, 12, -16, 8];

/** The place of a product among those of its collection. */
export const placeOf = (product: ProductRecord): number =>
  products.filter(({ collection }) => collection === product.collection).indexOf(product);

export const roomFor = ({ collection = '' }: ProductRecord) => {
  const room = collectionRooms[collection];
  if (!room) throw new Error(`Nothing says how the room of ${collection} is furnished`);
  return room;
};

/** A straight view from the side that is the product's own. */
export function cardView(product: ProductRecord, view: View): View {
  const turn = turns[placeOf(product) % turns.length] ?? 0;
  // From so near, and looked down at, a stool would lean in a straight view.
  if (product.construction.kind === 'stool')
    return { ...view, aside: 0, turn: turn < 0 ? -28 : 28, eye: 96, focal: 64 };
  // A tall unit stands to the left, the next one to the right.
  const [left, right] = placeOf(product) % 2 ? [-view.right, -view.left] : [view.left, view.right];
  if (product.construction.kind === 'cabinet') return { ...view, left, right, aside: 0, turn };
  // Flat pieces have depth only from farther round.
  const farther = ['shelf', 'niche', 'rail', 'hooks'].includes(product.construction.kind) ? 1.6 : 1;
  return { ...view, aside: 0, turn: Math.round(turn * farther) };
}

/** The room of the product's collection, in one of its lights. */
export function ownRoom(product: ProductRecord, room: Room): Room {
  const { floor = room.floor } = roomFor(product);
  if (room.light === 'evening') return { ...room, floor };
  const sun = placeOf(product) % 3 !== 1;
  return { ...room, floor, sun, exposure: sun ? 0.02 : 0.46 };
}

/** The same room, whose mirrors show what is on its other side to a camera that has gone `turn` degrees round. */
export function withOtherSide(product: ProductRecord, room: Room, turn = 0): Room {
  const shift = 340 * Math.tan((turn * Math.PI) / 180);
  const opposite = roomFor(product).opposite.map((piece) => ({ ...piece, x: Math.round(piece.x + shift) }));
  return { ...room, opposite };
}

/** Rays for a pixel: the more light, the fewer. */
export const raysIn = ({ sun, light }: Room): number => (sun ? 4 : light === 'day' ? 7 : 10);

/** The pieces of a card in the colours of the room, with what stands beside a washbasin unit. */
export function cardPieces(product: ProductRecord, [own, ...others]: [Piece, ...Piece[]], view: View): Piece[] {
  const place = placeOf(product);
  const side = product.construction.kind === 'cabinet' && place % 2 ? -1 : 1;
  const dressed = others.map((piece) => inColours({ ...piece, x: piece.x * side }, product));
  const half = product.size[0] / 2;
  return product.construction.kind === 'unit' ? [own, ...dressed, ...beside(product, half, view)] : [own, ...dressed];
}

/** A thing that is with a product, in the colours of its room; neighbours have other ones. */
export function inColours(piece: Piece, product: ProductRecord): Piece {
  const place = placeOf(product);
  const { clay, linen } = roomFor(product);
  switch (piece.piece) {
    case 'vase':
      return { ...piece, color: clay, kind: place % 3, seed: Number(piece.seed) + place };
    case 'bottle':
      return (
        [piece, { ...piece, piece: 'cup', color: clay }, { ...piece, piece: 'jar', height: 11 }][place % 3] ?? piece
      );
    case 'towelBar':
      return { ...piece, color: linen };
    case 'counter':
      return { ...piece, finish: materialOf(woods[place % woods.length] ?? 'oak') };
    case 'basket':
      return lower(standingIn(product)[place % standingIn(product).length] ?? piece, piece.x);
    case 'towels':
      return { ...piece, colors: [linen, '#F3EDE2', linen] };
    default:
      return piece;
  }
}

/** What needs more wall than a card has beside a unit. */
const isWide = ({ piece }: Piece) => ['window', 'bath', 'shelf', 'hooks'].includes(piece);

const woods: FinishName[] = ['oak', 'smokedOak', 'limedOak'];

/** What of the room stands on its floor, as narrow as a basket. */
const standingIn = (product: ProductRecord): Piece[] =>
  roomFor(product)
    .things(0)
    .filter((thing) => !lies(thing) && !isWide(thing) && !Number(thing.z) && thing.piece !== 'ladder');

/** At `x`, and no higher than to one's knee. */
const lower = (thing: Piece, x: number): Piece => ({ ...thing, x, height: Math.min(Number(thing.height), 56) });

/** What of the room has space on the one side of a unit, and something else on the other; now and then what lies on the floor. */
function beside(product: ProductRecord, half: number, { left, right, turn = 0 }: View): Piece[] {
  const place = placeOf(product);
  const things = roomFor(product)
    .things(-half)
    .filter((thing) => !isWide(thing));
  const standing = things.filter((thing) => !lies(thing) && !isOnStool(thing));
  const chosen = [Math.sign(turn), -Math.sign(turn)].flatMap((side, at) => {
    const space = (side > 0 ? right : -left) - half;
    const one = standing[(place + at) % standing.length];
    const grows = one && ['plant', 'pot', 'vase'].includes(one.piece);
    // Of what stands before the wall a card shows less; of plants a part will do.
    const needs = grows ? 32 : Number(one?.width) + (Number(one?.z) > 100 ? 6 : 16);
    if (!one || space < needs || (at > 0 && (place % 2 === 0 || standing.length < 2))) return [];
    const to = side * (half + Math.max(Math.min(space / 2, 46), grows ? Math.max(34, Number(one.height) * 0.32) : 0));
    // With what lies on it.
    return things.filter((thing) => isWith(one, thing)).map((thing) => ({ ...thing, x: thing.x - one.x + to }));
  });
  if (chosen.length === 0 && place % 2 > 0 && topHeight - product.size[1] > 32)
    return [basket(-Math.sign(turn) * half * 0.5, 30, -26)];
  const lying = things.filter(lies).map(nearTheWall);
  return [...chosen, ...(place % 2 === 0 || chosen.length === 0 ? lying : [])];
}
