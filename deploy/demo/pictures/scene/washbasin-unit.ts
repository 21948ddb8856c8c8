import type { Construction, FinishName, ProductRecord } from '../records.ts';
import { type WashbasinRecord, washbasins } from '../records.ts';
import { chanceOf } from './chance.ts';
import { handleOf } from './handle.ts';
import { materialOf, shadeMaterial } from './material.ts';
import type { Piece } from './scene.ts';

type Unit = Extract<Construction, { kind: 'unit' }>;
type Size = ProductRecord['size'];

/** The height of a washbasin's top above the floor. */
export const topHeight = 86;

export interface UnitRecord {
  slug: string;
  construction: Unit;
  size: Size;
  handles?: readonly string[];
  washbasins?: readonly string[];
}

/** A washbasin unit with its middle at x, as its record says; in a finish of its own if one is given. */
export function unitPiece(record: UnitRecord, finish: FinishName, x = 0): Piece {
  const { construction: unit, size, slug } = record;
  const [width, height, depth] = size;
  const handle = unit.arched ? undefined : handleOf(record.handles, unit.handles);
  return {
    piece: 'unit',
    x,
    width: unit.frame ? width - 4.4 : width,
    depth,
    top: topHeight,
    bottom: unit.frame ? 0 : topHeight - height,
    slab: unit.basin === 'bowl' ? 3.6 : 1.6,
    body: 24,
    columns: unit.columns,
    rows: unit.rows,
    finish: materialOf(finish),
    seed: Math.round(chanceOf(slug)() * 90),
    basins: unit.basins === 2 ? [-0.25, 0.25] : [0],
    basin: basinOf(unit, record.washbasins ?? []),
    tap: materialOf(tapFinish(unit)),
    ...(handle && { handle }),
    ...(unit.frame && { frame: materialOf(unit.frame) }),
    ...(unit.fluted && { fluted: true }),
    ...(unit.arched && { arched: true }),
    ...(unit.doors && { doors: true }),
    ...(unit.openShelf && { openShelf: true }),
  };
}

const tapFinish = ({ handles }: Unit): FinishName =>
  handles === 'brass' || handles === 'steel' ? handles : 'blackMetal';

const bowls = ['bowl', 'oval', 'square', 'low'];

/** Of the washbasins that a unit can carry, the first one of its kind. */
function basinOf(unit: Unit, ids: readonly string[]) {
  const fitting = ids
    .flatMap((id) => washbasins.find((one) => one.id === id) ?? [])
    .find(({ drawing }) => bowls.includes(drawing.shape) === (unit.basin === 'bowl'));
  return asBasin(fitting?.drawing ?? { shape: unit.basin === 'bowl' ? 'bowl' : 'slab', shade: 'ceramique-blanche' });
}

export const asBasin = ({ shape, shade }: Pick<WashbasinRecord['drawing'], 'shape' | 'shade'>) => ({
  shape,
  finish: shadeMaterial(shade),
});

/** The mirrors over a washbasin unit, and the lamp between two of them. */
export function mirrorsOver({ construction: unit, size }: UnitRecord, x = 0, glow = 9): Piece[] {
  const { shape, widths, height, bottom } = mirrorOver(unit, size[0]);
  const metal = materialOf(unit.handles === 'brass' ? 'brass' : unit.handles === 'steel' ? 'steel' : 'blackMetal');
  return [
    ...widths.map(
      (mirror): Piece => ({
        piece: 'mirror',
        x: x + mirror.x,
        z: bottom + height,
        width: mirror.across,
        height,
        depth: 3,
        shape,
        seed: 1,
        ...(shape === 'pebble' ? { lit: true, glow } : { rim: 1.1, frame: metal }),
      }),
    ),
    ...(widths.length > 1 && shape !== 'pebble'
      ? [{ piece: 'wallLamp', x, z: bottom + height * 0.5, finish: metal, glow }]
      : []),
  ];
}

/** The mirrors that hang over a washbasin unit: their middles, width, height and lower edge in centimetres. */
export function mirrorOver(unit: Unit, width: number) {
  const shape = unit.mirror;
  const pair = unit.basins === 2 && shape !== 'rectangle';
  const limit = shape === 'arch' ? 50 : 76;
  const across = shape === 'rectangle' ? width * 0.92 : Math.min(width * (pair ? 0.36 : 0.8), limit);
  const height = { rectangle: 66, arch: across * 1.6, pebble: across * 1.16, round: across }[shape];
  const bottom = topHeight + (unit.basin === 'bowl' ? 32 : 24);
  return {
    shape,
    height,
    bottom,
    widths: pair ? [-width / 4, width / 4].map((x) => ({ x, across })) : [{ x: 0, across }],
  };
}

/** What is on a washbasin unit. */
export function onTop({ construction: unit, size: [width, , depth], slug }: UnitRecord, x = 0): Piece[] {
  const seed = Math.round(chanceOf(`${slug} vase`)() * 90);
  const vase = { piece: 'vase', z: topHeight, height: 15, color: '#E9DFD0', seed };
  const back = -depth * 0.3;
  if (unit.basins === 2)
    return [
      { ...vase, x: x - 3, y: back, height: 13 },
      { piece: 'soap', x: x + 9, y: -depth * 0.5, z: topHeight },
    ];
  if (width < 66) return [{ piece: 'bottle', x: x + width * 0.38, y: -9, z: topHeight }];
  const left = seed % 2 === 0 ? -1 : 1;
  return [
    { ...vase, x: x + left * width * 0.38, y: back },
    { piece: 'bottle', x: x - left * width * 0.37, y: back, z: topHeight },
    ...(width > 95 ? [{ piece: 'soap', x: x - left * width * 0.29, y: -depth * 0.55, z: topHeight }] : []),
  ];
}
