import type { Platform } from 'shared/platform';
import { pageCount } from 'shared/routes';
import type { Counted, FilterCounts } from '../../domain/filters/filter-groups.ts';
import type { Filters, Sort } from '../../domain/filters/filters.ts';
import { productsFilter } from '../../domain/filters/products-filter.ts';
import { type ListedFragment, ProductListDocument, type ProductSort } from './overview.generated.ts';

/** How many products a page of the list shows. */
export const pageSize = 12;

/** A page of the list with some filters. */
export interface ListView {
  filters: Filters;
  page: number;
}

export type LoadedList = Awaited<ReturnType<typeof loadList>>;

const orders: Record<Sort, ProductSort> = {
  catalogue: 'CATALOGUE',
  narrowest: 'NARROWEST',
  widest: 'WIDEST',
  name: 'NAME',
};

/** The products of a page of the list, and what each other filter would leave. */
export async function loadList(platform: Platform, view: ListView) {
  return listOf(platform, view, await platform.content.query(ProductListDocument, askedIn(view)));
}

/** What is asked for a page of the list. */
export const askedIn = ({ filters, page }: ListView) => ({
  filter: productsFilter(filters),
  sort: orders[filters.sort],
  limit: pageSize,
  offset: (page - 1) * pageSize,
});

/** The list of an answer. A page beyond the last, from an old link, shows the last one. */
export async function listOf(platform: Platform, { filters, page: asked }: ListView, answer: ListedFragment) {
  const pages = pageCount(answer.products.pageInfo.totalCount, pageSize);
  const page = Math.min(asked, pages);
  const { products, productFilterCounts } =
    page === asked ? answer : await platform.content.query(ProductListDocument, askedIn({ filters, page }));
  return {
    filters,
    page,
    pages,
    products: products.items,
    total: products.pageInfo.totalCount,
    counts: countsOf(productFilterCounts),
  };
}

const counted = ({ value, count }: Counted): Counted => ({ value, count });

/** All of them travel in the page: without the names of their types a long list is much shorter. */
const countsOf = ({ types, collections, materials, colors }: ListedFragment['productFilterCounts']): FilterCounts => ({
  types: types.map((type) => ({ ...counted(type), subTypes: type.subTypes.map(counted) })),
  collections: collections.map(counted),
  materials: materials.map(counted),
  colors: colors.map(counted),
});
