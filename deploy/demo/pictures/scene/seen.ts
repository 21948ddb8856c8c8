import type { Piece, View } from './scene.ts';

/** A part of a picture, in shares of its width and height from the upper left corner. */
export interface Part {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where what has its upper edge at z is seen, `front` centimetres before the wall, by the camera of `blender/camera.py`. */
export function seen(
  { x, width, z, height }: Piece,
  { left, right, top, bottom, plane, eye, focal, aside, turn = 0 }: View,
  front = 0,
): Part {
  const [across, up] = [right - left, top - bottom];
  const away = (focal * Math.max(across, up)) / 36;
  const middle = (left + right) / 2;
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const sides = [-1, 1].map((side) => {
    const [beside, behind] = [x + (side * Number(width)) / 2 - middle, -front - plane];
    const share = away / (away - beside * sin + behind * cos);
    const at = middle + aside * across + (beside * cos + behind * sin - aside * across) * share;
    return { at: (at - left) / across, share };
  });
  const fromTop = (height: number) => sides.map(({ share }) => (top - eye - (height - eye) * share) / up);
  return {
    left: Math.min(...sides.map(({ at }) => at)),
    right: Math.max(...sides.map(({ at }) => at)),
    top: Math.min(...fromTop(Number(z))),
    bottom: Math.max(...fromTop(Number(z) - Number(height))),
  };
}

export const isFurniture = ({ piece }: Piece): boolean => ['unit', 'cabinet', 'mirror'].includes(piece);

/** Where the whole of a piece is seen, from its front to where it meets the wall, however its kind says its height. */
export function wholeOf(piece: Piece, view: View): Part {
  const { z, bottom = 0, height, top, depth = 0 } = piece;
  const upper = Number(z ?? top ?? Number(bottom) + Number(height));
  const standing = { ...piece, z: upper, height: height ?? upper - Number(bottom) };
  const parts = [0, Number(depth)].map((front) => seen(standing, view, front));
  return {
    left: Math.min(...parts.map((part) => part.left)),
    right: Math.max(...parts.map((part) => part.right)),
    top: Math.min(...parts.map((part) => part.top)),
    bottom: Math.max(...parts.map((part) => part.bottom)),
  };
}
