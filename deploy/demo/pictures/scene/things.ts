import { materialOf } from './material.ts';
import type { Material, Piece, View } from './scene.ts';

/** What stands and lies in rooms, and what somebody has left behind there; lengths are centimetres, as in scenes. */

export const oak = materialOf('oak');

export const stool = (x: number, finish: Material = oak, y = -40): Piece => ({
  ...{ piece: 'stool', x, y, width: 40, height: 44, depth: 30 },
  ...{ finish, seed: 5 },
});
/** An open book on a stool. */
export const book = (x: number, turn: number, color: string, y = -41): Piece => ({
  ...{ piece: 'book', x, y, z: 44.4, turn, color },
});
/** Folded towels on a stool. */
export const towels = (x: number, ...colors: string[]): Piece => ({
  ...{ piece: 'towels', x, y: -40, z: 44, width: 28, colors },
});
export const mat = (x: number, color: string): Piece => ({ piece: 'mat', x, y: -90, width: 92, depth: 50, color });
export const slippers = (x: number, turn: number, color: string, y = -90): Piece => ({
  ...{ piece: 'slippers', x, y, z: 1.7, turn, color },
});
export const plant = (x: number, height: number, seed: number, y = -38): Piece => ({
  ...{ piece: 'plant', x, y, height, seed },
});
export const basket = (x: number, width = 44, y = -34): Piece => ({
  ...{ piece: 'basket', x, y, z: 0, width, height: width * 0.78 },
});
export const pot = (x: number, height: number, color: string, y = -40): Piece => ({
  piece: 'pot',
  x,
  y,
  height,
  color,
});
export const towelBar = (x: number, color: string): Piece => ({
  ...{ piece: 'towelBar', x, z: 124, width: 36, height: 60, color },
});
export const ladder = (x: number, color: string, finish: Material = oak): Piece => ({
  ...{ piece: 'ladder', x, width: 44, height: 174, finish, color },
});
export const window = (x: number, width: number, bottom: number, height: number): Piece => ({
  ...{ piece: 'window', x, width, bottom, height },
});
export const bath = (x: number, width: number, tap: Material): Piece => ({ piece: 'bath', x, y: -70, width, tap });
export const shelf = (x: number, z: number, width = 90): Piece => ({
  ...{ piece: 'shelf', x, z, width, height: 4, depth: 18, boards: 1, finish: oak, seed: 6 },
});
export const hooks = (x: number, width: number, finish: Material = oak): Piece => ({
  ...{ piece: 'hooks', x, z: 168, width, height: 9, depth: 6, count: 4, finish, seed: 4 },
});

/** Whether it lies on the floor. */
export const lies = ({ piece }: Piece): boolean => piece === 'mat' || piece === 'slippers';

/** What lies before the furniture, as near to the wall as a picture shows its floor. */
export const nearTheWall = (thing: Piece): Piece =>
  lies(thing) ? { ...thing, y: -44, ...(thing.piece === 'mat' && { depth: 36 }) } : thing;

/** Whether something lies at the height of a stool's seat. */
export const isOnStool = ({ z }: Piece): boolean => Number(z) > 40 && Number(z) < 50;

/** Whether both are in one place, as a stool and the book on it. */
export const isWith = (one: Piece, other: Piece): boolean => Math.abs(one.x - other.x) <= 6;

/** Plants, windows and baths, and vases on the floor, may go on beyond the edge of a picture; half of anything else looks forgotten. */
export function hasRoom({ piece, x, z }: Piece, { left, right }: View): boolean {
  const cut = ['plant', 'pot', 'vase', 'window', 'bath'].includes(piece) && !(Number(z) > 0);
  return cut || (x > left + 10 && x < right - 10);
}
