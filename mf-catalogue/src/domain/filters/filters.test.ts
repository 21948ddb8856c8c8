import { allowed, dimensions, type FilterOptions, noFilters, type Range, widestWall } from './filters.ts';

const bounds = { min: 30, max: 33 };
const offer: FilterOptions = {
  types: [],
  collections: [],
  materials: [],
  colors: [],
  bounds: { width: bounds, depth: bounds, height: bounds },
};
const sizes = [28, 29, 30, 31, 32, 33, 34, 35];
const isIn = (range: Range, size: number) => range.min <= size && size <= range.max;

describe('the filters', () => {
  it('narrow by the sizes that a range and its bounds share, and not at all where those are none or all', () => {
    const within = sizes.filter((size) => isIn(bounds, size));
    for (const range of sizes.flatMap((min) => sizes.map((max) => ({ min, max })))) {
      const shared = within.filter((size) => isIn(range, size));
      const narrowed = { min: shared.at(0), max: shared.at(-1) };
      for (const id of dimensions)
        expect([range, allowed({ ...noFilters, dimensions: { [id]: range } }, offer).dimensions]).toEqual([
          range,
          shared.length > 0 && shared.length < within.length ? { [id]: narrowed } : {},
        ]);
    }
  });

  it.each([
    [0, undefined],
    [1, 1],
    [80.5, undefined],
    [widestWall, widestWall],
    [widestWall + 1, undefined],
  ])('take a wall of %d cm as %s', (fits, taken) => {
    expect(allowed({ ...noFilters, fits }, offer).fits).toBe(taken);
  });
});
