import type { FragmentContext } from 'shared/remote';
import { loadProductsNamed } from '../../products/load-products-named.ts';

export async function load({ platform, props }: FragmentContext<'mf-catalogue/product-card'>) {
  const [product] = await loadProductsNamed(platform, [props.product]);
  return { product };
}
