import type { SceneRecord } from '../records.ts';
import { chanceOf } from './chance.ts';
import type { Room, View } from './scene.ts';

const floors = { plaster: 'stone', tiles: 'tiles', panels: 'planks' } as const;

/** The room that a record calls for; a dark wall is seen in the evening. */
export function roomOf({ wall, facing }: Pick<SceneRecord, 'wall' | 'facing'>, name: string): Room {
  const evening = brightness(wall) < 0.4;
  const sun = !evening && chanceOf(`${name} sun`)() < 0.5;
  return {
    wall,
    facing,
    floor: floors[facing],
    light: evening ? 'evening' : 'day',
    sun,
    exposure: evening ? 0.75 : sun ? 0.12 : 0.42,
  };
}

/** From 0, black, to 1. */
const brightness = (color: string): number =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(color.slice(at, at + 2), 16) / 255 / 3, 0);

/** A picture in pixels, pixels in a centimetre, and where the middle of the floor lies in it, in shares. */
export interface Frame {
  width: number;
  height: number;
  scale: number;
  originX: number;
  originY: number;
}

/** Of who stands before the furniture, in centimetres. */
export const eyeHeight = 132;

/** What a frame shows in the plane where the furniture has its fronts. */
export function viewOf({ width, height, scale, originX, originY }: Frame, name: string, plane = -44): View {
  const [x, floor] = [width * originX, height * originY];
  return {
    left: -x / scale,
    right: (width - x) / scale,
    bottom: -(height - floor) / scale,
    top: floor / scale,
    plane,
    eye: eyeHeight,
    focal: 44,
    aside: (chanceOf(`${name} camera`)() - 0.5) * 0.28,
  };
}
