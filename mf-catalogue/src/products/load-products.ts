import type { Platform } from 'shared/platform';
import { ProductsDocument, type ProductsQueryVariables } from './products.generated.ts';

/** Product cards in the order of the catalogue. */
export async function loadProducts(platform: Platform, variables: ProductsQueryVariables) {
  const { products } = await platform.content.query(ProductsDocument, variables);
  return products.items;
}

/** The most products that the content system answers at once. */
const most = 100;

/**
 * The cards of products by their uids, in that order; one that is no longer in the catalogue is left out. With what is
 * printed of them, where that is asked for.
 */
export async function loadProductsNamed(platform: Platform, uids: readonly string[], onPaper = false) {
  const parts = Array.from({ length: Math.ceil(uids.length / most) }, (_, index) =>
    uids.slice(index * most, (index + 1) * most),
  );
  const found = await Promise.all(
    parts.map((part) => loadProducts(platform, { filter: { uids: part }, limit: part.length, offset: 0, onPaper })),
  );
  return found.flat();
}
