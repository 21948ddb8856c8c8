import type { CollectionRecord, ProductRecord } from '../records.ts';
import { products } from '../records.ts';
import { wide } from './formats.ts';
import type { Frame } from './room.ts';

/** The wide picture of a collection, and the part of it that its card shows, in shares of the width. */
export const collectionFrame: Frame = { ...wide, originX: 0.55, scale: 4.6 };
export const collectionCard = { width: 960, height: 750, left: 0.2188, right: 0.9388 };

/** The pieces that the picture of a collection shows: its washbasin unit in the middle, a tall unit beside it. */
export function collectionPieces({ id }: Pick<CollectionRecord, 'id'>): {
  main?: ProductRecord;
  side?: { product: ProductRecord; x: number };
} {
  const own = products.filter(({ collection }) => collection === id);
  const main = own.find(({ construction }) => construction.kind === 'unit' && construction.columns > 1) ?? own[0];
  const side = own.find(({ construction }) => construction.kind === 'cabinet');
  if (!main) return {};
  if (!side) return { main };
  return { main, side: { product: side, x: main.size[0] / 2 + 24 + side.size[0] / 2 } };
}
