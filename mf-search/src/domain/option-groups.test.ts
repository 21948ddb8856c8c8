import fc from 'fast-check';
import { limitedTo, type OptionGroup } from './option-groups.ts';

const group = (key: string, count: number): OptionGroup => ({
  key,
  name: key,
  options: Array.from({ length: count }, (_, place) => ({ title: `${key} ${place}`, path: `/${key}/${place}` })),
});
const groups = fc
  .tuple(fc.nat(6), fc.nat(3), fc.nat(3), fc.nat(3))
  .map((counts) => counts.map((count, place) => group('abcd'.charAt(place), count)));
const paths = (of: readonly OptionGroup[]) => of.flatMap(({ options }) => options.map(({ path }) => path));

it('gives most room to products', () => {
  const limited = limitedTo(10, [
    group('products', 6),
    group('collections', 3),
    group('articles', 3),
    group('pages', 3),
  ]);
  expect(limited.map(({ options }) => options.length)).toEqual([6, 2, 1, 1]);
});

it('shows as many as there is room for, in their order, and something of every group', () => {
  fc.assert(
    fc.property(groups, fc.constantFrom(8, 10), (given, limit) => {
      const limited = limitedTo(limit, given);
      expect(paths(limited)).toHaveLength(Math.min(limit, paths(given).length));
      expect(limited.map(({ key }) => key)).toEqual(
        given.filter(({ options }) => options.length).map(({ key }) => key),
      );
      for (const { key, options } of limited)
        expect(options).toEqual(given.find((other) => other.key === key)?.options.slice(0, options.length));
    }),
  );
});
