import { type HandleRecord, handles, shades, type WashbasinRecord, washbasins } from '../records.ts';
import { frontFor } from '../scene/front-for.ts';
import { asHandle } from '../scene/handle.ts';
import { materialOf, shadeMaterial } from '../scene/material.ts';
import { roomOf } from '../scene/room.ts';
import type { Piece, Room, Shot, View } from '../scene/scene.ts';
import { asBasin } from '../scene/washbasin-unit.ts';

/** Shades, handles and washbasins. */
export const smallPictures = (): Shot[] => [
  ...washbasins.map(washbasin),
  ...handles.map(handle),
  ...shades.map(({ id }) => shade(id)),
];

function near(
  name: string,
  [width, height]: [number, number],
  view: View,
  pieces: Piece[],
  light: Partial<Room> = {},
): Shot {
  return {
    name,
    width,
    height,
    samples: 20,
    room: { ...roomOf({ wall: '#E9E1D4', facing: 'plaster' }, name), sun: false, exposure: 0.4, ...light },
    view,
    pieces,
    outputs: [{ name, width, height, crop: [0, 0, 1, 1] }],
  };
}

/** A shade from very near: a flat board of it, developed so that its colour is the one that the record names. */
function shade(id: string): Shot {
  const view = { left: -8, right: 8, bottom: 92, top: 108, plane: -40, eye: 100, focal: 60, aside: 0 };
  const board = { piece: 'panel', x: 0, width: 40, bottom: 80, height: 40, y: -40, seed: 12 };
  return near(`shades/${id}`, [480, 480], view, [{ ...board, finish: shadeMaterial(id) }], {
    film: 'plain',
    wall: '#EAF1FA',
    exposure: 0.26,
  });
}

/** A handle on the edge of its front. */
function handle(record: HandleRecord): Shot {
  const { shape, finish } = record.drawing;
  const hollow = shape === 'groove' || shape === 'cut';
  const body = materialOf(hollow ? finish : frontFor(finish));
  const view = { left: -12, right: 12, bottom: 100, top: 124, plane: -46, eye: 128, focal: 70, aside: -0.35 };
  const upper = shape === 'groove' ? 120.2 : 118.8;
  const front = { piece: 'panel', x: 0, width: 70, y: -46, finish: body, seed: 7 };
  const dark = { ...body, kind: 'lacquer', paint: { ...body.paint, face: body.paint.shade } };
  return near(`handles/${record.id}`, [480, 480], view, [
    { ...front, bottom: 80, height: 38.4, handle: asHandle(record) },
    { ...front, bottom: upper, height: 30 },
    { ...front, bottom: 80, height: 70, y: -43.6, finish: dark },
  ]);
}

const widths: Record<WashbasinRecord['drawing']['shape'], number> = {
  slab: 80,
  double: 124,
  small: 46,
  bowl: 76,
  oval: 86,
  square: 76,
  low: 76,
};

/** A washbasin seen from above, at the eye of who stands before it. */
function washbasin({ id, drawing }: WashbasinRecord): Shot {
  const { on, tap, sloping } = drawing;
  const width = widths[drawing.shape];
  const half = Math.max(width * 0.56, 40);
  const up = half * 1.5;
  const bowl = !['slab', 'double', 'small'].includes(drawing.shape);
  const middle = bowl ? 94 : 88;
  const view = {
    left: -half,
    right: half,
    bottom: middle - up * 0.5,
    top: middle + up * 0.5,
    plane: -24,
    eye: 156,
    focal: 50,
    aside: 0.12,
  };
  const small = drawing.shape === 'small';
  const stone = shadeMaterial(drawing.shade).kind === 'stone';
  const piece: Piece = {
    piece: 'washbasin',
    x: 0,
    width,
    depth: small ? 36 : 46,
    top: 86,
    slab: bowl ? 3.6 : stone ? 1.8 : 1.2,
    // Carved out of one piece, two basins leave a narrow edge between them.
    basins: drawing.shape === 'double' ? (stone ? [-0.22, 0.22] : [-0.25, 0.25]) : [0],
    basin: asBasin(drawing),
    finish: materialOf(on),
    tap: materialOf(tap),
    ...(sloping && { well: 'sloping' }),
    ...(small && { tapBeside: 13 }),
  };
  const soap: Piece = { piece: 'soap', x: 0, y: -30, z: 86 };
  const pieces = drawing.shape === 'double' && stone ? [piece, soap] : [piece];
  return near(`washbasins/${id}`, [640, 480], view, pieces, { exposure: 0.95 });
}
