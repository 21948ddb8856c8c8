import {
  allowed,
  type Dimension,
  dimensions,
  type FilterOptions,
  type Filters,
  manyOf,
  noFilters,
  type Range,
  sorts,
} from './filters.ts';

/** The value in the address for all sub types of a type. */
const all = 'all';

/** The filters as the query of the overview's address; what narrows nothing is left out. */
export function queryOf(filters: Filters): Record<string, string | undefined> {
  const ranges = dimensions.flatMap((id) => {
    const range = filters.dimensions[id];
    return range ? [`${id}-${range.min}-${range.max}`] : [];
  });
  return {
    type: filters.type === undefined ? undefined : written([filters.type]),
    subtype: filters.type === undefined ? undefined : (written(filters.subTypes) ?? all),
    collection: written(filters.collections),
    matiere: written(filters.materials),
    teinte: written(filters.colors),
    dimension: written(ranges),
    fits: filters.fits?.toString(),
    sort: filters.sort === 'catalogue' ? undefined : filters.sort,
  };
}

/** The filters that a query asks for; unknown filters and values that are not offered are ignored. */
export function filtersOf(query: Record<string, string | undefined>, options: FilterOptions): Filters {
  const type = read(query.type).find((value) => options.types.some((offered) => offered.value === value));
  return allowed({ ...uncheckedFilters(query), type }, options);
}

/** Whether a query asks for values that no filter offers: old links may name what is no longer sold. */
export function asksForUnknown(query: Record<string, string | undefined>, options: FilterOptions): boolean {
  const asked = uncheckedFilters(query);
  const known = filtersOf(query, options);
  // Without a type, no sub type narrows anything: it may be offered all the same.
  const groups = known.type === undefined ? manyOf : ([...manyOf, 'subTypes'] as const);
  return (
    asked.type !== known.type ||
    groups.some((group) => asked[group].some((value) => value !== '' && !known[group].includes(value)))
  );
}

/** The filters that a query asks for, whether or not they are offered. */
export function uncheckedFilters(query: Record<string, string | undefined>): Filters {
  const [type] = read(query.type);
  return {
    ...noFilters,
    type,
    subTypes: read(query.subtype).filter((value) => value !== all),
    collections: read(query.collection),
    materials: read(query.matiere),
    colors: read(query.teinte).map((color) => (color === 'brun' ? 'marron' : color)),
    dimensions: rangesOf(read(query.dimension)),
    fits: /^\d{1,3}$/.test(query.fits ?? '') ? Number(query.fits) : undefined,
    sort: sorts.find((sort) => sort === query.sort) ?? 'catalogue',
  };
}

function rangesOf(entries: string[]): Partial<Record<Dimension, Range>> {
  const ranges = entries.flatMap((entry) => {
    const [, name, min, max] = /^([a-z]+)-(\d{1,4})-(\d{1,4})$/.exec(entry) ?? [];
    const id = dimensions.find((dimension) => dimension === name);
    return id ? [[id, { min: Number(min), max: Number(max) }]] : [];
  });
  return Object.fromEntries(ranges);
}

/** A value that has a comma itself is written so that it stays one value. */
const written = (values: readonly string[]): string | undefined =>
  values.length ? values.map((value) => value.replaceAll('%', '%25').replaceAll(',', '%2C')).join(',') : undefined;

const read = (parameter: string | undefined): string[] =>
  parameter ? parameter.split(',').map((value) => value.replaceAll('%2C', ',').replaceAll('%25', '%')) : [];

/** What the content system is asked for: a wall is a greatest width, whichever of the two is less. */
export function productsFilter({ type, subTypes, collections, materials, colors, dimensions, fits }: Filters) {
  const { width, depth, height } = dimensions;
  const widths = [width?.max, fits].filter((size) => size !== undefined);
  return {
    types: type === undefined ? [] : [type],
    subTypes: [...subTypes],
    collections: [...collections],
    materials: [...materials],
    colors: [...colors],
    minWidth: width?.min,
    maxWidth: widths.length ? Math.min(...widths) : undefined,
    minDepth: depth?.min,
    maxDepth: depth?.max,
    minHeight: height?.min,
    maxHeight: height?.max,
  };
}
