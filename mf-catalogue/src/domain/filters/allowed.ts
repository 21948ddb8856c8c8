import type { FilterOption, FilterOptions } from './filter-options.ts';
import { type Dimension, dimensions, type Filters, manyOf, type Range } from './filters.ts';

/** The widest wall that can be asked for, in cm. */
export const widestWall = 999;

/**
 * Filters as the rules allow them; every state goes through here, whether an address or a click made it. Values that are
 * not offered are left out, and the others are in the order of the offer, each once. A sub type needs its type. A range
 * lies within its bounds; one that holds them whole narrows nothing.
 */
export function allowed(filters: Filters, options: FilterOptions): Filters {
  const type = options.types.find(({ value }) => value === filters.type);
  const { fits, sort } = filters;
  return {
    ...(type && { type: type.value }),
    subTypes: offered(type?.subTypes ?? [], filters.subTypes),
    collections: offered(options.collections, filters.collections),
    materials: offered(options.materials, filters.materials),
    colors: offered(options.colors, filters.colors),
    dimensions: Object.fromEntries(
      dimensions.flatMap((id) => {
        const range = within(filters.dimensions[id], options.bounds[id]);
        return range ? [[id, range] satisfies [Dimension, Range]] : [];
      }),
    ),
    ...(fits !== undefined && Number.isInteger(fits) && fits >= 1 && fits <= widestWall && { fits }),
    sort,
  };
}

const offered = (options: readonly FilterOption[], values: readonly string[]): string[] =>
  options.map(({ value }) => value).filter((value) => values.includes(value));

function within(range: Range | undefined, bounds: Range): Range | undefined {
  if (!range || range.min > range.max || range.max < bounds.min || range.min > bounds.max) return undefined;
  const min = Math.max(range.min, bounds.min);
  const max = Math.min(range.max, bounds.max);
  return min === bounds.min && max === bounds.max ? undefined : { min, max };
}

/** Whether anything is narrowed; the order of a list narrows nothing. */
export const isNarrowed = (filters: Filters): boolean =>
  filters.type !== undefined ||
  filters.fits !== undefined ||
  Object.keys(filters.dimensions).length > 0 ||
  manyOf.some((group) => filters[group].length > 0);
