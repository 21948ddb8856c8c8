import { type InspirationRecord, inspirations, washbasinUnits } from '../records.ts';
import { inspirationFormat, wide } from '../scene/formats.ts';
import { furnishedRoom, unitFor } from '../scene/furnished-room.ts';
import type { Frame } from '../scene/room.ts';
import type { Shot } from '../scene/scene.ts';
import { roomShot } from './shot.ts';

/** The rooms of the inspirations: upright, from which sliders take their middle, and wide. */
export const inspirationScenes = (): Shot[] => [...inspirations.map(upright), ...inspirations.map(hero)];

function upright(inspiration: InspirationRecord): Shot {
  const { id } = inspiration;
  const shot = room(inspiration, id, inspirationFormat, 0.8);
  const slider = { name: `inspirations/${id}-slider`, width: 768, height: 1024 };
  return { ...shot, outputs: [...shot.outputs, { ...slider, crop: [0.03125, 0, 0.96875, 1] }] };
}

const hero = (inspiration: InspirationRecord): Shot => room(inspiration, `${inspiration.id}-hero`, wide, 0.75);

function room({ id, scene, collection }: InspirationRecord, name: string, frame: Frame, sharpness: number): Shot {
  const own = washbasinUnits.filter((unit) => unit.collection === collection);
  const unit = unitFor(id, own, scene.finish, 125);
  const furnish = furnishedRoom.bind(undefined, id, unit, scene.finish);
  return roomShot(`inspirations/${name}`, frame, scene, furnish, sharpness);
}
