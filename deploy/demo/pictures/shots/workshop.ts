import { roomOf } from '../scene/room.ts';
import type { Piece, Shot } from '../scene/scene.ts';
import { type Spot, viewAround } from '../scene/view-around.ts';
import { samples } from './shot.ts';

/** A picture of the workshop: limewashed walls, boards on the floor, the sun through its window. */
export function workshopShot(
  name: string,
  { width, height }: { width: number; height: number },
  { pieces, ...spot }: Spot & { pieces: Piece[] },
): Shot {
  const share = width > 1200 ? 0.75 : 1;
  return {
    name,
    width: width * share,
    height: height * share,
    samples,
    room: { ...roomOf({ wall: '#DDD5C8', facing: 'plaster' }, name), floor: 'planks', sun: true, exposure: 0.2 },
    view: viewAround(spot, { width, height }),
    pieces,
    outputs: [{ name, width, height, crop: [0, 0, 1, 1] }],
  };
}
