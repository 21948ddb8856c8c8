import type { Construction, ProductRecord } from '../records.ts';
import { cabinetPiece, hangingHeight } from './cabinet.ts';
import { chanceOf } from './chance.ts';
import { materialOf } from './material.ts';
import type { Piece } from './scene.ts';
import { mirrorsOver, onTop, topHeight, type UnitRecord, unitPiece } from './washbasin-unit.ts';

/** A product in use: its own piece first, then what is with it. */
export function inUse(product: ProductRecord): [Piece, ...Piece[]] {
  const { construction, size } = product;
  const [finish] = product.finishes;
  const [width, height, depth] = size;
  const own = {
    x: 0,
    width,
    height,
    depth,
    finish: materialOf(finish),
    seed: Math.round(chanceOf(product.slug)() * 90),
  };
  switch (construction.kind) {
    case 'unit': {
      const unit: UnitRecord = { ...product, construction };
      return [unitPiece(unit, finish), ...mirrorsOver(unit), ...onTop(unit)];
    }
    case 'cabinet':
      return [cabinetPiece(product, finish), ...around(construction, size)];
    case 'mirror':
      return [mirrorPiece(construction, own, materialOf(finish)), ...underMirror(width, 210 - height - 24)];
    case 'shelf': {
      const { frame, boards } = construction;
      return [{ ...own, piece: 'shelf', z: 150, boards, ...(frame && { frame: materialOf(frame) }) }];
    }
    case 'niche':
      return [{ ...own, piece: 'niche', z: 160 }];
    case 'rail':
      return [{ ...own, piece: 'rail', z: 120 }];
    case 'hooks':
      return [{ ...own, piece: 'hooks', z: 165, count: construction.count }];
    case 'stool':
      return [{ ...own, piece: 'stool', y: -34, towel: true }];
    case 'tray':
      return [{ ...own, piece: 'tray', y: -22, z: topHeight }, counter(420, topHeight)];
  }
}

function mirrorPiece(
  { shape, lit, framed, doors }: Extract<Construction, { kind: 'mirror' }>,
  own: { x: number; width: number; height: number; depth: number; seed: number },
  frame: ReturnType<typeof materialOf>,
): Piece {
  return {
    ...own,
    piece: 'mirror',
    z: 210,
    shape,
    frame,
    ...(framed && { rim: frame.kind === 'metal' ? 1.3 : 3 }),
    ...(lit && { lit: true, glow: 9 }),
    ...(doors && { doors }),
  };
}

const counter = (width: number, z: number): Piece => ({
  piece: 'counter',
  x: 0,
  width,
  z,
  depth: 44,
  thick: 4,
  finish: materialOf('oak'),
  seed: 4,
});

/** The upper edge of a washbasin top, so that a mirror does not hang alone. */
function underMirror(width: number, z: number): Piece[] {
  const across = Math.max(width * 1.15, 90);
  return [
    counter(across, z),
    { piece: 'vase', x: -across * 0.36, y: -18, z, height: 14, color: '#E9DFD0', seed: Math.round(width) },
    { piece: 'bottle', x: across * 0.3, y: -16, z },
    { piece: 'soap', x: across * 0.4, y: -24, z },
  ];
}

/** What is on, under and beside a storage unit. */
function around(
  unit: Extract<Construction, { kind: 'cabinet' }>,
  [width, height, depth]: ProductRecord['size'],
): Piece[] {
  const right = width / 2;
  const top = hangingHeight(unit, height) + height;
  const towels = ['#F3EDE2', '#CFB9A2', '#E8DED0'];
  if (unit.high) return underMirror(width, 210 - height - 28);
  if (height < 40)
    return [
      { piece: 'vase', x: -width * 0.3, y: -depth / 2, z: top, height: 20, color: '#E9DFD0', seed: width },
      { piece: 'towels', x: width * 0.28, y: -depth / 2, z: top, width: 30, colors: towels },
    ];
  if (height < 80)
    return [
      { piece: 'vase', x: -width * 0.22, y: -depth / 2, z: top, height: 17, color: '#D8C4A8', seed: width },
      { piece: 'soap', x: width * 0.2, y: -depth / 2, z: top },
    ];
  const towel = { piece: 'towelBar', x: right + 28, z: 130, width: 30, height: 54, color: '#E8DED0' };
  if (height < 140)
    return [{ piece: 'vase', x: 0, y: -depth / 2, z: top, height: 15, color: '#E9DFD0', seed: height }, towel];
  return unit.open ? [towel] : [towel, { piece: 'basket', x: right + 30, y: -24, z: 0, width: 36, height: 27 }];
}
