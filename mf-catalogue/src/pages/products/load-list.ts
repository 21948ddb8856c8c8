import type { Platform } from 'shared/platform';
import { pageCount, pageOf } from 'shared/routes';
import { asksForUnknown, filtersOf, productsFilter, uncheckedFilters } from '../../domain/filters/address.ts';
import type { Counted, FilterCounts } from '../../domain/filters/filter-groups.ts';
import {
  boundsOf,
  type FilterOption,
  type FilterOptions,
  type Filters,
  type Sort,
} from '../../domain/filters/filters.ts';
import {
  type ListedFragment,
  type OfferedFragment,
  OverviewDocument,
  ProductListDocument,
  type ProductSort,
} from './overview.generated.ts';

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
const askedIn = ({ filters, page }: ListView) => ({
  filter: productsFilter(filters),
  sort: orders[filters.sort],
  limit: pageSize,
  offset: (page - 1) * pageSize,
});

/** The list of an answer. A page beyond the last, from an old link, shows the last one. */
async function listOf(platform: Platform, { filters, page: asked }: ListView, answer: ListedFragment) {
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

/** The counts are part of the page's state: without `__typename` they are much smaller. */
const countsOf = ({ types, collections, materials, colors }: ListedFragment['productFilterCounts']): FilterCounts => ({
  types: types.map((type) => ({ ...counted(type), subTypes: type.subTypes.map(counted) })),
  collections: collections.map(counted),
  materials: materials.map(counted),
  colors: colors.map(counted),
});

/**
 * What the list can be narrowed by, and the list that an address asks for: in one call, unless the address asks for filters
 * that are not offered. `isMissing` says that it does. `isCorrected` says that the list differs from what the address asks
 * for, so that the address has to be replaced.
 */
export async function loadOverview(platform: Platform, query: Record<string, string>) {
  const page = pageOf(query.page);
  const unchecked = uncheckedFilters(query);
  const answer = await platform.content.query(OverviewDocument, askedIn({ filters: unchecked, page }));
  const options = optionsOf(answer);
  const view = { filters: filtersOf(query, options), page };
  const isAsked = asked(view.filters) === asked(unchecked);
  const list = isAsked ? await listOf(platform, view, answer) : await loadList(platform, view);
  const isMissing = asksForUnknown(query, options);
  return { options, list, isMissing, isCorrected: isMissing || (query.page ?? '1') !== String(list.page) };
}

const asked = (filters: Filters): string => JSON.stringify(productsFilter(filters));

/** What the list can be narrowed by; hidden collections are left out. */
function optionsOf({ productFilters }: OfferedFragment): FilterOptions {
  const { types, collections, dimensions, materials, colors } = productFilters;
  return {
    types: types.map((type) => ({ ...optionOf(type), subTypes: type.subTypes.map(optionOf) })),
    collections: collections
      .filter(({ isHiddenForProducts }) => !isHiddenForProducts)
      .map(({ pictoBlack, pictoWhite, ...collection }) => ({
        ...optionOf(collection),
        pictoBlack: pictoBlack?.url,
        pictoWhite: pictoWhite?.url,
      })),
    materials: materials.map(optionOf),
    colors: colors.map(optionOf),
    bounds: {
      width: boundsOf(dimensions.width),
      depth: boundsOf(dimensions.depth),
      height: boundsOf(dimensions.height),
    },
  };
}

interface Named {
  name: string;
  nameLanguage: string | null;
  value: string;
}

const optionOf = ({ name, nameLanguage, value }: Named): FilterOption => ({
  name,
  ...(nameLanguage && { language: nameLanguage }),
  value,
});
