import type { Construction, FinishName, ProductRecord } from '../records.ts';
import { chanceOf } from './chance.ts';
import { handleOf } from './handle.ts';
import { materialOf } from './material.ts';
import type { Piece } from './scene.ts';
import { topHeight } from './washbasin-unit.ts';

type Cabinet = Extract<Construction, { kind: 'cabinet' }>;

/** How far a storage unit hangs above the floor: low ones level with the washbasin, benches at the height of a seat. */
export function hangingHeight(unit: Cabinet, height: number): number {
  if (unit.open) return 0;
  if (unit.high) return 210 - height;
  if (height > 140) return unit.wide ? 4 : 28;
  if (height > 80) return 42;
  return height < 40 ? 14 : topHeight - height;
}

/** A storage unit with its middle at x, as its record says. */
export function cabinetPiece({ construction, size, slug, handles }: ProductRecord, finish: FinishName, x = 0): Piece {
  const unit = asCabinet(construction);
  const [width, height, depth] = size;
  const handle = unit.arched ? undefined : handleOf(handles, unit.handles);
  return {
    piece: 'cabinet',
    x,
    width,
    height,
    depth,
    bottom: hangingHeight(unit, height),
    columns: unit.wide ? 2 : 1,
    rows: unit.wide ? pairedRows(unit.doors) : rowsOf(unit, height),
    finish: materialOf(finish),
    seed: Math.round(chanceOf(slug)() * 90),
    ...(handle && { handle }),
    ...(unit.open && { open: true, boards: 6, frame: materialOf(unit.frame ?? 'blackMetal') }),
    ...(unit.fluted && { fluted: true }),
    ...(unit.arched && { arched: true }),
  };
}

/** The construction of a storage unit; anything else has none, and is an error. */
function asCabinet(construction: Construction): Cabinet {
  if (construction.kind !== 'cabinet') throw new Error(`A ${construction.kind} is not a storage unit`);
  return construction;
}

type Row = readonly [share: number, door: boolean];

/** Doors side by side, in one row or in two; from below, in shares of the height. */
const pairedRows = (doors: number): Row[] =>
  doors > 2
    ? [
        [0.42, true],
        [0.58, true],
      ]
    : [[1, true]];

/** Drawers below, doors above, the taller one on top; from below, in shares of the height. */
function rowsOf({ doors, drawers }: Cabinet, height: number): Row[] {
  const drawer = doors > 0 ? 20 / height : 1 / Math.max(1, drawers);
  const rest = 1 - drawers * drawer;
  const above: Row[] =
    doors === 2
      ? [
          [rest * 0.42, true],
          [rest * 0.58, true],
        ]
      : doors === 1
        ? [[rest, true]]
        : [];
  return [...Array.from({ length: drawers }, (): Row => [drawer, false]), ...above];
}
