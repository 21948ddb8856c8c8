import type { SceneRecord } from '../records.ts';
import { inLightOf } from '../scene/furnishing.ts';
import { type Frame, roomOf, viewOf } from '../scene/room.ts';
import type { Piece, Room, Shot, View } from '../scene/scene.ts';
import { seen } from '../scene/seen.ts';
import { isOnStool, isWith, lies, nearTheWall } from '../scene/things.ts';
import { fewerSamples, fullSize, masters } from './masters.ts';

/** Rays for a pixel: after the cleaning of the light, more are not seen. */
export const samples = 12;

/** A picture of a room that becomes one file; `sharpness` is the share of its size that it is rendered in. */
export function roomShot(
  name: string,
  frame: Frame,
  scene: Pick<SceneRecord, 'wall' | 'facing'>,
  furnish: (view: View) => Piece[],
  sharpness = 1,
): Shot {
  const view = viewOf(frame, name);
  const { width, height } = frame;
  const master = masters.has(name);
  const full = fullSize.has(name);
  const share = master || full ? 1 : sharpness;
  const room = roomOf(scene, name);
  return {
    name,
    width: Math.round(width * share),
    height: Math.round(height * share),
    samples: full ? fewerSamples : master ? 24 : 16,
    ...(master && { quality: 93 }),
    room,
    view,
    pieces: inLightOf(room, furnish(view)),
    outputs: [{ name, width, height, crop: [0, 0, 1, 1] }],
  };
}

/**
 * The same room by a camera that has gone `turn` degrees round its middle, by day in the sun; as it was without. `most`: rays
 * for a pixel then.
 */
export function fromTheSide(shot: Shot, turn?: number, floor: Room['floor'] = shot.room.floor, most = 4): Shot {
  if (turn === undefined) return shot;
  const day = shot.room.light === 'day';
  const sunny = day && { sun: true, exposure: 0.14 };
  // By day the sun gives most of the light, and it has little grain.
  const samples = day ? Math.min(shot.samples, most) : shot.samples;
  return { ...shot, samples, room: { ...shot.room, floor, ...sunny }, view: { ...shot.view, aside: 0, turn } };
}

const wholeOnly = ['stool', 'basket', 'ladder', 'towelBar', 'hooks', 'lamp', 'shelf'];

/**
 * Without what the edges of the picture would cut in two, and what lies on it; plants, windows and baths may go on beyond. What
 * the lower edge would cut of a mat lies nearer to the wall.
 */
export function withoutHalves(shot: Shot): Shot {
  const { pieces, view } = shot;
  const cut = pieces.slice(1).filter((piece) => {
    const height = Number(piece.height ?? 44);
    const { left, right } = seen({ width: 30, ...piece, z: piece.z || height, height }, view, -Number(piece.y ?? -6));
    return wholeOnly.includes(piece.piece) && (left < 0 || right > 1);
  });
  const goes = (piece: Piece) => isOnStool(piece) && cut.some((one) => isWith(one, piece));
  const isLow = ({ x, y, width = 30, depth = 24 }: Piece) =>
    seen({ piece: 'floor', x, width, z: 0, height: 0 }, view, Number(depth) / 2 - Number(y)).bottom > 1;
  const there = pieces.filter((piece) => !cut.includes(piece) && !goes(piece));
  return { ...shot, pieces: there.map((piece) => (lies(piece) && isLow(piece) ? nearTheWall(piece) : piece)) };
}
