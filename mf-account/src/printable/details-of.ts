import type { TFunction } from 'i18next';
import type { ListedProduct } from '../domain/listed-product.ts';

export interface Detail {
  text: string;
  /** Where it is not the page's. */
  language?: string;
}

/** What is printed of a product under its name: its type, its width (R269, C49), its other measures, and its reference. */
export function detailsOf({ uid, type, typeLanguage, width, height, depth }: ListedProduct, t: TFunction): Detail[] {
  const others = [
    height === null ? [] : t('printable.height', { height }),
    depth === null ? [] : t('printable.depth', { depth }),
  ].flat();
  return [
    { text: type, ...(typeLanguage && { language: typeLanguage }) },
    ...(width === null ? [] : [{ text: t('printable.width', { width }) }]),
    ...(others.length ? [{ text: others.join(', ') }] : []),
    { text: t('printable.reference', { uid }) },
  ];
}
