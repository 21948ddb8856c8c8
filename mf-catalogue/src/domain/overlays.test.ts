import fc from 'fast-check';
import { byWidth, contentsOf } from './overlays.ts';

const none = { dimensions: [], basinShades: [], furnitureShades: [], handles: [], basins: [] };

it('offers the overlays that have data, and no other (R142)', () => {
  expect(contentsOf(none)).toEqual([]);
  expect(contentsOf({ ...none, basinShades: [1], basins: [1] })).toEqual(['COLOR', 'MATERIAL']);
  expect(contentsOf({ ...none, dimensions: [1, 2], handles: [1] })).toEqual(['DIMENSION', 'HANDLE']);
});

it('shows sizes from the narrowest to the widest, those without a width at the end (R235)', () => {
  const products = fc.array(fc.record({ size: fc.record({ width: fc.option(fc.integer({ min: 1, max: 300 })) }) }));
  fc.assert(
    fc.property(products, (given) => {
      const widths = byWidth(given).map(({ size }) => size.width ?? 1000);
      expect(widths).toEqual(widths.toSorted((one, other) => one - other));
      expect(widths).toHaveLength(given.length);
    }),
  );
});
