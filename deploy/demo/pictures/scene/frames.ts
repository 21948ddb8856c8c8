import type { ProductRecord } from '../records.ts';
import { eyeHeight, type Frame } from './room.ts';
import { topHeight } from './washbasin-unit.ts';

/** What has to be seen of a product in use, in centimetres. */
interface Extent {
  top: number;
  bottom: number;
  width: number;
  middle: number;
}

function extentOf({ construction, size: [width, height] }: ProductRecord): Extent {
  switch (construction.kind) {
    case 'unit':
      return { top: -204, bottom: 14, width: width + 16, middle: 0 };
    case 'cabinet':
      if (construction.high)
        return { top: -226, bottom: -210 + height + 44, width: Math.max(width * 1.2, 104), middle: 0 };
      if (height < 80) return { top: -130, bottom: 14, width: width + 30, middle: 0 };
      return { top: -Math.max(height + 40, 176), bottom: 14, width: 104, middle: 20 };
    case 'mirror':
      return { top: -224, bottom: -210 + height + 38, width: Math.max(width * 1.2, 104), middle: 0 };
    case 'shelf':
      return { top: -150 - 36, bottom: -150 + height + 28, width: width + 24, middle: 0 };
    case 'niche':
      return { top: -182, bottom: -98, width: width + 34, middle: 0 };
    case 'rail':
      return { top: -142, bottom: -56, width: width + 20, middle: 0 };
    case 'hooks':
      return { top: -185, bottom: -98, width: width + 24, middle: 0 };
    case 'stool':
      return { top: -78, bottom: 12, width: 76, middle: 0 };
    case 'tray':
      return { top: -topHeight - 46, bottom: -topHeight + 22, width: 58, middle: 0 };
  }
}

interface Canvas {
  width: number;
  height: number;
  /** Where the middle of the product is, in shares of the picture's width. */
  at: number;
}

export function fitted({ top, bottom, width, middle }: Extent, canvas: Canvas): Frame {
  // As much on one side as on the other, so that the nearer edge of the picture cuts nothing.
  const room = 2 * canvas.width * Math.min(canvas.at, 1 - canvas.at);
  const scale = Math.min(room / width, canvas.height / (bottom - top));
  return {
    width: canvas.width,
    height: canvas.height,
    scale,
    originX: canvas.at - (middle * scale) / canvas.width,
    originY: 0.5 - (((top + bottom) / 2) * scale) / canvas.height,
  };
}

export function cardFrame(product: ProductRecord): Frame {
  const extent = extentOf(product);
  const { construction } = product;
  // Pages show as little as three fifths of a card's height: a mirror has to be whole in them.
  const isArch = construction.kind === 'mirror' && construction.shape === 'arch';
  const [above, below]: [number, number] = isArch ? [6, 20] : construction.kind === 'mirror' ? [4, 6] : [0, 0];
  const seen = { ...extent, top: extent.top - above, bottom: extent.bottom + below };
  return fitted(seen, { width: 688, height: 916, at: 0.5 });
}

/** Where a height on the wall is seen in the plane of the fronts, which is nearer to the eye. */
export const seenOnWall = (height: number): number => eyeHeight + (height - eyeHeight) * 0.9;
