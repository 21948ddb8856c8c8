import type { FinishName } from '../records.ts';
import { materialOf } from './material.ts';
import type { Piece } from './scene.ts';
import type { Spot } from './view-around.ts';

/** The workshop: what each of its pictures shows, and from where. */

interface WorkshopView extends Spot {
  pieces: Piece[];
}

const finish = materialOf('oak');
const dark = materialOf('smokedOak');
const walnut = materialOf('walnut');
const woods = (['oak', 'smokedOak', 'limedOak', 'walnut'] satisfies FinishName[]).map(materialOf);
/** Oak that has just been oiled is darker than it will be. */
const oiled = { ...finish, paint: { face: '#AD8352', light: '#C49C69', shade: '#7E5B33', grain: '#8E6A3F' } };
const table = 86;

const bench: Piece = { piece: 'bench', x: 0, finish: dark, dark: walnut };
const tools: Piece = { piece: 'toolRail', x: -8, z: 170, finish, grips: walnut };
const drawer: Piece = {
  piece: 'drawerBox',
  x: -34,
  y: -34,
  z: table,
  width: 62,
  depth: 42,
  height: 17,
  turn: 9,
  finish,
  ends: dark,
};
const board: Piece = {
  piece: 'board',
  x: 44,
  y: -36,
  z: table,
  width: 74,
  depth: 17,
  thick: 2.7,
  finish,
  turn: -4,
  seed: 8,
};
const plane: Piece = { piece: 'plane', x: 40, y: -36, z: table + 2.7, turn: -4, finish: walnut };
const curls: Piece = { piece: 'shavings', x: 58, y: -44, z: table, width: 74, depth: 30, count: 12, finish };
const stuckDrawer: Piece = {
  piece: 'hungDrawer',
  x: 84,
  z: 158,
  width: 58,
  depth: 44,
  height: 15,
  lean: 3,
  finish,
  ends: dark,
};
const rack = (x: number): Piece => ({ piece: 'timberRack', x, width: 230, woods, seed: 4 });

const wholeBench = [bench, tools, drawer, board, plane, curls];

/** The bench under its lamp, the timber beyond it, and on the wall the drawer that stuck. */
export const wholeWorkshop: Piece[] = [
  ...wholeBench,
  { ...stuckDrawer, x: 104 },
  rack(270),
  { piece: 'lamp', x: -34, y: -40, z: 196, color: '#3E4A45' },
];

/** The drawer that stuck, on the wall over the bench. */
export const onTheWall: WorkshopView = {
  ...{ x: 6, z: 132, front: 20, across: 190, turn: -22, eye: 140, focal: 50 },
  pieces: [
    bench,
    { ...stuckDrawer, x: 22 },
    { ...tools, x: -82, z: 176 },
    { ...board, x: -52 },
    { ...plane, x: -58 },
    { ...curls, x: -40 },
  ],
};

export const workshopViews = {
  bench: {
    ...{ x: 4, z: 112, front: 40, across: 262, turn: 26, eye: 148, focal: 46 },
    pieces: [...wholeBench, rack(-214)],
  },
  dovetails: {
    ...{ x: -30, z: 94, front: 42, across: 92, turn: -34, eye: 134 },
    pieces: [bench, drawer, { ...board, x: 30, turn: 12 }, { ...curls, x: 6, width: 40 }],
  },
  plane: {
    ...{ x: 38, z: 98, front: 40, across: 112, turn: 36, eye: 132 },
    pieces: [bench, tools, board, plane, { ...curls, count: 18 }],
  },
  offcuts: {
    ...{ x: 10, z: 30, front: 40, across: 188, turn: 26, eye: 126 },
    pieces: [-81, -27, 27, 81].map((x, index) => ({
      ...{
        piece: 'offcuts',
        x,
        y: -30,
        width: 46,
        depth: 40,
        height: 34,
        count: 24 - index * 3,
        seed: index + 2,
        finish: dark,
      },
      woods: index === 1 ? [walnut, dark] : woods,
    })),
  },
  timber: {
    ...{ x: 30, z: 152, front: 30, across: 190, turn: -38, eye: 140 },
    pieces: [{ ...rack(0), woods: [finish, materialOf('limedOak')] }],
  },
  dispatch: {
    ...{ x: -6, z: 56, front: 46, across: 216, turn: -28, eye: 136, focal: 50 },
    pieces: [
      { piece: 'pallet', x: -28, y: -12, width: 124, depth: 62, finish },
      {
        ...{
          piece: 'unit',
          x: -28,
          width: 110,
          depth: 46,
          top: 62,
          bottom: 12,
          slab: 1.6,
          body: 24,
          columns: 2,
          rows: 2,
        },
        ...{ finish, seed: 31, basins: [0], tap: materialOf('blackMetal') },
        basin: { shape: 'slab', finish: materialOf('white') },
      },
      { piece: 'packing', x: -28, z: 12, width: 110, height: 50, depth: 46 },
      { piece: 'carton', x: 74, y: -34, z: 0, width: 52, depth: 44, height: 40, turn: -12 },
      { piece: 'carton', x: 72, y: -36, z: 40, width: 38, depth: 34, height: 24, turn: 8 },
      rack(-250),
    ],
  },
} satisfies Record<string, WorkshopView>;

/** What lies on a table that one looks down at. */
export const onTable = {
  sketch: [
    { piece: 'paper', x: -4, y: -30, z: 75, turn: 7 },
    { piece: 'pencil', x: 9, y: -24, z: 75.1, width: 15, turn: 52, color: '#34585F' },
    { piece: 'board', x: 22, y: -36, z: 75, width: 12, depth: 9, thick: 1.2, turn: -12, finish: materialOf('petrol') },
    { piece: 'board', x: 20, y: -22, z: 75, width: 12, depth: 9, thick: 1.2, turn: 9, finish },
    { piece: 'board', x: -4, y: -45, z: 75, width: 42, depth: 3, thick: 0.4, turn: 4, finish: materialOf('limedOak') },
  ],
  oil: [
    {
      piece: 'board',
      x: -2,
      y: -31,
      z: 75,
      width: 44,
      depth: 24,
      thick: 2.7,
      turn: -6,
      oiled: 0.56,
      finish,
      oil: oiled,
      seed: 6,
    },
    { piece: 'oilCan', x: 24, y: -23, z: 75 },
  ],
  brass: [
    { piece: 'board', x: 0, y: -30, z: 75, width: 46, depth: 26, thick: 2.2, turn: 5, finish: walnut, seed: 9 },
    ...[-14, -4, 6].map((x, index) => ({
      piece: 'looseBar',
      x,
      y: -29 - index,
      z: 77.2,
      width: 16 + index * 3,
      turn: 76 + index * 9,
      finish: materialOf('brass'),
    })),
    { piece: 'looseKnob', x: 15, y: -25, z: 77.2, finish: materialOf('brass') },
    { piece: 'looseKnob', x: 18, y: -34, z: 77.2, finish: materialOf('brass') },
  ],
} satisfies Record<string, Piece[]>;
