/** The tabs of the results, in their order on the page. */
export const tabs = ['products', 'collections', 'journal', 'pages'] as const;
export type Tab = (typeof tabs)[number];

/** The content system's name for what a tab shows. */
export const nodeTypes: Record<Tab, string> = {
  products: 'product',
  collections: 'collection',
  journal: 'article',
  pages: 'pages',
};

/** How many results a page of a tab has. */
export const pageSize = (tab: Tab): number => (tab === 'products' ? 12 : 30);

/** The tab that the query parameter `tab` names; undefined where it names none. */
export const tabOf = (parameter: string | undefined): Tab | undefined => tabs.find((tab) => tab === parameter);

/** The tab that is open where none is chosen: the first that has results. */
export const firstTab = (counts: Record<Tab, number>): Tab => tabs.find((tab) => counts[tab] > 0) ?? 'products';

/**
 * The pages that are shown together: one page of products (pagination); of other tabs every page up to it (load more).
 */
export const pagesShown = (tab: Tab, page: number): number[] =>
  tab === 'products' ? [page] : Array.from({ length: page }, (_, index) => index + 1);
