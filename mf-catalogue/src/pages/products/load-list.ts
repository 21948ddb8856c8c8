import type { Platform } from 'shared/platform';
import { askedProducts } from '../../domain/filters/asked-products.ts';
import type { Filters, Sort } from '../../domain/filters/filters.ts';
import { pageCount, pageSize } from '../../domain/pagination.ts';
import { ProductListDocument, type ProductSort } from './product-list.generated.ts';

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
export async function loadList(platform: Platform, { filters, page: asked }: ListView) {
  const ask = async (page: number) => {
    const variables = { filter: askedProducts(filters), sort: orders[filters.sort] };
    const offset = (page - 1) * pageSize;
    const answer = await platform.content.query(ProductListDocument, { ...variables, limit: pageSize, offset });
    return { page, counts: answer.productFilterCounts, ...answer.products };
  };
  const first = await ask(asked);
  const pages = pageCount(first.pageInfo.totalCount);
  // A page beyond the last, from an old link, shows the last one.
  const { page, counts, items, pageInfo } = asked <= pages ? first : await ask(pages);
  return { filters, page, pages, products: items, total: pageInfo.totalCount, counts };
}
