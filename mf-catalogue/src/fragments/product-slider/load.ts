import type { FragmentContext } from 'shared/remote';
import { loadProducts } from '../../products/load-products.ts';
import { productsQuery } from './products-query.ts';

export async function load({ platform, props }: FragmentContext<'mf-catalogue/product-slider'>) {
  const { items } = await loadProducts(platform, productsQuery(props));
  return { products: items };
}
