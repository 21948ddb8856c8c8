import type { Context } from '../context.ts';
import { requirePaging, withPageInfo } from '../paging.ts';
import type { ProductFilter } from '../sources/product-filter.ts';
import type { ProductSort } from '../sources/product-order.ts';

/** More than any page shows; a caller that wants all asks page by page. */
const maximum = 100;

/** More values of one kind than anybody chooses: strangers may send thousands, which the database would look for in every product. */
const mostValues = 500;
const lists = [
  'types',
  'subTypes',
  'collections',
  'materials',
  'colors',
  'uids',
  'exceptUids',
  'exceptCollections',
] as const;

/** The filter with the first values of each of its lists. */
function filterOf({ filter }: Pick<ProductsArguments, 'filter'>): ProductFilter {
  const short = { ...filter };
  for (const name of lists) short[name] = short[name]?.slice(0, mostValues);
  return short;
}

interface ProductsArguments {
  filter?: ProductFilter | null;
  sort?: ProductSort | null;
  limit?: number | null;
  offset?: number | null;
  page?: number | null;
}

const productFilters = (_root: unknown, _args: unknown, { sources }: Context) => sources.productOptions.options();

export const productQueries = {
  products: async (_root: unknown, args: ProductsArguments, { sources, language }: Context) => {
    const limit = args.limit ?? 12;
    const offset = args.page ? (args.page - 1) * limit : (args.offset ?? 0);
    requirePaging({ limit, offset }, maximum);
    const found = await sources.products.list({
      filter: filterOf(args),
      sort: args.sort ?? 'CATALOGUE',
      language,
      limit,
      offset,
    });
    return withPageInfo(found, { limit, offset });
  },

  productFilters,
  productFilterCounts: (_root: unknown, args: Pick<ProductsArguments, 'filter'>, { sources }: Context) =>
    sources.productCounts.counts(filterOf(args)),
  filterProduct: productFilters,

  overlays: (_root: unknown, { extID }: { extID: string }, { products }: Context) => products.load(extID),

  mirrorFinder: (_root: unknown, _args: unknown, { sources }: Context) => sources.menus.mirrorFinder(),
};
