import { gte, inArray, lte, notInArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Language } from 'shared/i18n';
import { colorFamilyOf } from '../colors.ts';
import { product } from '../tables.ts';
import { inDatabase } from './languages-in-database.ts';

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
  exceptUids?: string[] | null;
  exceptCollections?: string[] | null;
}

/** What a product can be narrowed by beside its size: the table's columns, or those of a query that carries them. */
interface ValueColumns {
  productType: SQLWrapper;
  productSubType: SQLWrapper;
  collectionId: SQLWrapper;
  materialValues: SQLWrapper;
  colorFamilies: SQLWrapper;
}

/** Values that count as one choice: a type and its sub types belong together. */
export type FilterGroup = 'type' | 'collection' | 'material' | 'color';

/** The conditions that a product has to meet, all of them. Within one list of values any one will do. */
export const matching = (filter: ProductFilter): SQL[] => [...matchingValues(filter), ...matchingRest(filter)];

/** The conditions on types, collections, materials and colours, without those of the group `except`. */
export function matchingValues(
  filter: ProductFilter,
  { columns = product, except }: { columns?: ValueColumns; except?: FilterGroup } = {},
): SQL[] {
  const { types, subTypes, collections, materials, colors } = filter;
  const conditions: Record<FilterGroup, (SQL | undefined)[]> = {
    type: [oneOf(columns.productType, types), oneOf(columns.productSubType, subTypes)],
    collection: [oneOf(columns.collectionId, collections)],
    material: [shares(columns.materialValues, materials)],
    color: [shares(columns.colorFamilies, colors?.map(colorFamilyOf))],
  };
  return Object.entries(conditions).flatMap(([group, list]) =>
    group === except ? [] : list.filter((condition) => condition !== undefined),
  );
}

/** The conditions on sizes, on the uids, and on what is left out. */
export function matchingRest(filter: ProductFilter): SQL[] {
  const conditions: SQL[] = [];
  const add = <Value>(value: Value | null | undefined, condition: (value: Value) => SQL) => {
    if (value !== undefined && value !== null) conditions.push(condition(value));
  };
  add(filter.uids, (values) => inArray(product.uid, values));
  if (filter.exceptUids?.length) conditions.push(notInArray(product.uid, filter.exceptUids));
  if (filter.exceptCollections?.length) conditions.push(notOneOf(product.collectionId, filter.exceptCollections));
  add(filter.minWidth, (bound) => gte(product.width, bound));
  add(filter.maxWidth, (bound) => lte(product.width, bound));
  add(filter.minHeight, (bound) => gte(product.height, bound));
  add(filter.maxHeight, (bound) => lte(product.height, bound));
  add(filter.minDepth, (bound) => gte(product.depth, bound));
  add(filter.maxDepth, (bound) => lte(product.depth, bound));
  return conditions;
}

type Values = string[] | null | undefined;

const oneOf = (column: SQLWrapper, values: Values): SQL | undefined =>
  values?.length ? sql`${column} = any(${sql.param(values)}::text[])` : undefined;

/** A product without a value is in none of them. */
const notOneOf = (column: typeof product.collectionId, values: string[]): SQL =>
  sql`(${column} is null or ${notInArray(column, values)})`;

const shares = (column: SQLWrapper, values: Values): SQL | undefined =>
  values?.length ? sql`${column} && ${sql.param(values)}::text[]` : undefined;

/** The schema's ProductSort. */
export type ProductSort = 'CATALOGUE' | 'NARROWEST' | 'WIDEST' | 'NAME';

/** What products are put in order by: the table's columns, or those of a query that carries them. */
interface OrderColumns {
  uid: SQLWrapper;
  position: SQLWrapper;
  width: SQLWrapper;
  sortNames: SQLWrapper;
}

/**
 * The order of a list. An editor's list keeps the editor's order where no other is asked for; equals come in the order of
 * the catalogue.
 */
export function productOrder(
  { filter: { uids }, sort, language }: { filter: ProductFilter; sort: ProductSort; language: Language },
  { uid, position, width, sortNames }: OrderColumns,
): SQL[] {
  const name = sql`${sortNames}[${sql.raw(String(inDatabase[language].sortName))}] collate "C"`;
  const first: Record<ProductSort, SQL[]> = {
    CATALOGUE: uids ? [sql`array_position(${sql.param([...uids])}::text[], ${uid})`] : [],
    NARROWEST: [sql`${width} asc nulls last`],
    WIDEST: [sql`${width} desc nulls last`],
    NAME: [name],
  };
  return [...first[sort], sql`${position}`];
}
