import type { Platform } from 'shared/platform';
import { ProductsDocument, type ProductsQueryVariables } from './products.generated.ts';

/** Product cards in the order of the catalogue, and how many there are in all. */
export async function loadProducts(platform: Platform, variables: ProductsQueryVariables) {
  const { products } = await platform.content.query(ProductsDocument, variables);
  return { items: products.items, total: products.pageInfo.totalCount };
}
