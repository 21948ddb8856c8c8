import { type ProductRecord, washbasinUnits } from '../records.ts';
import { inColours, placeOf, roomFor } from './card-room.ts';
import { unitInUse } from './furnished-room.ts';
import { materialOf } from './material.ts';
import { inUse } from './product-scene.ts';
import { viewOf } from './room.ts';
import type { Piece, View } from './scene.ts';
import { isFurniture, wholeOf } from './seen.ts';
import { bath, lies, plant, stool, towelBar, towels } from './things.ts';

const format = { width: 1920, height: 800 };
/** Where the furniture has its middle, in shares of the width, for a camera at its right. */
const middle = 0.64;
const small = ['shelf', 'niche', 'rail', 'hooks'];

/**
 * A product in the room of its collection, which goes on behind it: seen from one side, 1 is the right. A washbasin unit stands
 * among the things of that room, other pieces beside or over such a unit.
 */
export function heroRoom(product: ProductRecord, name: string, side: number): { view: View; pieces: Piece[] } {
  const [own, ...around] = inUse(product);
  const unit = companionOf(product);
  const others = isOver(product) && unit.length > 0 ? unit : [...around, ...unit];
  const furniture = [own, ...others.filter(isFurniture)];
  const left = Math.min(...furniture.map(({ x, width }) => x - Number(width) / 2));
  const mirrored = (piece: Piece): Piece => ({ ...piece, x: piece.x * side });
  const start = viewOf({ ...format, scale: 4, originX: 0.5, originY: 0.9 }, name, -product.size[2]);
  const turn = side * (19 + (placeOf(product) % 3) * 3);
  // From so near, a stool would lean under an eye as high as in other rooms.
  const view = { ...start, aside: 0, turn, ...(own.piece === 'stool' && { eye: 96, focal: 64 }) };
  return {
    view: framed([...furniture, ...airAround(product)].map(mirrored), view, side > 0 ? middle : 1 - middle),
    pieces: [own, ...others.map((piece) => inColours(piece, product)), ...thingsOf(product, left)].map(mirrored),
  };
}

/** Whether it hangs over a washbasin. */
const isOver = ({ construction }: ProductRecord): boolean =>
  construction.kind === 'mirror' || (construction.kind === 'cabinet' && construction.high === true);

/** A washbasin unit of the same collection: as wide as what hangs over it, or with room beside the product; nothing where one would hide it. */
function companionOf(product: ProductRecord): Piece[] {
  const { construction, collection, size } = product;
  if (['unit', 'stool', 'tray'].includes(construction.kind)) return [];
  const over = isOver(product);
  const wanted = over ? size[0] * 1.1 : 118 - size[0] / 2;
  const off = (unit: ProductRecord) => Math.abs(unit.size[0] - wanted);
  const units = washbasinUnits.filter((unit) => unit.collection === collection);
  const [unit] = units.toSorted((one, other) => off(one) - off(other));
  if (!unit) return [];
  const pieces = unitInUse(unit, unit.finishes[0]);
  if (over) return pieces.filter(({ piece }) => piece !== 'mirror' && piece !== 'wallLamp');
  const x = -size[0] / 2 - 34 - unit.size[0] / 2;
  return pieces.map((piece) => ({ ...piece, x: piece.x + x }));
}

/** What is in the picture with the furniture: some wall over it and the floor before it, where it stands on or hangs over one. */
function airAround({ construction: { kind }, size: [width] }: ProductRecord): Piece[] {
  if (kind === 'stool') return [{ piece: 'air', x: -40, width: 140, z: 112, height: 118, depth: 60 }];
  if (kind === 'tray') return [{ piece: 'air', x: 0, width: 70, z: 122, height: 46, depth: 30 }];
  return small.includes(kind) ? [] : [{ piece: 'air', x: 0, width, z: 178, height: 182, depth: 54 }];
}

/** What of the room stands behind the furniture, and before a unit with wall beside it something else for each neighbour. */
function thingsOf(product: ProductRecord, left: number): Piece[] {
  const { construction, size } = product;
  const { things, linen } = roomFor(product);
  if (construction.kind === 'tray') return [];
  if (construction.kind === 'stool') return [bath(-140, 160, materialOf('blackMetal'))];
  const standing = things(left).filter((thing) => !lies(thing));
  if (small.includes(construction.kind))
    return standing.filter(({ piece, z }) => piece !== 'bath' && (Number(z) > 100 || piece === 'window'));
  const x = size[0] / 2 + 40;
  const sits = standing.some(({ piece }) => piece === 'stool');
  const before = [
    [towelBar(x, linen)],
    [plant(x + 6, 96, 17)],
    ...(sits ? [] : [[stool(x), towels(x, linen, '#F3EDE2')]]),
  ];
  const nearer = construction.kind === 'unit' && size[0] <= 120 ? before[placeOf(product) % before.length] : [];
  return [...standing, ...(nearer ?? [])];
}

/** The same camera, as near as these pieces allow, with their middle at a share of its width. */
function framed(pieces: Piece[], view: View, at: number): View {
  const { width, height } = format;
  // What is nearer is larger: each step is a little less off.
  return [1, 2, 3, 4].reduce((seen) => {
    const parts = pieces.map((piece) => wholeOf(piece, seen));
    const [left, right] = [Math.min(...parts.map((part) => part.left)), Math.max(...parts.map((part) => part.right))];
    const [top, bottom] = [Math.min(...parts.map((part) => part.top)), Math.max(...parts.map((part) => part.bottom))];
    const [across, up] = [seen.right - seen.left, seen.top - seen.bottom];
    const high = up * Math.max((bottom - top) / 0.94, (right - left) / 0.58);
    const wide = (high * width) / height;
    const x = seen.left + ((left + right) / 2) * across;
    const z = seen.top - ((top + bottom) / 2) * up;
    return { ...seen, left: x - at * wide, right: x + (1 - at) * wide, top: z + high / 2, bottom: z - high / 2 };
  }, view);
}
