import type { CollectionRecord } from '../../records/collections.ts';
import type { FinishName } from '../../records/finishes.ts';
import type { ProductRecord } from '../../records/product-record.ts';
import { hangingHeight } from '../scene/cabinet.ts';
import { topHeight } from '../scene/washbasin-unit.ts';
import { cabinet } from './cabinet.ts';
import { face } from './faces.ts';
import { mirror } from './mirrors.ts';
import { basket, bottle, hangingTowel, plant, soap, towels, vase, wallLamp } from './objects.ts';
import type { View } from './room.ts';
import { hooks, niche, rail, shelf, stool, tray } from './small-pieces.ts';
import { group, rect } from './svg.ts';
import { washbasinUnit } from './washbasin-unit.ts';

/** A product in use: with the mirror over it, the things on it, and what stands beside it. */
export function inUse({ construction, size, finishes: [finish] }: ProductRecord): string {
  const [width, height] = size;
  switch (construction.kind) {
    case 'unit':
      return group({}, unitInUse(construction, size, finish));
    case 'cabinet':
      return group({}, cabinet(construction, size, finish), around(construction, width, height));
    case 'mirror':
      return group(
        {},
        mirror({
          x: 0,
          y: -210,
          width,
          height,
          shape: construction.shape,
          ...(construction.framed && { frame: finish }),
          lit: construction.lit === true,
          ...(construction.doors && { doors: construction.doors }),
        }),
        underMirror(width, -210 + height + 22),
      );
    case 'shelf':
      return shelf(construction.boards, size, finish, -150, construction.frame);
    case 'niche':
      return niche(size, finish, -160);
    case 'rail':
      return rail(size, finish, -120);
    case 'hooks':
      return hooks(construction.count, size, finish, -165);
    case 'stool':
      return stool(size, finish);
    case 'tray':
      return group({}, underMirror(420, -topHeight, false), tray(size, finish, -topHeight));
  }
}

/** A washbasin unit with the mirror over it and the things on it. */
export function unitInUse(
  unit: Extract<ProductRecord['construction'], { kind: 'unit' }>,
  size: ProductRecord['size'],
  finish: FinishName,
): string {
  const [width] = size;
  const { shape, widths, height } = mirrorOver(unit, width);
  const bottom = -topHeight - (unit.basin === 'bowl' ? 32 : 24);
  const metal: FinishName = unit.handles === 'brass' ? 'brass' : 'blackMetal';
  return group(
    {},
    ...widths.map(({ x, across }) =>
      mirror({
        x,
        y: bottom - height,
        width: across,
        height,
        shape,
        ...(shape === 'pebble' ? { lit: true } : { frame: metal }),
      }),
    ),
    widths.length > 1 ? wallLamp(0, bottom - height * 0.5, metal) : '',
    washbasinUnit(unit, size, finish),
    unit.basins === 1 ? vase(-width * 0.36, -topHeight, '#EDE5D8', 14) : '',
    unit.basins === 1 ? bottle(width * 0.36, -topHeight) : soap(0, -topHeight),
    unit.basins === 1 && width > 85 ? soap(width * 0.27, -topHeight) : '',
  );
}

/** The mirrors that hang over a washbasin unit: their middles, width and height in centimetres. */
export function mirrorOver(unit: Extract<ProductRecord['construction'], { kind: 'unit' }>, width: number) {
  const shape = unit.mirror;
  const pair = unit.basins === 2 && shape !== 'rectangle';
  const across =
    shape === 'rectangle' ? width * 0.92 : Math.min(pair ? width * 0.36 : width * 0.78, shape === 'arch' ? 48 : 72);
  const height =
    shape === 'rectangle' ? 64 : shape === 'arch' ? across * 1.55 : shape === 'pebble' ? across * 1.16 : across;
  return { shape, height, widths: pair ? [-width / 4, width / 4].map((x) => ({ x, across })) : [{ x: 0, across }] };
}

/** What stands on, under and beside a storage unit. */
function around(
  unit: Extract<ProductRecord['construction'], { kind: 'cabinet' }>,
  width: number,
  height: number,
): string {
  const right = width / 2;
  const top = -hangingHeight(unit, height) - height;
  if (unit.high) return underMirror(width, -210 + height + 28);
  if (height < 40)
    return group(
      {},
      vase(-width * 0.3, top, '#EDE5D8', 20),
      towels(width * 0.28, top, ['#F3EDE2', '#CFA595', '#E8DED0']),
    );
  if (height < 80)
    return group({}, vase(-width * 0.22, top, '#D8C4A8', 17), soap(width * 0.2, top), basket(0, 0, width * 0.5, 22));
  if (height < 140)
    return group(
      {},
      vase(0, -height - 42, '#EDE5D8', 14),
      hangingTowel(right + 16, -118, '#D8C4A8', 22, 46),
      peg(right + 27, -118),
      basket(-2, 0, 30, 22),
    );
  return group(
    {},
    hangingTowel(right + 17, -128, '#E8DED0', 22, 54),
    peg(right + 28, -128),
    unit.open ? '' : basket(right + 28, 0, 34, 24),
  );
}

const peg = (x: number, y: number): string => group({}, rect(x - 13, y - 0.7, 26, 1.4, { rx: 0.7, fill: '#2B2926' }));

/** The upper edge of a washbasin top, so that a mirror does not hang alone. */
function underMirror(width: number, y: number, dressed = true): string {
  const across = Math.max(width * 1.15, 90);
  const board = { x: -across / 2, y, width: across, height: 4 };
  return group(
    {},
    rect(board.x + 3, y + 4, across, 9, { fill: '#3A2E22', opacity: 0.08 }),
    dressed ? vase(-across * 0.36, y, '#EDE5D8', 13) : '',
    dressed ? bottle(across * 0.3, y) : '',
    dressed ? soap(across * 0.4, y) : '',
    face(board, 'oak'),
    rect(board.x, y + 4, across, 1.2, { fill: '#1F1D1A', opacity: 0.18 }),
  );
}

/** A collection's scene: its main unit, a tall unit beside it, a plant and a stool, as far as they fit. */
export function collectionScene(collection: CollectionRecord, products: ProductRecord[], view: View): string {
  const own = products.filter((product) => product.collection === collection.id);
  const main = own.find(({ construction }) => construction.kind === 'unit' && construction.columns > 1) ?? own[0];
  const side = own.find(({ construction }) => construction.kind === 'cabinet');
  if (!main) return '';
  const half = main.size[0] / 2;
  const sideX = half + 24 + (side?.size[0] ?? 0) / 2;
  return group(
    {},
    inUse(main),
    side && sideX + side.size[0] / 2 < view.right
      ? group({ transform: `translate(${sideX} 0)` }, cabinet(cabinetOf(side), side.size, side.finishes[0]))
      : '',
    -half - 70 > view.left ? group({ transform: `translate(${-half - 52} 0)` }, plant(0, 3, 76)) : '',
  );
}

function cabinetOf({ construction }: ProductRecord) {
  return construction.kind === 'cabinet' ? construction : ({ kind: 'cabinet', doors: 1, drawers: 0 } as const);
}
