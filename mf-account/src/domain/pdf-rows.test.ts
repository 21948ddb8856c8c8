import fc from 'fast-check';
import { page, thumbnail } from './pdf-measures.ts';
import { clipped, firstOf, heightOf, placeRows, rowsEnd } from './pdf-rows.ts';

const lines = fc.array(fc.string(), { maxLength: 20 });
const row = fc.record({ heading: lines, details: lines }).map(clipped);
const start = fc.double({ min: page.margin, max: rowsEnd, noNaN: true });

it('every row stands whole between the margins of its page', () => {
  fc.assert(
    fc.property(fc.array(row), start, (rows, from) => {
      const heights = rows.map(heightOf);
      for (const [index, { top }] of placeRows(heights, from).entries()) {
        expect(top).toBeGreaterThanOrEqual(page.margin);
        expect(top + (heights[index] ?? 0)).toBeLessThanOrEqual(rowsEnd);
      }
    }),
  );
});

it('rows follow each other without touching, and no page is left out', () => {
  fc.assert(
    fc.property(fc.array(row), start, (rows, from) => {
      const heights = rows.map(heightOf);
      const placed = placeRows(heights, from);
      expect(placed).toHaveLength(rows.length);
      for (const [index, before] of placed.slice(0, -1).entries()) {
        const after = placed[index + 1] ?? before;
        if (after.page === before.page) expect(after.top).toBeGreaterThan(before.top + (heights[index] ?? 0));
        else expect(after).toEqual({ page: before.page + 1, top: page.margin });
      }
    }),
  );
});

it('a row is never lower than its thumbnail', () => {
  fc.assert(fc.property(row, (text) => expect(heightOf(text)).toBeGreaterThanOrEqual(thumbnail.height)));
});

it('lines for which there is no room end in an ellipsis', () => {
  expect(firstOf(['a', 'b', 'c'], 2)).toEqual(['a', 'b…']);
  expect(firstOf(['a', 'b'], 2)).toEqual(['a', 'b']);
});
