import type { ProductRecord } from '../records.ts';
import { materialOf } from './material.ts';
import type { Piece } from './scene.ts';

/**
 * A washbasin unit with its nearest upper drawer pulled out, as wide inside as its record says; or with the door open that hides nothing
 * from a camera that has gone `turn` degrees round. `sand`: ten kilos of it are in the drawer, as a test.
 */
export function withOneOpen(
  piece: Piece,
  { construction, layout, size }: ProductRecord,
  turn = 1,
  sand = false,
): Piece {
  if (construction.kind !== 'unit') return piece;
  const { columns, rows, doors } = construction;
  if (doors) return { ...piece, opened: { column: turn > 0 ? 0 : columns - 1, row: 0, swing: turn > 0 ? -104 : 104 } };
  const inside = /(\d+) × \d+ × \d+/.exec(layout?.dimensions?.fr ?? '')?.[1];
  return {
    ...piece,
    opened: {
      column: turn > 0 ? columns - 1 : 0,
      row: rows - 1,
      out: sand ? 36 : Math.min(26, size[2] * 0.62),
      inside: inside ? Number(inside) : size[0] / columns - 5,
      finish: materialOf('oak'),
      ...(sand && { sand }),
    },
  };
}
