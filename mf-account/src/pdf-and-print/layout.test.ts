import fc from 'fast-check';
import {
  brokenLines,
  clipped,
  firstOf,
  gridFor,
  heightOf,
  leftOf,
  page,
  placeRows,
  rowsEnd,
  textWidth,
  withPlainSpaces,
} from './layout.ts';

const lines = fc.array(fc.string(), { maxLength: 20 });
const text = fc.record({ heading: lines, details: lines }).map(clipped);
const start = fc.double({ min: page.margin, max: rowsEnd, noNaN: true });
const placed = (texts: ReturnType<typeof clipped>[], from: number) => {
  const grid = gridFor(texts.length);
  const heights = texts.map((one) => heightOf(one, grid));
  return { grid, heights, places: placeRows(heights, grid, from) };
};

// R267
it('every product stands whole between the margins of its page', () => {
  fc.assert(
    fc.property(fc.array(text), start, (texts, from) => {
      const { grid, heights, places } = placed(texts, from);
      for (const [index, { top }] of places.entries()) {
        expect(top).toBeGreaterThanOrEqual(page.margin);
        expect(top + (heights[index] ?? 0)).toBeLessThanOrEqual(rowsEnd);
        const right = leftOf(index, texts.length, grid) + (grid.beside ? grid.picture.width : 0) + textWidth(grid);
        expect(right).toBeLessThanOrEqual(page.width - page.margin + 0.01);
        expect(leftOf(index, texts.length, grid) + grid.picture.width).toBeLessThanOrEqual(page.width - page.margin);
      }
    }),
  );
});

it('rows follow each other without touching, products of a row stand side by side, and no page is left out', () => {
  fc.assert(
    fc.property(fc.array(text), start, (texts, from) => {
      const { grid, heights, places } = placed(texts, from);
      expect(places).toHaveLength(texts.length);
      for (const [index, before] of places.slice(0, -1).entries()) {
        const after = places[index + 1] ?? before;
        if ((index + 1) % grid.columns > 0) expect(after).toEqual(before);
        else if (after.page === before.page) expect(after.top).toBeGreaterThan(before.top + (heights[index] ?? 0));
        else expect(after).toEqual({ page: before.page + 1, top: page.margin });
      }
    }),
  );
});

// R268, C69
it('the fewer products, the larger their pictures; many have those of the specification', () => {
  const widths = Array.from({ length: 40 }, (_, index) => gridFor(index + 1).picture.width);
  expect(widths.slice(0, 9)).toEqual([375, 200, 130, 150, 147, 147, 95, 95, 59]);
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map((count) => gridFor(count).beside)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    true,
    true,
    true,
  ]);
  expect(new Set(widths.slice(8))).toEqual(new Set([59]));
  for (const { picture } of Array.from({ length: 40 }, (_, index) => gridFor(index + 1)))
    expect(picture.height / picture.width).toBeCloseTo(78 / 59, 1);
});

// C69
it('up to eight products fill one sheet, and forty fill three', () => {
  const usual = { heading: ['Meuble sous-vasque Ligne 120'], details: ['type', 'sizes', 'finishes', 'reference'] };
  const below = 175;
  const sheets = (count: number) => {
    const { heights, places } = placed(Array(count).fill(usual), below);
    const last = places.at(-1);
    return {
      pages: last?.page,
      filled: ((last?.top ?? 0) + (heights.at(-1) ?? 0) - page.margin) / (rowsEnd - page.margin),
    };
  };
  for (const count of [1, 2, 3, 4, 5, 6, 8]) {
    expect([count, sheets(count).pages]).toEqual([count, 1]);
    expect(sheets(count).filled).toBeGreaterThan(0.75);
  }
  // A picture alone has no second row that shows where the sheet ends.
  expect(sheets(1).filled).toBeGreaterThan(0.87);
  expect(sheets(40).pages).toBe(3);
  expect(sheets(40).filled).toBeGreaterThan(0.9);
});

it('a row may end where the page does, and one that is taller than a page begins none', () => {
  const places = (height: number, start: number) =>
    placeRows([height, 10], { columns: 1 }, start).map(({ page }) => page);
  expect(places(rowsEnd - 300, 300)).toEqual([1, 2]);
  expect(places(rowsEnd - 299, 300)).toEqual([2, 2]);
  expect(places(page.height, page.margin)).toEqual([1, 2]);
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
  expect(brokenLines('в ванной', 8, widthOf)).toEqual(['в ванной']);
  expect(brokenLines('в доме', 4, widthOf)).toEqual(['в', 'доме']);
  expect(brokenLines('浴室', 0.5, widthOf)).toEqual(['浴', '室']);
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
