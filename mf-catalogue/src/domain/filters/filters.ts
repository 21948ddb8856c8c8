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
