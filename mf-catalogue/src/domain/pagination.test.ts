import fc from 'fast-check';
import { pageCount, pageLinks, pageOf, pageSize } from './pagination.ts';

const lists = fc
  .integer({ min: 1, max: 200 })
  .chain((count) => fc.record({ count: fc.constant(count), current: fc.integer({ min: 1, max: count }) }));

describe('the page that an address asks for', () => {
  it('is the number that it names', () => {
    expect(pageOf('3')).toBe(3);
  });

  it('is the first one where it names none, or nonsense', () => {
    for (const parameter of [undefined, '', '0', '-2', '1.5', 'abc', '1e3', '99999999999']) {
      expect(pageOf(parameter)).toBe(1);
    }
  });

  it('is at least 1, whatever is asked', () => {
    fc.assert(fc.property(fc.string(), (parameter) => pageOf(parameter) >= 1));
  });
});

describe('the number of pages', () => {
  it('is one where there is nothing', () => {
    expect(pageCount(0)).toBe(1);
  });

  it('is just large enough for every result', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), (results) => {
        const pages = pageCount(results);
        expect(pages * pageSize).toBeGreaterThanOrEqual(results);
        expect((pages - 1) * pageSize).toBeLessThan(results);
      }),
    );
  });
});

describe('the page links', () => {
  it('are all pages up to three', () => {
    expect(pageLinks(1, 3)).toEqual([1, 2, 3]);
    expect(pageLinks(3, 3)).toEqual([1, 2, 3]);
  });

  it('leave pages out at one end or both', () => {
    expect(pageLinks(1, 9)).toEqual([1, 2, 'ellipsis', 9]);
    expect(pageLinks(5, 9)).toEqual([1, 'ellipsis', 4, 5, 6, 'ellipsis', 9]);
    expect(pageLinks(9, 9)).toEqual([1, 'ellipsis', 8, 9]);
  });

  it('always hold the first, the last, the current page and its neighbours, once and in order', () => {
    fc.assert(
      fc.property(lists, ({ count, current }) => {
        const pages = pageLinks(current, count).filter((link) => link !== 'ellipsis');
        const expected = [1, current - 1, current, current + 1, count].filter((page) => page >= 1 && page <= count);
        expect(pages).toEqual(expect.arrayContaining(expected));
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
      }),
    );
  });

  it('have an ellipsis exactly where pages are left out', () => {
    fc.assert(
      fc.property(lists, ({ count, current }) => {
        const links = pageLinks(current, count);
        for (const [index, link] of links.entries()) {
          const [before, after] = [links[index - 1], links[index + 1]];
          if (link === 'ellipsis') expect(Number(after) - Number(before)).toBeGreaterThan(1);
          else if (typeof before === 'number') expect(link - before).toBe(1);
        }
      }),
    );
  });

  it('hold the current page within the list', () => {
    expect(pageLinks(0, 5)).toEqual(pageLinks(1, 5));
    expect(pageLinks(99, 5)).toEqual(pageLinks(5, 5));
  });
});
