import type { ProductRecord } from '../records/product-record.ts';
import { products } from '../records/products.ts';

const shown = 6;

/** What hangs or stands beside a washbasin unit: pieces of its collection first, then those in one of its finishes. */
export function accessoriesFor({ collection, finishes }: ProductRecord): string[] {
  const rank = (piece: ProductRecord): number =>
    (piece.collection === collection ? 0 : 2) + (piece.finishes.some((finish) => finishes.includes(finish)) ? 0 : 1);
  return products
    .filter(({ type }) => type === 'Accessoire' || type === 'Étagère')
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, shown)
    .map(({ uid }) => uid);
}
