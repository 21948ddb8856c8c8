import { useState } from 'react';
import { usePlatform } from 'shared/platform';
import type { Wishlist } from '../domain/wishlist.ts';
import { type ListedProduct, loadProducts } from './listed-products.ts';

type Sheet = typeof import('./print-list.tsx')['PrintList'];

interface Printing {
  state: 'idle' | 'printing' | 'failed';
  /** The products and the component that prints them, once both are loaded. */
  sheet?: { products: readonly ListedProduct[]; PrintList: Sheet };
}

/** Prints a list: loads its products and the sheet, which prints itself as soon as it is shown. */
export function usePrinting(list: Wishlist) {
  const platform = usePlatform();
  const [printing, set] = useState<Printing>({ state: 'idle' });

  async function start() {
    set({ state: 'printing' });
    try {
      // React's `lazy` would cache a failure for good; a new `import()` asks the network again.
      const [products, { PrintList }] = await Promise.all([
        loadProducts(platform, list.products),
        import('./print-list.tsx'),
      ]);
      set({ state: 'printing', sheet: { products, PrintList } });
    } catch (error) {
      console.error('The list could not be printed', error);
      set({ state: 'failed' });
    }
  }

  return { ...printing, start, end: () => set({ state: 'idle' }) };
}
