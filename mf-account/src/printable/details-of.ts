import type { TFunction } from 'i18next';
import type { ListedProduct } from '../domain/listed-product.ts';

/** What is printed of a product under its name: its type, its width (R269, C49), its other measures, and its reference. */
export function detailsOf({ uid, type, width, height, depth }: ListedProduct, t: TFunction): string[] {
  const others = [
    height === null ? [] : t('printable.height', { height }),
    depth === null ? [] : t('printable.depth', { depth }),
  ].flat();
  return [
    type,
    ...(width === null ? [] : [t('printable.width', { width })]),
    ...(others.length ? [others.join(', ')] : []),
    t('printable.reference', { uid }),
  ];
}
