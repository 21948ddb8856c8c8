import {
  allowed,
  type Dimension,
  dimensions,
  type FilterOption,
  type FilterOptions,
  type Filters,
  type ManyOf,
  manyOf,
  noFilters,
  type Range,
  type Sort,
} from './filters.ts';

/** One thing that a visitor does to the filters. */
export type Change =
  | { type: string }
  /** `all` is the first of the sub types. */
  | { subType: string | 'all' }
  | { toggle: ManyOf; value: string }
  | { dimension: Dimension; range: Range | undefined }
  | { fits: number | undefined }
  | { sort: Sort }
  | 'reset';

/** The filters after a change, as the rules allow them. */
export const changed = (filters: Filters, change: Change, options: FilterOptions): Filters =>
  allowed({ ...filters, ...partOf(filters, change) }, options);

function partOf(filters: Filters, change: Change): Partial<Filters> {
  if (change === 'reset') return { ...noFilters, type: undefined, fits: undefined, sort: filters.sort };
  // A type takes the place of any other and shows all of its sub types; pressed again it is unchecked.
  if ('type' in change) return { type: change.type === filters.type ? undefined : change.type, subTypes: [] };
  // No sub type chosen means all: that is what re-checks "all" when the last one is unchecked.
  if ('subType' in change)
    return { subTypes: change.subType === 'all' ? [] : toggled(filters.subTypes, change.subType) };
  if ('toggle' in change) return { [change.toggle]: toggled(filters[change.toggle], change.value) };
  if ('dimension' in change) return { dimensions: { ...filters.dimensions, [change.dimension]: change.range } };
  return change;
}

const toggled = (values: readonly string[], value: string): string[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

/** A range after one of its ends was moved: it stays within the bounds, and it pushes the other end along. */
export function dragged(range: Range, end: keyof Range, to: number, bounds: Range): Range {
  const place = Math.min(Math.max(Math.round(to), bounds.min), bounds.max);
  return end === 'min'
    ? { min: place, max: Math.max(place, range.max) }
    : { min: Math.min(place, range.min), max: place };
}

/** One filter that is active, and the filters without it. */
export type ActiveFilter = { without: Filters } & (
  | { name: string; language?: string; color?: string }
  | { dimension: Dimension; range: Range }
  | { fits: number }
);

/** The filters that narrow the list now, one by one, in the order of the filter bar. */
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
