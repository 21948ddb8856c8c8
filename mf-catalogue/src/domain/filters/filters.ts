/** The sizes that a list can be narrowed by, in the order of the filter bar. */
export const dimensions = ['width', 'depth', 'height'] as const;
export type Dimension = (typeof dimensions)[number];

/** Both ends included, in whole centimetres. */
export interface Range {
  min: number;
  max: number;
}

/** Groups of which any number of values can be chosen. */
export const manyOf = ['collections', 'materials', 'colors'] as const;
export type ManyOf = (typeof manyOf)[number];

export const sorts = ['catalogue', 'narrowest', 'widest', 'name'] as const;
export type Sort = (typeof sorts)[number];

/** What a product list is narrowed by, and its order. Values are those of the content system. */
export interface Filters extends Record<ManyOf, readonly string[]> {
  type?: string;
  /** Of the type; none stands for all of them. */
  subTypes: readonly string[];
  dimensions: Partial<Record<Dimension, Range>>;
  /** The width of a wall that a product has to fit on, in cm. */
  fits?: number;
  sort: Sort;
}

export const noFilters: Filters = {
  subTypes: [],
  collections: [],
  materials: [],
  colors: [],
  dimensions: {},
  sort: 'catalogue',
};

export interface FilterOption {
  name: string;
  /** Of its name, where it is not the page's. */
  language?: string;
  value: string;
}

interface TypeOption extends FilterOption {
  subTypes: FilterOption[];
}

export interface CollectionOption extends FilterOption {
  /** The addresses of its icon, for a light and for a dark background. */
  pictoBlack?: string;
  pictoWhite?: string;
}

/** What visitors can choose from; any other value is ignored. */
export interface FilterOptions extends Record<ManyOf, FilterOption[]> {
  types: TypeOption[];
  collections: CollectionOption[];
  bounds: Record<Dimension, Range>;
}

/** The bounds of a slider, in cm, where the content system has none. */
const defaultBounds: Range = { min: 0, max: 180 };

/** The ends of a slider with a step of 1 cm: whole numbers that hold all sizes. */
export const boundsOf = (known: Range | null | undefined): Range =>
  known ? { min: Math.floor(known.min), max: Math.ceil(known.max) } : defaultBounds;

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
