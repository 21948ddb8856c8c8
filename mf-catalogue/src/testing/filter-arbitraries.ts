import fc from 'fast-check';
import type { Change } from '../domain/filters/changes.ts';
import { allowed, dimensions, type FilterOptions, type Filters, manyOf, sorts } from '../domain/filters/filters.ts';

/** What an offer and what visitors do to it can be, for tests of the rules. */

const option = (value: string) => ({ name: value.toUpperCase(), value });

/** Values with commas and per cent signs among them: they must survive an address. */
const value = fc.stringMatching(/^[a-zé ,%2C-]{1,6}$/).filter((text) => text !== 'all' && text !== 'brun');
const someOptions = fc.uniqueArray(value, { maxLength: 4 }).map((values) => values.map(option));
const bounds = fc
  .record({ min: fc.integer({ min: 0, max: 100 }), length: fc.integer({ min: 0, max: 200 }) })
  .map(({ min, length }) => ({ min, max: min + length }));

export const offers: fc.Arbitrary<FilterOptions> = fc.record({
  types: fc
    .uniqueArray(fc.tuple(value, someOptions), { maxLength: 3, selector: ([name]) => name })
    .map((types) => types.map(([name, subTypes]) => ({ ...option(name), subTypes }))),
  collections: someOptions,
  materials: someOptions,
  colors: someOptions,
  bounds: fc.record({ width: bounds, depth: bounds, height: bounds }),
});

const valuesOf = ({ types, collections, materials, colors }: FilterOptions): string[] =>
  [...types, ...types.flatMap(({ subTypes }) => subTypes), ...collections, ...materials, ...colors].map(
    (offered) => offered.value,
  );

const range = fc
  .tuple(fc.integer({ min: -20, max: 400 }), fc.integer({ min: -20, max: 400 }))
  .map(([min, max]) => ({ min, max }));

/** Anything that can be done, sensible or not. */
export const changesTo = (options: FilterOptions): fc.Arbitrary<Change> => {
  const any = fc.constantFrom('all', 'unknown', ...valuesOf(options));
  return fc.oneof(
    fc.record({ type: any }),
    fc.record({ subType: any }),
    fc.record({ toggle: fc.constantFrom(...manyOf), value: any }),
    fc.record({ dimension: fc.constantFrom(...dimensions), range: fc.option(range, { nil: undefined }) }),
    fc.record({ fits: fc.option(fc.integer({ min: -5, max: 1200 }), { nil: undefined }) }),
    fc.record({ sort: fc.constantFrom(...sorts) }),
    fc.constant<Change>('reset'),
  );
};

/** Any filters at all, put right. */
export const filtersIn = (options: FilterOptions): fc.Arbitrary<Filters> => {
  const some = fc.array(fc.constantFrom('unknown', ...valuesOf(options)), { maxLength: 6 });
  return fc
    .record({
      type: fc.option(fc.constantFrom('unknown', ...options.types.map((type) => type.value)), { nil: undefined }),
      subTypes: some,
      collections: some,
      materials: some,
      colors: some,
      dimensions: fc.record({ width: range, depth: range, height: range }, { requiredKeys: [] }),
      fits: fc.option(fc.integer({ min: -5, max: 1200 }), { nil: undefined }),
      sort: fc.constantFrom(...sorts),
    })
    .map((filters) => allowed(filters, options));
};
