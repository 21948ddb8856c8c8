import type { FragmentContext } from 'shared/remote';
import { loadProducts } from '../../products/load-products.ts';
import { productsQuery, sliderSize } from './products-query.ts';

export async function load({ platform, props }: FragmentContext<'mf-catalogue/product-slider'>) {
  const { items } = await loadProducts(platform, productsQuery(props));
  return { products: items.filter(({ uid }) => uid !== props.except).slice(0, sliderSize) };
}
