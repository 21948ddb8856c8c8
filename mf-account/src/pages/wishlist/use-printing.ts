import { useState } from 'react';
import { usePlatform } from 'shared/platform';
import type { ListedProduct } from '../../domain/listed-product.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { loadProducts } from '../../printable/load-products.ts';

interface Printing {
  state: 'idle' | 'printing' | 'failed';
  /** What is being printed, once it is there. */
  products?: readonly ListedProduct[];
  start(): Promise<void>;
  end(): void;
}

/** The printing of a list: its products are fetched, then the sheet is shown that prints itself. */
export function usePrinting(list: Wishlist): Printing {
  const platform = usePlatform();
  const [printing, set] = useState<Pick<Printing, 'state' | 'products'>>({ state: 'idle' });

  async function start() {
    set({ state: 'printing' });
    try {
      set({ state: 'printing', products: await loadProducts(platform, list.products) });
    } catch (error) {
      console.error('The list could not be printed', error);
      set({ state: 'failed' });
    }
  }

  return { ...printing, start, end: () => set({ state: 'idle' }) };
}
