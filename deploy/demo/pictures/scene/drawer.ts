import type { ProductRecord } from '../records.ts';
import { materialOf } from './material.ts';
import type { Piece } from './scene.ts';

/**
 * A washbasin unit with an upper drawer pulled out, as wide inside as its record says; one with doors is as it was. `sand`:
 * ten kilos of it are in the drawer, as a test.
 */
export function withOpenDrawer(piece: Piece, { construction, layout, size }: ProductRecord, sand = false): Piece {
  if (construction.kind !== 'unit' || construction.doors) return piece;
  const { columns, rows } = construction;
  const inside = /(\d+) × \d+ × \d+/.exec(layout?.dimensions?.fr ?? '')?.[1];
  return {
    ...piece,
    opened: {
      column: columns - 1,
      row: rows - 1,
      out: sand ? 36 : Math.min(26, size[2] * 0.62),
      inside: inside ? Number(inside) : size[0] / columns - 5,
      finish: materialOf('oak'),
      ...(sand && { sand }),
    },
  };
}
