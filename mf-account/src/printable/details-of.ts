import type { TFunction } from 'i18next';
import type { ListedProduct } from '../domain/listed-product.ts';

/** What paper says of a product under its name: its type, and its width where it has one (R269, C49). */
export const detailsOf = ({ type, width }: ListedProduct, t: TFunction): string[] =>
  width === null ? [type] : [type, t('printable.width', { width })];
