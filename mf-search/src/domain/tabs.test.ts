import fc from 'fast-check';
import { pageCount, pageOf, pageSize, pagesShown, tabOf, tabs } from './tabs.ts';

it('takes from an address only what there is', () => {
  expect(['journal', 'Journal', 'article', '', undefined].map(tabOf)).toEqual(['journal', ...Array(4).fill(undefined)]);
  expect(['3', '0', '-1', '2.5', '1e3', '9999', undefined].map(pageOf)).toEqual([3, 1, 1, 1, 1, 1, 1]);
});

it('shows products twelve at a time, and everything else thirty more with each page', () => {
  expect(pagesShown('products', 3)).toEqual([3]);
  expect(pagesShown('pages', 3)).toEqual([1, 2, 3]);
  expect(tabs.map(pageSize)).toEqual([12, 30, 30, 30]);
});

it('has room for all results on its pages, and needs the last one', () => {
  fc.assert(
    fc.property(fc.constantFrom(...tabs), fc.integer({ min: 1, max: 5000 }), (tab, results) => {
      const pages = pageCount(tab, results);
      expect(pages * pageSize(tab)).toBeGreaterThanOrEqual(results);
      expect((pages - 1) * pageSize(tab)).toBeLessThan(results);
    }),
  );
  expect(pageCount('products', 0)).toBe(1);
});
