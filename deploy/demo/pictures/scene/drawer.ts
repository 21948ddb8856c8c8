import type { ProductRecord } from '../records.ts';
import { materialOf } from './material.ts';
import type { Piece } from './scene.ts';

/**
 * A unit or cabinet with a drawer pulled out, as wide inside as its record says: the upper one of a unit, the upmost of a cabinet
 * that has drawers below its doors. Anything without drawers is as it was. `sand`: ten kilos of it are in the drawer, as a test.
 */
export function withOpenDrawer(piece: Piece, { construction, layout, size }: ProductRecord, sand = false): Piece {
  const drawer = drawerOf(construction);
  const inside = /(\d+) × \d+ × \d+/.exec(layout?.dimensions?.fr ?? '')?.[1];
  if (!drawer) return piece;
  const columns = Number(piece.columns);
  return {
    ...piece,
    opened: {
      ...drawer,
      out: sand ? 36 : Math.min(26, size[2] * 0.62),
      inside: inside ? Number(inside) : size[0] / columns - 5,
      finish: materialOf('oak'),
      ...(sand && { sand }),
    },
  };
}

function drawerOf(construction: ProductRecord['construction']) {
  if (construction.kind === 'unit' && !construction.doors) {
    const { columns, rows } = construction;
    return { column: columns > 1 ? columns - 1 : 0, row: rows - 1 };
  }
  if (construction.kind === 'cabinet' && construction.drawers > 0) return { column: 0, row: construction.drawers - 1 };
  return undefined;
}
