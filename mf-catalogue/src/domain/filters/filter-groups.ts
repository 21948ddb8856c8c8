import { type Change, changed } from './changes.ts';
import {
  type CollectionOption,
  type Dimension,
  dimensions,
  type FilterOption,
  type FilterOptions,
  type Filters,
  type ManyOf,
  type Range,
} from './filters.ts';

/** A value with the number of products that it would leave; one that is missing would leave none. */
export interface Counted {
  value: string;
  count: number;
}

export interface FilterCounts extends Record<ManyOf, readonly Counted[]> {
  types: readonly (Counted & { subTypes: readonly Counted[] })[];
}

/** A value of a filter; a press adds or removes it. */
export interface FilterItem {
  name: string;
  /** Of its name, where it is not the page's. */
  language?: string;
  value: string;
  /** The address of an icon. */
  icon?: string;
  /** Whether it is chosen. */
  model: boolean;
  /** How many products choosing it would leave; "all" has none of its own. */
  count?: number;
  /** The filters after a press; worked out when asked, as a long list shows few of its values. */
  to(): Filters;
}

/** A slider for a size. */
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

/** The groups of the filter bar in their order; `all` is the name of the first sub type. */
export function filterGroups(
  filters: Filters,
  options: FilterOptions,
  counts: FilterCounts,
  all: string,
): FilterGroup[] {
  const itemsOf = (
    offered: readonly FilterOption[],
    counted: readonly Counted[],
    chosen: readonly string[],
    press: (value: string) => Change,
  ): FilterItem[] => {
    const countOf = new Map(counted.map(({ value, count }) => [value, count]));
    return offered.map(({ name, language, value }) => ({
      name,
      language,
      value,
      model: chosen.includes(value),
      count: countOf.get(value) ?? 0,
      to: () => changed(filters, press(value), options),
    }));
  };
  const many = (group: ManyOf): FilterItem[] =>
    itemsOf(options[group], counts[group], filters[group], (value) => ({ toggle: group, value }));
  const { type, subTypes } = filters;
  const offered = options.types.find(({ value }) => value === type)?.subTypes ?? [];
  const counted = counts.types.find(({ value }) => value === type)?.subTypes ?? [];
  const subItems = [
    { name: all, value: 'all', model: subTypes.length === 0, to: () => changed(filters, { subType: 'all' }, options) },
    ...itemsOf(offered, counted, subTypes, (subType) => ({ subType })),
  ];
  return [
    {
      id: 'type',
      type: 'tags-2-level',
      chosen: type === undefined ? 0 : Math.max(1, subTypes.length),
      items: itemsOf(options.types, counts.types, type === undefined ? [] : [type], (value) => ({ type: value })),
      // "All" is offered only beside other sub types.
      subItems: offered.length ? subItems : [],
    },
    {
      id: 'collection',
      type: 'tags',
      chosen: filters.collections.length,
      items: many('collections').map((item, index) => ({ ...item, icon: iconOf(options.collections[index], item) })),
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

/** The icon of a collection; a chosen value has a dark background. */
const iconOf = (collection: CollectionOption | undefined, { model }: FilterItem): string | undefined =>
  model ? collection?.pictoWhite : collection?.pictoBlack;

/** A list with more values than this can be searched, and shows its first ones only. */
export const longerThan = 24;
/** So many more come with each press of "more". */
export const atATime = 24;

/**
 * The values of a long list that a text leaves, a value that is chosen always: the chosen ones first, then those that would
 * leave products, then the others, each in the order of the catalogue. Accents and capitals do not matter.
 */
export function found(items: readonly FilterItem[], text: string): FilterItem[] {
  const wanted = folded(text);
  const rank = ({ model, count }: FilterItem) => (model ? 0 : count === 0 ? 2 : 1);
  return items
    .filter(({ name, model }) => model || !wanted || folded(name).includes(wanted))
    .sort((one, other) => rank(one) - rank(other));
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
