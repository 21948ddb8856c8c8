import { useEffect, useMemo, useState } from 'react';
import type { FragmentProps } from 'shared/fragments';
import { useBusState } from 'shared/platform';
import type { FragmentContext, Loaded } from 'shared/remote';
import { loadProductsNamed } from '../../products/load-products.ts';
import { ProductGrid } from '../../products/product-grid.tsx';

export async function load({ platform, props }: FragmentContext<'mf-catalogue/product-grid'>) {
  return { products: await loadProductsNamed(platform, props.products, true) };
}

interface ViewProps {
  data: Loaded<typeof load>;
  props: FragmentProps['mf-catalogue/product-grid'];
}

/** Products as a grid of cards; nothing at all where there is no product. */
export function View({ data: { products }, props: { wishlist, list } }: ViewProps) {
  const { lists, guestProducts } = useBusState('wishlists');
  const saved = list ? lists.find(({ id }) => id === list)?.products : guestProducts;
  // Hydrated with what the server drew, though something may be off the list already.
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  // What is taken off a list goes at once, and not when the others have been fetched.
  const shown = useMemo(
    () => (wishlist && saved && isHydrated ? products.filter(({ uid }) => saved.includes(uid)) : products),
    [products, wishlist, saved, isHydrated],
  );
  return shown.length > 0 && <ProductGrid products={shown} wishlist={wishlist} list={list} />;
}
