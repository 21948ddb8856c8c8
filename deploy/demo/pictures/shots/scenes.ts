import type { SceneRecord } from '../records.ts';
import { narrow, wide } from '../scene/formats.ts';
import { evening, usedMorning } from '../scene/moods.ts';
import type { Piece, Shot } from '../scene/scene.ts';
import { onTheWall, wholeWorkshop } from '../scene/workshop.ts';
import { fromTheSide, roomShot } from './shot.ts';
import { workshopShot } from './workshop.ts';

const day: SceneRecord = { wall: '#EBE2D3', facing: 'plaster', finish: 'oak' };
const night: SceneRecord = { wall: '#4A4A43', facing: 'plaster', finish: 'walnut' };

/** The rooms that the portal, the home page and the editorial pages show, wide and upright. */
export const editorialScenes = (): Shot[] => [
  ...both('morning', day, 0.66, usedMorning('oak'), -17),
  ...both('evening', night, 0.64, evening('walnut')),
  workshopShot('scenes/workshop', wide, { ...inWorkshop, across: 440, x: 66, z: 92, turn: -20 }),
  // The wall beside the bench is for words.
  workshopShot('scenes/workshop-beside', wide, { ...inWorkshop, across: 440, x: -74, z: 92, turn: -20 }),
  workshopShot('scenes/workshop-mobile', narrow, { ...inWorkshop, across: 196, x: -10 }),
  workshopShot('scenes/workshop-drawer', wide, onTheWall),
];

const inWorkshop = { pieces: wholeWorkshop, z: 112, front: 40, turn: -24, eye: 146, focal: 46 };

const both = (name: string, scene: SceneRecord, originX: number, pieces: Piece[], turn?: number): Shot[] => [
  fromTheSide(
    roomShot(`scenes/${name}`, { ...wide, originX }, scene, () => pieces),
    turn,
    'planks',
  ),
  // Upright there is room for the furniture, and not for what is beside it.
  fromTheSide(
    roomShot(`scenes/${name}-mobile`, narrow, scene, () =>
      without(['plant', 'stool', 'book', 'cup', 'towelBar', 'mat', 'slippers'], pieces),
    ),
    turn,
    'planks',
  ),
];

const without = (kinds: Piece['piece'][], pieces: Piece[]): Piece[] =>
  pieces.filter(({ piece }) => !kinds.includes(piece));
