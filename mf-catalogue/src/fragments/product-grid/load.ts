import type { FragmentContext } from 'shared/remote';
import { loadProductsNamed } from '../../products/load-products-named.ts';

export async function load({ platform, props }: FragmentContext<'mf-catalogue/product-grid'>) {
  return { products: await loadProductsNamed(platform, props.products) };
}
