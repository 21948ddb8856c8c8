import { type InspirationRecord, inspirations, washbasinUnits } from '../records.ts';
import { inspirationFormat, wide } from '../scene/formats.ts';
import { unitFor, unitInUse } from '../scene/furnished-room.ts';
import { inspirationRooms } from '../scene/inspiration-rooms.ts';
import type { Frame } from '../scene/room.ts';
import type { Shot, View } from '../scene/scene.ts';
import { hasRoom } from '../scene/things.ts';
import { fromTheSide, roomShot, withoutHalves } from './shot.ts';

/** The rooms of the inspirations: upright, from which sliders take their middle, and wide. */
export const inspirationScenes = (): Shot[] => [...inspirations.map(upright), ...inspirations.map(hero)];

function upright(inspiration: InspirationRecord): Shot {
  const { id } = inspiration;
  const shot = room(inspiration, id, inspirationFormat, 0.8);
  const slider = { name: `inspirations/${id}-slider`, width: 768, height: 1024 };
  return { ...shot, outputs: [...shot.outputs, { ...slider, crop: [0.03125, 0, 0.96875, 1] }] };
}

/** A step back, for what stands beside the furniture. */
const roomy: Frame = { ...wide, scale: 4.4 };

const hero = (inspiration: InspirationRecord): Shot => room(inspiration, `${inspiration.id}-hero`, roomy, 0.75);

function room({ id, scene, collection }: InspirationRecord, name: string, frame: Frame, sharpness: number): Shot {
  const own = washbasinUnits.filter((unit) => unit.collection === collection);
  const unit = unitFor(id, own, scene.finish, 125);
  const half = unit.size[0] / 2;
  const special = inspirationRooms[id];
  if (!special) throw new Error(`Nothing says how the room of ${id} is furnished`);
  const furnish = (view: View) => [
    ...unitInUse(unit, scene.finish),
    ...special.things(-half, half).filter((thing) => hasRoom(thing, view)),
  ];
  const shot = roomShot(`inspirations/${name}`, frame, scene, furnish, sharpness);
  const turned = withoutHalves(fromTheSide(shot, special.turn, special.floor, frame === roomy ? 6 : 8));
  return special.exposure ? { ...turned, room: { ...turned.room, exposure: special.exposure } } : turned;
}
