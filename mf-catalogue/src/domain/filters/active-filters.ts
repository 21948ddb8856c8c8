import { type Change, changed } from './changes.ts';
import type { FilterOption, FilterOptions } from './filter-options.ts';
import { type Dimension, dimensions, type Filters, type ManyOf, manyOf, type Range } from './filters.ts';

/** One filter that is active, and the filters without it. */
export type ActiveFilter = { without: Filters } & (
  | { name: string; language?: string; color?: string }
  | { dimension: Dimension; range: Range }
  | { fits: number }
);

/** The filters that narrow the list now, one by one, in the order of the filter bar (R133). */
export function activeFilters(filters: Filters, options: FilterOptions): ActiveFilter[] {
  const without = (change: Change) => ({ without: changed(filters, change, options) });
  const type = options.types.find(({ value }) => value === filters.type);
  const chosen = (offer: FilterOption[], values: readonly string[]) =>
    offer.filter(({ value }) => values.includes(value));
  const ofGroup = (group: ManyOf) =>
    chosen(options[group], filters[group]).map(({ name, language, value }) => ({
      name,
      language,
      ...(group === 'colors' && { color: value }),
      ...without({ toggle: group, value }),
    }));
  const [collections, materials, colors] = manyOf.map(ofGroup);
  const ranges = dimensions.flatMap((dimension) => {
    const range = filters.dimensions[dimension];
    return range ? [{ dimension, range, ...without({ dimension, range: undefined }) }] : [];
  });
  return [
    ...(type ? [{ name: type.name, language: type.language, ...without({ type: type.value }) }] : []),
    ...chosen(type?.subTypes ?? [], filters.subTypes).map(({ name, language, value }) => ({
      name,
      language,
      ...without({ subType: value }),
    })),
    ...(collections ?? []),
    ...ranges,
    ...(filters.fits === undefined ? [] : [{ fits: filters.fits, ...without({ fits: undefined }) }]),
    ...(materials ?? []),
    ...(colors ?? []),
  ];
}
