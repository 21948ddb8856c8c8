import { arrayOverlaps, gte, inArray, lte, type SQL } from 'drizzle-orm';
import { colorFamilyOf } from '../colors.ts';
import { product } from '../tables.ts';

/** The narrowing of a product list, as the schema's ProductFilter. What is missing, null or an empty list does not narrow;
 * only an empty list of `uids` does: it names no product. */
export interface ProductFilter {
  types?: string[] | null;
  subTypes?: string[] | null;
  collections?: string[] | null;
  materials?: string[] | null;
  colors?: string[] | null;
  minWidth?: number | null;
  maxWidth?: number | null;
  minHeight?: number | null;
  maxHeight?: number | null;
  minDepth?: number | null;
  maxDepth?: number | null;
  uids?: string[] | null;
}

/** The conditions that a product has to meet, all of them. Within one list of values any one will do. */
export function matching(filter: ProductFilter): SQL[] {
  const conditions: SQL[] = [];
  const add = <Value>(value: Value | null | undefined, condition: (value: Value) => SQL) => {
    if (value !== undefined && value !== null) conditions.push(condition(value));
  };
  add(chosen(filter.types), (values) => inArray(product.productType, values));
  add(chosen(filter.subTypes), (values) => inArray(product.productSubType, values));
  add(chosen(filter.collections), (values) => inArray(product.collectionId, values));
  add(chosen(filter.colors), (values) => arrayOverlaps(product.colorFamilies, values.map(colorFamilyOf)));
  add(chosen(filter.materials), (values) => arrayOverlaps(product.materialValues, values));
  add(filter.uids, (values) => inArray(product.uid, values));
  add(filter.minWidth, (bound) => gte(product.width, bound));
  add(filter.maxWidth, (bound) => lte(product.width, bound));
  add(filter.minHeight, (bound) => gte(product.height, bound));
  add(filter.maxHeight, (bound) => lte(product.height, bound));
  add(filter.minDepth, (bound) => gte(product.depth, bound));
  add(filter.maxDepth, (bound) => lte(product.depth, bound));
  return conditions;
}

const chosen = (values: string[] | null | undefined) => (values?.length ? values : undefined);
