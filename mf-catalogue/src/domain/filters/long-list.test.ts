import type { FilterItem } from './filter-groups.ts';
import { noFilters } from './filters.ts';
import { found } from './long-list.ts';

const item = (name: string, count: number, model = false): FilterItem => ({
  ...{ name, value: name, count, model },
  to: () => noFilters,
});
const items = [item('Écume', 0), item('Brume', 3), item('Écorce', 2), item('Galet', 1, true)];
const names = (text: string) => found(items, text).map(({ name }) => name);

it('shows what is chosen first, and what would leave nothing last', () => {
  expect(names('')).toEqual(['Galet', 'Brume', 'Écorce', 'Écume']);
});

it('finds names without their accents and capitals, and keeps what is chosen', () => {
  expect(names('ec')).toEqual(['Galet', 'Écorce', 'Écume']);
});
