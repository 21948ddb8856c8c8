import { productsFilter } from './address.ts';
import { displayColor } from './display-colors.ts';
import { type FilterItem, filterGroups, found } from './filter-groups.ts';
import { type FilterOptions, type Filters, noFilters } from './filters.ts';

const option = (value: string) => ({ name: value, value });
const options: FilterOptions = {
  types: [{ ...option('Miroir'), subTypes: [option('Rond')] }],
  collections: [{ ...option('ligne'), pictoBlack: '/dark.svg', pictoWhite: '/white.svg' }],
  materials: ['noyer', 'metal'].map(option),
  colors: ['noir'].map(option),
  bounds: { width: { min: 30, max: 180 }, depth: { min: 3, max: 62 }, height: { min: 3, max: 180 } },
};
const counts = {
  types: [{ value: 'Miroir', count: 20, subTypes: [{ value: 'Rond', count: 4 }] }],
  collections: [{ value: 'ligne', count: 22 }],
  materials: [{ value: 'noyer', count: 15 }],
  colors: [],
};
const groups = (filters: Partial<Filters> = {}) =>
  Object.fromEntries(
    filterGroups({ ...noFilters, ...filters }, options, counts, 'Tous').map((group) => [group.id, group]),
  );

// R213, R230
it('has five groups, each with its kind', () => {
  expect(Object.values(groups()).map(({ id, type }) => [id, type])).toEqual([
    ['type', 'tags-2-level'],
    ['collection', 'tags'],
    ['dimension', 'slider'],
    ['matiere', 'tags'],
    ['teinte', 'color'],
  ]);
});

// R213
it('counts what is chosen in each group: nothing at first', () => {
  const chosen = (filters?: Partial<Filters>) => Object.values(groups(filters)).map((group) => group.chosen);
  expect(chosen()).toEqual([0, 0, 0, 0, 0]);
  const width = { min: 60, max: 90 };
  const some = { type: 'Miroir', collections: ['ligne'], dimensions: { width }, materials: ['noyer', 'metal'] };
  expect(chosen({ ...some, colors: ['noir'] })).toEqual([1, 1, 1, 2, 1]);
});

it('marks what is chosen, in each group', () => {
  expect(groups().type).toMatchObject({ items: [{ model: false }] });
  expect(groups({ type: 'Miroir' }).type).toMatchObject({ items: [{ model: true }] });
  expect(groups({ materials: ['metal'] }).matiere).toMatchObject({ items: [{ model: false }, { model: true }] });
});

it('tells how many products a value would leave, none where the content system names it not', () => {
  const { matiere, teinte } = groups();
  expect(matiere).toMatchObject({ items: [{ count: 15 }, { count: 0 }] });
  expect(teinte).toMatchObject({ items: [{ count: 0 }] });
});

// R226
it('shows sub types only of a chosen type, "all" first and checked while no other is', () => {
  expect(groups().type).toMatchObject({ subItems: [] });
  const all = { name: 'Tous', model: true };
  expect(groups({ type: 'Miroir' }).type).toMatchObject({ subItems: [all, { name: 'Rond', model: false, count: 4 }] });
  const rond = groups({ type: 'Miroir', subTypes: ['Rond'] }).type;
  expect(rond).toMatchObject({ chosen: 1, subItems: [{ model: false }, { model: true }] });
});

it('offers no lone "all" for a type without sub types', () => {
  const single = { ...options, types: [{ name: 'Banc', value: 'Banc', subTypes: [] }] };
  const [type] = filterGroups({ ...noFilters, type: 'Banc' }, single, counts, 'Tous');
  expect(type).toMatchObject({ chosen: 1, subItems: [] });
});

it('has a sign for a collection that can be seen on its ground', () => {
  expect(groups().collection).toMatchObject({ items: [{ icon: '/dark.svg' }] });
  expect(groups({ collections: ['ligne'] }).collection).toMatchObject({ items: [{ icon: '/white.svg' }] });
});

it('works out what a press leads to for the values that ask for it', () => {
  const { matiere, type } = groups({ materials: ['noyer'] });
  if (matiere?.type !== 'tags' || type?.type !== 'tags-2-level') throw new Error('They are lists of values');
  expect(matiere.items.map((item) => item.to().materials)).toEqual([[], ['noyer', 'metal']]);
  expect(type.items.map((item) => item.to())).toEqual([{ ...noFilters, materials: ['noyer'], type: 'Miroir' }]);
});

// R228, R229
it('has sliders for width, depth and height, in centimetres and steps of one', () => {
  const { dimension } = groups({ dimensions: { depth: { min: 10, max: 40 } }, fits: 90 });
  expect(dimension).toMatchObject({
    chosen: 2,
    fits: 90,
    items: [
      { id: 'width', min: 30, max: 180, step: 1, unit: 'cm', model: { min: 30, max: 180 } },
      { id: 'depth', min: 3, max: 62, model: { min: 10, max: 40 } },
      { id: 'height' },
    ],
  });
});

it('asks the content system for what fits a wall and a range of widths at once', () => {
  const width = { min: 60, max: 120 };
  expect(productsFilter({ ...noFilters, fits: 90, dimensions: { width } })).toMatchObject({
    minWidth: 60,
    maxWidth: 90,
  });
  expect(productsFilter({ ...noFilters, fits: 150, dimensions: { width } })).toMatchObject({ maxWidth: 120 });
  expect(productsFilter(noFilters).maxWidth).toBeUndefined();
});

// R232, R233, C54
it('has a colour to show for every key of the colour filter, and darker ones for those said twice', () => {
  const keys =
    'bleu gris bois beige vert multicolore blanc rouge marron noir jaune rose violet orange argenté cuivré doré';
  for (const key of keys.split(' ')) expect(displayColor(key)).toBeDefined();
  expect(displayColor('brun')).toBe(displayColor('marron'));
  expect(displayColor('bleu,bleu')).not.toBe(displayColor('bleu'));
  expect(displayColor('rouge,rouge')).not.toBe(displayColor('rouge'));
});

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
