import type { ProductRecord } from '../records.ts';
import { cabinetPiece } from './cabinet.ts';
import type { View } from './scene.ts';
import { type Spot, viewAround } from './view-around.ts';
import { topHeight } from './washbasin-unit.ts';

/** Where one comes near a piece, and from which side. */
export function closeUpView(product: ProductRecord, size: { width: number; height: number }): View {
  const spot = spotOf(product);
  return viewAround({ front: product.size[2], eye: spot.z + 12, ...spot }, size);
}

type Near = Omit<Spot, 'front' | 'eye'> & Partial<Spot>;

function spotOf(product: ProductRecord): Near {
  const { construction, size } = product;
  const [width, height] = size;
  const right = width / 2;
  switch (construction.kind) {
    case 'cabinet':
      return construction.open ? { x: right - 12, z: height * 0.62, across: 56, turn: 32 } : joint(product);
    case 'mirror': {
      const round = construction.shape !== 'rectangle';
      const x = -right * (round ? 0.78 : 0.9) + 8;
      const z = 210 - height * (round ? 0.72 : 0.86);
      // From a little above its lower edge a mirror shows the windows behind the camera, not the ceiling.
      return { x, z, across: 52, turn: construction.doors ? -30 : 26, eye: z + 14 };
    }
    case 'shelf':
      return { x: -right + 16, z: 150 - height + (construction.boards > 1 ? 12 : 10), across: 46, turn: -34, eye: 166 };
    case 'niche':
      return { x: 0, z: 160 - height * 0.45, across: Math.max(44, width * 0.8), turn: 30, eye: 156 };
    case 'rail':
      return { x: right - 14, z: 112, across: 40, turn: 34, eye: 132 };
    case 'hooks':
      return { x: -right + 20, z: 155, across: 42, turn: -32, eye: 162 };
    case 'stool':
      return { x: 4, z: 40, across: 50, turn: 34, eye: 84, front: 34 };
    case 'tray':
      return { x: 0, z: topHeight + 7, across: Math.max(36, width * 0.95), turn: -28, eye: 124, front: 22 };
    case 'unit':
      // Below the basin and its tap: its front, its edge, and what one pulls it by.
      return {
        x: right - Math.max(13, Math.min(width / construction.columns / 2 - 12, 19)),
        z: topHeight - 25,
        across: 42,
        turn: 32,
        eye: 86,
      };
  }
}

/** Where two fronts meet, with what one pulls them by; a single front at its upper corner. */
function joint(product: ProductRecord): Near {
  const { bottom, height, width, columns, rows } = cabinetPiece(product, product.finishes[0]);
  const shares: number[] = Array.isArray(rows) ? rows.map(([share]) => share) : [];
  const meets = shares.slice(0, -1).reduce((sum, share) => sum + share, 0);
  const z = Number(bottom) + Number(height) * (meets || 1);
  const x = Number(columns) > 1 ? 4 : Number(width) / 2 - 10;
  return { x, z: meets ? z : z - 14, across: 46, turn: 32 };
}
