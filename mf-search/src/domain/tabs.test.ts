import { firstTab, pageSize, pagesShown, tabOf, tabs } from './tabs.ts';

it('takes from an address only what there is', () => {
  expect(['journal', 'Journal', 'article', '', undefined].map(tabOf)).toEqual(['journal', ...Array(4).fill(undefined)]);
});

// R310, C15
it('shows products twelve at a time, and everything else thirty more with each page', () => {
  expect(pagesShown('products', 3)).toEqual([3]);
  expect(pagesShown('pages', 3)).toEqual([1, 2, 3]);
  expect(tabs.map(pageSize)).toEqual([12, 30, 30, 30]);
});

it.each([
  [{ products: 1, collections: 2, journal: 0, pages: 0 }, 'products'],
  [{ products: 0, collections: 0, journal: 1, pages: 2 }, 'journal'],
  [{ products: 0, collections: 0, journal: 0, pages: 0 }, 'products'],
] as const)('of %j the first tab is %s', (counts, expected) => {
  expect(firstTab(counts)).toBe(expected);
});
