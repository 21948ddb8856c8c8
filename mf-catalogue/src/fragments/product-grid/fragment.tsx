import type { FragmentProps } from 'shared/fragments';
import type { FragmentContext, Loaded } from 'shared/remote';
import { loadProductsNamed } from '../../products/load-products.ts';
import { ProductGrid } from '../../products/product-grid.tsx';

export async function load({ platform, props }: FragmentContext<'mf-catalogue/product-grid'>) {
  return { products: await loadProductsNamed(platform, props.products) };
}

interface ViewProps {
  data: Loaded<typeof load>;
  props: FragmentProps['mf-catalogue/product-grid'];
}

/** Products as a grid of cards; nothing at all where there is no product. */
export function View({ data: { products }, props: { wishlist, list } }: ViewProps) {
  return products.length > 0 && <ProductGrid products={products} wishlist={wishlist} list={list} />;
}
