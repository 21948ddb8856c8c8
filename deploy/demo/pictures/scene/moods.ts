import type { FinishName } from '../records.ts';
import { materialOf } from './material.ts';
import type { Piece } from './scene.ts';
import { mirrorsOver, topHeight, type UnitRecord, unitPiece } from './washbasin-unit.ts';

/** The rooms of the editorial pages, around a point on the floor: a morning and an evening. */

const morningUnit: UnitRecord = {
  slug: 'morning',
  construction: {
    kind: 'unit',
    columns: 2,
    rows: 1,
    basins: 1,
    basin: 'bowl',
    mirror: 'round',
    handles: 'blackMetal',
  },
  size: [130, 40, 48],
  handles: ['barre-noire'],
};

export const morning = (finish: FinishName): Piece[] => [
  unitPiece(morningUnit, finish),
  ...mirrorsOver(morningUnit),
  { piece: 'vase', x: -48, y: -16, z: topHeight, height: 19, color: '#E9DFD0', seed: 8 },
  { piece: 'bottle', x: 42, y: -15, z: topHeight },
  { piece: 'soap', x: 54, y: -24, z: topHeight },
  { piece: 'basket', x: -38, y: -26, z: 0, width: 38, height: 24 },
  { piece: 'stool', x: 108, y: -34, width: 38, height: 44, depth: 30, finish: materialOf('oak'), seed: 5, towel: true },
  { piece: 'plant', x: -114, y: -38, height: 92, seed: 12 },
];

/** The same morning a little later: somebody has been here. */
export const usedMorning = (finish: FinishName): Piece[] => [
  ...morning(finish).filter(({ piece }) => piece !== 'stool' && piece !== 'plant'),
  { piece: 'towelBar', x: 98, z: 126, width: 36, height: 62, color: '#D9C3AA' },
  { piece: 'stool', x: 124, y: -52, width: 40, height: 44, depth: 30, finish: materialOf('oak'), seed: 5 },
  { piece: 'book', x: 120, y: -54, z: 44.4, turn: 16, color: '#7D8A78' },
  { piece: 'cup', x: 138, y: -50, z: 44 },
  { piece: 'mat', x: 0, y: -92, width: 92, depth: 50, color: '#EDE4D6' },
  { piece: 'slippers', x: 20, y: -88, z: 1.7, turn: 118, color: '#A8937A' },
];

const eveningUnit: UnitRecord = {
  slug: 'evening',
  construction: { kind: 'unit', columns: 2, rows: 2, basins: 2, basin: 'bowl', mirror: 'round', handles: 'brass' },
  size: [141, 46, 48],
  handles: ['barre-laiton'],
};

export const evening = (finish: FinishName): Piece[] => [
  unitPiece(eveningUnit, finish),
  ...mirrorsOver(eveningUnit, 0, 12).map((piece) =>
    piece.piece === 'mirror' ? { ...piece, lit: true, glow: 12 } : piece,
  ),
  { piece: 'soap', x: 6, y: -24, z: topHeight },
  { piece: 'plant', x: -112, y: -38, height: 84, seed: 21 },
  { piece: 'stool', x: 112, y: -36, width: 38, height: 44, depth: 30, finish: materialOf('smokedOak'), seed: 6 },
];
