import fc from 'fast-check';
import { changesTo, filtersIn, offers } from '../../testing/filter-arbitraries.ts';
import { activeFilters, type Change, changed, dragged } from './changes.ts';
import { boundsOf, dimensions, type FilterOptions, type Filters, manyOf, noFilters } from './filters.ts';

const withChanges = offers.chain((offer) =>
  fc.tuple(fc.constant(offer), fc.array(changesTo(offer), { maxLength: 20 })),
);
const withFilters = offers.chain((offer) => fc.tuple(fc.constant(offer), filtersIn(offer)));

function expectAllowed(filters: Filters, options: FilterOptions): void {
  const type = options.types.find(({ value }) => value === filters.type);
  if (filters.type !== undefined) expect(type).toBeDefined();
  const expectOffered = (values: readonly string[], offer: { value: string }[]) =>
    expect(values).toEqual(offer.map(({ value }) => value).filter((value) => values.includes(value)));
  expectOffered(filters.subTypes, type?.subTypes ?? []);
  for (const group of manyOf) expectOffered(filters[group], options[group]);
  for (const id of dimensions) {
    const range = filters.dimensions[id];
    if (!range) continue;
    const bounds = options.bounds[id];
    expect(range.min).toBeLessThanOrEqual(range.max);
    expect(range.min).toBeGreaterThanOrEqual(bounds.min);
    expect(range.max).toBeLessThanOrEqual(bounds.max);
    expect(range).not.toEqual(bounds);
  }
  if (filters.fits !== undefined) expect(filters.fits).toBeGreaterThan(0);
}

const option = (value: string) => ({ name: value, value });
const options: FilterOptions = {
  types: [
    { ...option('Miroir'), subTypes: [option('Rond'), option('Organique')] },
    { ...option('Étagère'), subTypes: [option('Niche')] },
  ],
  collections: ['ligne', 'brume'].map(option),
  materials: [],
  colors: [],
  bounds: { width: { min: 30, max: 180 }, depth: { min: 3, max: 62 }, height: { min: 3, max: 180 } },
};
const after = (...changes: Change[]) =>
  changes.reduce<Filters>((filters, change) => changed(filters, change, options), noFilters);

/** The order of a list narrows nothing. */
const isNarrowed = (filters: Filters) =>
  filters.type !== undefined ||
  filters.fits !== undefined ||
  Object.keys(filters.dimensions).length > 0 ||
  manyOf.some((group) => filters[group].length > 0);

describe('the filters', () => {
  it('stay as the rules allow, whatever is pressed in whatever order', () => {
    fc.assert(
      fc.property(withChanges, ([offer, changes]) => {
        let filters = noFilters;
        for (const change of changes) {
          filters = changed(filters, change, offer);
          expectAllowed(filters, offer);
        }
      }),
    );
  });

  it('are as before when a value is pressed twice', () => {
    const cases = withFilters.chain(([offer, filters]) =>
      fc.tuple(fc.constant(offer), fc.constant(filters), fc.constantFrom(...manyOf), fc.nat()),
    );
    fc.assert(
      fc.property(cases, ([offer, filters, group, place]) => {
        const value = offer[group][place % (offer[group].length || 1)]?.value ?? 'unknown';
        const once = changed(filters, { toggle: group, value }, offer);
        expect(changed(once, { toggle: group, value }, offer)).toEqual(filters);
      }),
    );
  });

  // R133
  it('are all gone after a reset, and the order stays', () => {
    fc.assert(
      fc.property(withFilters, ([offer, filters]) => {
        const reset = changed(filters, 'reset', offer);
        expect(isNarrowed(reset)).toBe(false);
        expect(reset.sort).toBe(filters.sort);
      }),
    );
  });

  // R133
  it('are each named among the active ones, and gone when all of those are removed', () => {
    fc.assert(
      fc.property(withFilters, ([offer, filters]) => {
        expect(activeFilters(filters, offer).length > 0).toBe(isNarrowed(filters));
        let left = filters;
        for (let [first] = activeFilters(left, offer); first; [first] = activeFilters(left, offer)) {
          expect(activeFilters(first.without, offer).length).toBeLessThan(activeFilters(left, offer).length);
          left = first.without;
        }
        expect(isNarrowed(left)).toBe(false);
      }),
    );
  });

  it('are named in the order of the filter bar, a colour with what shows it', () => {
    const offer = { ...options, materials: [option('noyer')], colors: [option('noir')] };
    const width = { min: 60, max: 90 };
    const many = { collections: ['ligne'], materials: ['noyer'], colors: ['noir'] };
    const filters = { ...noFilters, ...many, type: 'Miroir', subTypes: ['Rond'], dimensions: { width }, fits: 120 };
    expect(activeFilters(filters, offer).map(({ without, ...filter }) => filter)).toEqual([
      { name: 'Miroir' },
      { name: 'Rond' },
      { name: 'ligne' },
      { dimension: 'width', range: width },
      { fits: 120 },
      { name: 'noyer' },
      { name: 'noir', color: 'noir' },
    ]);
  });
});

describe('types', () => {
  // R225
  it('take the place of one another and show all of their sub types', () => {
    expect(after({ type: 'Miroir' }, { subType: 'Rond' }, { type: 'Étagère' })).toEqual({
      ...noFilters,
      type: 'Étagère',
    });
  });

  // R225
  it('are unchecked by a second press', () => {
    expect(after({ type: 'Miroir' }, { type: 'Miroir' })).toEqual(noFilters);
  });

  // R226
  it('show all sub types again when the last chosen one is unchecked, or when "all" is chosen', () => {
    const chosen = after({ type: 'Miroir' }, { subType: 'Rond' }, { subType: 'Organique' });
    expect(chosen.subTypes).toEqual(['Rond', 'Organique']);
    expect(changed(chosen, { subType: 'all' }, options).subTypes).toEqual([]);
    expect(after({ type: 'Miroir' }, { subType: 'Rond' }, { subType: 'Rond' }).subTypes).toEqual([]);
  });
});

describe('a range', () => {
  const bounds = { min: 30, max: 180 };

  // R227
  it('is dragged along by the end that passes the other', () => {
    expect(dragged({ min: 40, max: 60 }, 'min', 90, bounds)).toEqual({ min: 90, max: 90 });
    expect(dragged({ min: 40, max: 60 }, 'max', 35, bounds)).toEqual({ min: 35, max: 35 });
    expect(dragged({ min: 40, max: 60 }, 'max', 50, bounds)).toEqual({ min: 40, max: 50 });
  });

  // R227
  it('stays within its bounds with its ends in order, wherever an end is moved', () => {
    const moves = fc.array(fc.tuple(fc.constantFrom('min' as const, 'max' as const), fc.integer()));
    fc.assert(
      fc.property(moves, (all) => {
        const range = all.reduce((now, [end, to]) => dragged(now, end, to, bounds), bounds);
        expect(range.min).toBeLessThanOrEqual(range.max);
        expect(range.min).toBeGreaterThanOrEqual(bounds.min);
        expect(range.max).toBeLessThanOrEqual(bounds.max);
      }),
    );
  });

  // R228
  it('goes from 0 to 180 cm where the content system has no bounds, and else by whole centimetres around them', () => {
    expect(boundsOf(null)).toEqual({ min: 0, max: 180 });
    expect(boundsOf({ min: 30.5, max: 161.2 })).toEqual({ min: 30, max: 162 });
  });
});
