import type { Language } from 'shared/i18n';
import { colorFamilyOf } from '../colors.ts';
import type { Catalogue, CatalogueEntry, ProductKind, ProductSort } from './catalogue.ts';

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

/** Values that count as one choice: a type and its sub types belong together. */
export type FilterGroup = 'type' | 'collection' | 'material' | 'color';

type Condition<Subject> = (subject: Subject) => boolean;

/** Whether products of a kind meet the conditions on types, collections, materials and colours, without those of `except`. */
export function meetsValues(filter: ProductFilter, except?: FilterGroup): Condition<ProductKind> {
  const { types, subTypes, collections, materials, colors } = filter;
  const conditions: Record<FilterGroup, (Condition<ProductKind> | undefined)[]> = {
    type: [oneOf(types, ({ productType }) => [productType]), oneOf(subTypes, ({ productSubType }) => [productSubType])],
    collection: [oneOf(collections, ({ collectionId }) => [collectionId])],
    material: [oneOf(materials, ({ materialValues }) => materialValues)],
    color: [oneOf(colors?.map(colorFamilyOf), ({ colorFamilies }) => colorFamilies)],
  };
  return all(Object.entries(conditions).flatMap(([group, list]) => (group === except ? [] : list)));
}

/** Whether a product meets the conditions on sizes, on the uids, and on what is left out; undefined where there are none. */
export function meetsRest(filter: ProductFilter): Condition<CatalogueEntry> | undefined {
  const { uids, exceptUids, exceptCollections } = filter;
  const wanted = uids && new Set(uids);
  const conditions = [
    wanted ? ({ uid }: CatalogueEntry) => wanted.has(uid) : undefined,
    not(oneOf(exceptUids, ({ uid }: CatalogueEntry) => [uid])),
    not(oneOf(exceptCollections, ({ kind }: CatalogueEntry) => [kind.collectionId])),
    within(filter.minWidth, filter.maxWidth, ({ width }) => width),
    within(filter.minHeight, filter.maxHeight, ({ height }) => height),
    within(filter.minDepth, filter.maxDepth, ({ depth }) => depth),
  ];
  return conditions.some((condition) => condition) ? all(conditions) : undefined;
}

const all = <Subject>(conditions: (Condition<Subject> | undefined)[]): Condition<Subject> => {
  const given = conditions.filter((condition) => condition !== undefined);
  return (subject) => given.every((condition) => condition(subject));
};

const not = <Subject>(condition: Condition<Subject> | undefined): Condition<Subject> | undefined =>
  condition && ((subject) => !condition(subject));

function oneOf<Subject>(
  values: readonly string[] | null | undefined,
  own: (subject: Subject) => readonly (string | null)[],
): Condition<Subject> | undefined {
  if (!values?.length) return undefined;
  const wanted = new Set<string | null>(values);
  return (subject) => own(subject).some((value) => wanted.has(value));
}

/** A product that does not say a size is not within bounds of it. */
function within(
  min: number | null | undefined,
  max: number | null | undefined,
  sizeOf: (entry: CatalogueEntry) => number | null,
): Condition<CatalogueEntry> | undefined {
  if (typeof min !== 'number' && typeof max !== 'number') return undefined;
  return (entry) => {
    const size = sizeOf(entry);
    return size !== null && size >= (min ?? size) && size <= (max ?? size);
  };
}

/**
 * The products that match, in order. An editor's list keeps the editor's order where no other is asked for; equals come in
 * the order of the catalogue.
 */
export async function matching(
  catalogue: Catalogue,
  { filter, sort, language }: { filter: ProductFilter; sort: ProductSort; language: Language },
): Promise<CatalogueEntry[]> {
  const { uids } = filter;
  const ordered =
    uids && sort === 'CATALOGUE'
      ? [...new Set(uids)].flatMap((uid) => catalogue.byUid.get(uid) ?? [])
      : await catalogue.inOrder(sort, language);
  const kinds = new Set([...catalogue.kinds.keys()].filter(meetsValues(filter)));
  const rest = meetsRest(filter);
  return ordered.filter((entry) => kinds.has(entry.kind) && (!rest || rest(entry)));
}
