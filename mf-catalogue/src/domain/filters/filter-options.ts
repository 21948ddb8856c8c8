import type { Dimension, ManyOf, Range } from './filters.ts';

export interface FilterOption {
  name: string;
  /** Of its name, where it is not the page's. */
  language?: string;
  value: string;
}

export interface TypeOption extends FilterOption {
  subTypes: FilterOption[];
}

export interface CollectionOption extends FilterOption {
  /** The addresses of its sign, for a light and for a dark ground. */
  pictoBlack?: string;
  pictoWhite?: string;
}

/** What visitors can choose from; a value that is not here narrows nothing. */
export interface FilterOptions extends Record<ManyOf, FilterOption[]> {
  types: TypeOption[];
  collections: CollectionOption[];
  bounds: Record<Dimension, Range>;
}

/** What a slider goes from and to where the content system has no bounds, in cm (R228). */
const defaultBounds: Range = { min: 0, max: 180 };

/** The ends of a slider with a step of 1 cm: whole numbers that hold all sizes. */
export const boundsOf = (known: Range | null | undefined): Range =>
  known ? { min: Math.floor(known.min), max: Math.ceil(known.max) } : defaultBounds;
