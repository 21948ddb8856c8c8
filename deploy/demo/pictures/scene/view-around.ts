import type { View } from './scene.ts';

/** What a picture shows the middle of, in centimetres and degrees, and from where. */
export interface Spot {
  x: number;
  z: number;
  /** How far before the wall it is. */
  front: number;
  /** The width of what is seen there. */
  across: number;
  /** Round the spot, from the right if positive. */
  turn: number;
  eye: number;
  focal?: number;
}

/** The view of a spot in a picture of this size. */
export function viewAround(spot: Spot, { width, height }: { width: number; height: number }): View {
  const { x, z, front, across, turn, eye, focal = 62 } = spot;
  const up = (across * height) / width;
  return {
    left: x - across / 2,
    right: x + across / 2,
    bottom: z - up / 2,
    top: z + up / 2,
    plane: -front,
    eye,
    focal,
    aside: 0,
    turn,
  };
}
