import type { Piece } from '../scene/scene.ts';
import { type Part, seen } from '../scene/seen.ts';
import { shots } from './all.ts';

/** A piece of furniture in a picture: its kind, and where it is seen. */
export interface Furniture extends Part {
  piece: string;
}

/**
 * The units, cabinets and mirrors of the picture that has this name, as `scenes/morning`, in shares of it: of their fronts and
 * of where they meet the wall. Undefined for what is no picture of a scene.
 */
export function furnitureIn(name: string): Furniture[] | undefined {
  for (const { outputs, pieces, view } of shots()) {
    const output = outputs.find((one) => one.name === name);
    if (!output) continue;
    const [left, top, right, bottom] = output.crop;
    const [across, down] = [right - left, bottom - top];
    return pieces.filter(isFurniture).map((piece) => {
      const parts = [0, Number(piece.depth ?? 0)].map((front) => seen(standing(piece), view, front));
      return {
        piece: piece.piece,
        left: (Math.min(...parts.map((part) => part.left)) - left) / across,
        right: (Math.max(...parts.map((part) => part.right)) - left) / across,
        top: (Math.min(...parts.map((part) => part.top)) - top) / down,
        bottom: (Math.max(...parts.map((part) => part.bottom)) - top) / down,
      };
    });
  }
  return undefined;
}

const isFurniture = ({ piece }: Piece) => ['unit', 'cabinet', 'mirror'].includes(piece);

/** With its upper edge at `z` and its height, however its kind says them. */
function standing(piece: Piece): Piece {
  const { z, bottom, height, top } = piece;
  const upper = Number(z ?? top ?? Number(bottom) + Number(height));
  return { ...piece, z: upper, height: height ?? upper - Number(bottom) };
}
