import fc from 'fast-check';
import {
  brokenLines,
  clipped,
  firstOf,
  heightOf,
  page,
  placeRows,
  rowsEnd,
  thumbnail,
  withPlainSpaces,
} from './layout.ts';

const lines = fc.array(fc.string(), { maxLength: 20 });
const row = fc.record({ heading: lines, details: lines }).map(clipped);
const start = fc.double({ min: page.margin, max: rowsEnd, noNaN: true });

// R267
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

const widthOf = (line: string) => [...line].length;

it('leaves one space between words', () => {
  expect(withPlainSpaces(' Salle\u202f:\u00a0 bains \n d’été\0')).toBe('Salle : bains d’été');
});

it('breaks between words, and inside scripts that have no spaces', () => {
  expect(brokenLines('ванная комната', 8, widthOf)).toEqual(['ванная', 'комната']);
  expect(brokenLines('浴室の家具', 2, widthOf)).toEqual(['浴室', 'の家', '具']);
});

it('no line is wider than it may be, and no letter is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-composite' }), fc.integer({ min: 3, max: 40 }), (text, width) => {
      const plain = withPlainSpaces(text);
      const lines = brokenLines(plain, width, widthOf);
      for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(width);
      expect(lines.join('').replace(/\s/gu, '')).toBe(plain.replace(/\s/gu, ''));
    }),
  );
});
