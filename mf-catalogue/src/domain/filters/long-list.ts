import type { FilterItem } from './filter-groups.ts';

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
