import { useState } from 'react';
import { usePlatform } from 'shared/platform';
import type { Wishlist } from '../domain/wishlist.ts';
import { type ListedProduct, loadProducts } from './listed-products.ts';

type Sheet = typeof import('./print-list.tsx')['PrintList'];

interface Printing {
  state: 'idle' | 'printing' | 'failed';
  /** What is being printed and the sheet that prints it, once they are there. */
  sheet?: { products: readonly ListedProduct[]; PrintList: Sheet };
  start(): Promise<void>;
  end(): void;
}

/** The printing of a list: its products are fetched, then the sheet is shown that prints itself. */
export function usePrinting(list: Wishlist): Printing {
  const platform = usePlatform();
  const [printing, set] = useState<Pick<Printing, 'state' | 'sheet'>>({ state: 'idle' });

  async function start() {
    set({ state: 'printing' });
    try {
      // React's `lazy` would keep a failure for good; asked again, the import asks the network again.
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
