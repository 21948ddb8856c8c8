import type { FragmentProps } from 'shared/fragments';
import type { Loaded } from 'shared/remote';
import { ProductGrid } from '../../components/product-grid/product-grid.tsx';
import type { load } from './load.ts';

interface ViewProps {
  data: Loaded<typeof load>;
  props: FragmentProps['mf-catalogue/product-grid'];
}

/** Products as a grid of cards; nothing at all where there is no product. */
export function View({ data: { products }, props: { wishlist, list } }: ViewProps) {
  return products.length > 0 && <ProductGrid products={products} wishlist={wishlist} list={list} />;
}
