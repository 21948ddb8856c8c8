import { isFurniture, type Part, wholeOf } from '../scene/seen.ts';
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
      const part = wholeOf(piece, view);
      return {
        piece: piece.piece,
        left: (part.left - left) / across,
        right: (part.right - left) / across,
        top: (part.top - top) / down,
        bottom: (part.bottom - top) / down,
      };
    });
  }
  return undefined;
}
