import type { SceneRecord } from '../records.ts';
import { narrow, wide } from '../scene/formats.ts';
import { evening, morning, workshop } from '../scene/moods.ts';
import type { Piece, Shot } from '../scene/scene.ts';
import { roomShot } from './shot.ts';

const day: SceneRecord = { wall: '#EBE2D3', facing: 'plaster', finish: 'oak' };
const night: SceneRecord = { wall: '#4A4A43', facing: 'plaster', finish: 'walnut' };

/** The rooms that the portal, the home page and the editorial pages show, wide and upright. */
export const editorialScenes = (): Shot[] => [
  // Words take the plant's place.
  ...both('morning', day, 0.64, without(['plant'], morning('oak'))),
  ...both('evening', night, 0.64, evening('walnut')),
  ...both('workshop', day, 0.5, workshop('oak', [-160, 160])),
];

const both = (name: string, scene: SceneRecord, originX: number, pieces: Piece[]): Shot[] => [
  roomShot(`scenes/${name}`, { ...wide, originX }, scene, () => pieces),
  // Upright there is room for the furniture, and not for what is beside it.
  roomShot(`scenes/${name}-mobile`, narrow, scene, () => without(['plant', 'stool'], pieces)),
];

const without = (kinds: Piece['piece'][], pieces: Piece[]): Piece[] =>
  pieces.filter(({ piece }) => !kinds.includes(piece));
