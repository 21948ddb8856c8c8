import type { FragmentContext } from 'shared/remote';
import { loadProducts } from '../../products/load-products.ts';
import { chosen, sliderSize } from './chosen.ts';

export async function load({ platform, props }: FragmentContext<'mf-catalogue/product-slider'>) {
  const { items } = await loadProducts(platform, chosen(props));
  return { products: items.filter(({ uid }) => uid !== props.except).slice(0, sliderSize) };
}
