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
  { left, right, top, bottom, plane, eye, focal, aside }: View,
  front = 0,
): Part {
  const [across, up] = [right - left, top - bottom];
  const away = (focal * Math.max(across, up)) / 36;
  const camera = (left + right) / 2 + aside * across;
  const share = away / (away - plane - front);
  const fromLeft = (at: number) => (camera + (at - camera) * share - left) / across;
  const fromTop = (at: number) => (top - eye - (at - eye) * share) / up;
  const [half, upper] = [Number(width) / 2, Number(z)];
  return {
    left: fromLeft(x - half),
    right: fromLeft(x + half),
    top: fromTop(upper),
    bottom: fromTop(upper - Number(height)),
  };
}
