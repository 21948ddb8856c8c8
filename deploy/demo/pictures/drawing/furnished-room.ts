import type { FinishName } from '../../records/finishes.ts';
import type { ProductRecord } from '../../records/product-record.ts';
import { chanceOf } from '../scene/chance.ts';
import { unitInUse } from './compositions.ts';
import { basket, hangingTowel, plant } from './objects.ts';
import type { View } from './room.ts';
import { stool } from './small-pieces.ts';
import { group, rect } from './svg.ts';

/** A washbasin unit in a finish, with what stands beside it; the same room for the same name. */
export function furnishedRoom(name: string, unit: ProductRecord, finish: FinishName, view: View): string {
  const random = chanceOf(name);
  const half = unit.size[0] / 2;
  const [onTheLeft, onTheRight] = [-half - view.left, view.right - half];
  const left = pieceFor(onTheLeft, random(), undefined);
  const right = pieceFor(onTheRight, random(), left);
  const shift = (room: number) => half + Math.min(48, room / 2);
  return group(
    {},
    unit.construction.kind === 'unit' ? unitInUse(unit.construction, unit.size, finish) : '',
    left ? group({ transform: `translate(${Math.round(-shift(onTheLeft))} 0)` }, left.draw()) : '',
    right ? group({ transform: `translate(${Math.round(shift(onTheRight))} 0)` }, right.draw()) : '',
  );
}

interface Piece {
  /** The room that it needs, in centimetres. */
  width: number;
  draw: () => string;
}

const pieces: Piece[] = [
  { width: 84, draw: () => plant(0, 3, 74) },
  { width: 44, draw: () => stool([40, 45, 32], 'oak') },
  { width: 38, draw: () => group({}, towelBar(34), hangingTowel(-12, -132, '#E8DED0', 24, 56)) },
  {
    width: 42,
    draw: () => group({}, basket(0, 2, 36, 26), towelBar(26), hangingTowel(-10, -132, '#CFB9A2', 20, 44)),
  },
];

const towelBar = (width: number): string => rect(-width / 2, -132.7, width, 1.5, { rx: 0.7, fill: '#2B2926' });

/** A piece that fits into the room beside the unit, another than the one that is there already. */
function pieceFor(room: number, chance: number, there: Piece | undefined): Piece | undefined {
  const fitting = pieces.filter((piece) => piece.width <= room && piece !== there);
  return fitting[Math.floor(chance * fitting.length)];
}
