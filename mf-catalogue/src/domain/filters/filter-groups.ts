import { type Change, changed } from './changes.ts';
import type { FilterOption, FilterOptions } from './filter-options.ts';
import { type Dimension, dimensions, type Filters, type ManyOf, type Range } from './filters.ts';

/** A value with the number of products that it would leave; one that is missing would leave none. */
interface Counted {
  value: string;
  count: number;
}

export interface FilterCounts extends Record<ManyOf, readonly Counted[]> {
  types: readonly (Counted & { subTypes: readonly Counted[] })[];
}

/** A value to press (R230). */
export interface FilterItem {
  name: string;
  /** Of its name, where it is not the page's. */
  language?: string;
  value: string;
  /** The address of a sign. */
  icon?: string;
  /** Whether it is chosen. */
  model: boolean;
  /** How many products choosing it would leave; "all" has none of its own. */
  count?: number;
  /** The filters after a press. */
  to: Filters;
}

/** A slider for a size (R229). */
export interface RangeItem extends Range {
  id: Dimension;
  step: number;
  unit: string;
  model: Range;
}

export type FilterGroup = { /** How many of its values are chosen. */ chosen: number } & (
  | { id: 'type'; type: 'tags-2-level'; items: FilterItem[]; subItems: FilterItem[] }
  | { id: 'collection' | 'matiere'; type: 'tags'; items: FilterItem[] }
  | { id: 'teinte'; type: 'color'; items: FilterItem[] }
  | { id: 'dimension'; type: 'slider'; items: RangeItem[]; fits?: number }
);

/** The groups of the filter bar in their order; `all` is the name of the first sub type (R213, R226). */
export function filterGroups(
  filters: Filters,
  options: FilterOptions,
  counts: FilterCounts,
  all: string,
): FilterGroup[] {
  const to = (change: Change) => changed(filters, change, options);
  const many = (group: ManyOf): FilterItem[] =>
    options[group].map(({ name, language, value }) => ({
      name,
      language,
      value,
      model: filters[group].includes(value),
      count: countOf(counts[group], value),
      to: to({ toggle: group, value }),
    }));
  return [
    {
      id: 'type',
      type: 'tags-2-level',
      chosen: filters.type === undefined ? 0 : Math.max(1, filters.subTypes.length),
      items: options.types.map(({ name, language, value }) => ({
        name,
        language,
        value,
        model: value === filters.type,
        count: countOf(counts.types, value),
        to: to({ type: value }),
      })),
      subItems: subItems(filters, options, counts, { name: all, value: 'all' }),
    },
    {
      id: 'collection',
      type: 'tags',
      chosen: filters.collections.length,
      items: many('collections').map((item) => ({ ...item, icon: iconOf(item, options) })),
    },
    {
      id: 'dimension',
      type: 'slider',
      chosen: Object.keys(filters.dimensions).length + (filters.fits === undefined ? 0 : 1),
      items: dimensions.map((id) => {
        const bounds = options.bounds[id];
        return { id, ...bounds, step: 1, unit: 'cm', model: filters.dimensions[id] ?? bounds };
      }),
      fits: filters.fits,
    },
    { id: 'matiere', type: 'tags', chosen: filters.materials.length, items: many('materials') },
    { id: 'teinte', type: 'color', chosen: filters.colors.length, items: many('colors') },
  ];
}

function subItems(filters: Filters, options: FilterOptions, counts: FilterCounts, all: FilterOption): FilterItem[] {
  const type = options.types.find(({ value }) => value === filters.type);
  // "All" of nothing else is no choice.
  if (!type?.subTypes.length) return [];
  const ofType = counts.types.find(({ value }) => value === type.value)?.subTypes ?? [];
  const to = (subType: string) => changed(filters, { subType }, options);
  return [
    { ...all, model: filters.subTypes.length === 0, to: to(all.value) },
    ...type.subTypes.map(({ name, language, value }) => ({
      name,
      language,
      value,
      model: filters.subTypes.includes(value),
      count: countOf(ofType, value),
      to: to(value),
    })),
  ];
}

const countOf = (counts: readonly Counted[], value: string): number =>
  counts.find((one) => one.value === value)?.count ?? 0;

/** A chosen value has a dark ground. */
function iconOf({ value, model }: FilterItem, { collections }: FilterOptions): string | undefined {
  const collection = collections.find((one) => one.value === value);
  return model ? collection?.pictoWhite : collection?.pictoBlack;
}
