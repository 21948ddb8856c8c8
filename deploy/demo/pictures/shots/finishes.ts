import { type FinishName, finishes, finishNames } from '../records.ts';
import { finishFormat, isWood } from '../scene/formats.ts';
import { frontFor } from '../scene/front-for.ts';
import { materialOf } from '../scene/material.ts';
import { roomOf } from '../scene/room.ts';
import type { Shot } from '../scene/scene.ts';
import { viewAround } from '../scene/view-around.ts';
import { topHeight, type UnitRecord, unitPiece } from '../scene/washbasin-unit.ts';
import { named } from './close-ups.ts';
import { fewerSamples } from './masters.ts';
import { samples } from './shot.ts';

/** The finishes that pages show from near. */
const seenFromNear: FinishName[] = finishNames.filter((name) => named.has(`/pictures/finishes/${name}.jpg`));

export const finishPictures = (): Shot[] =>
  seenFromNear.map((finish) => {
    const name = `finishes/${finish}`;
    const format = finishFormat(finish);
    const size = isWood(finish) ? format : { width: 720, height: 840 };
    // Collections with handles show it, and others: a front is seen without, and a metal on its handles.
    const shot = closeUp(name, finish, size, finishes[finish].material === 'metal');
    return {
      ...shot,
      ...(isWood(finish) && { samples: fewerSamples }),
      // Below the basin and its tap.
      view: viewAround({ x: 42, z: topHeight - 26, front: 46, across: 42, turn: 30, eye: 88 }, format),
      // White is white where the light is brighter.
      ...(finishes[finish].color === 'blanc' && { room: { ...shot.room, exposure: 0.85 } }),
      outputs: [{ name, ...format, crop: [0, 0, 1, 1] }],
    };
  });

interface Size {
  width: number;
  height: number;
}

/** The corner of a washbasin unit in a finish: fronts, a handle or none, the tap. A metal is seen on its tap and handles. */
export function closeUp(name: string, finish: FinishName, size: Size, withHandle = true): Shot {
  const metal = finishes[finish].material === 'metal';
  const { body, handles } = metal
    ? { body: frontFor(finish), handles: finish }
    : { body: finish, handles: handleFor(finish) };
  const unit: UnitRecord = {
    slug: name,
    construction: {
      kind: 'unit',
      columns: 2,
      rows: 2,
      basins: 1,
      basin: 'integrated',
      mirror: 'round',
      ...(withHandle && { handles }),
    },
    size: [110, 50, 46],
    handles: withHandle
      ? [handles === 'brass' ? 'barre-laiton' : handles === 'steel' ? 'barre-acier' : 'barre-noire']
      : [],
    washbasins: ['plan-ceramique'],
  };
  const piece = unitPiece(unit, body);
  const across = size.width > size.height ? 66 : 48;
  const up = (across * size.height) / size.width;
  return {
    name,
    ...size,
    samples,
    room: { ...roomOf({ wall: '#E9E1D4', facing: 'plaster' }, name), sun: false, exposure: 0.35 },
    view: {
      left: -across * 0.14,
      right: across * 0.86,
      bottom: topHeight + 20 - up,
      top: topHeight + 20,
      plane: -46,
      eye: 118,
      focal: 58,
      aside: -0.2,
    },
    pieces: [
      { ...piece, tap: materialOf(handles), ...(metal && { handle: { shape: 'bar', finish: materialOf(finish) } }) },
    ],
    outputs: [],
  };
}

const handleFor = (finish: FinishName): FinishName => (finishes[finish].material === 'noyer' ? 'brass' : 'blackMetal');
