import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import type { Wishlist } from '../domain/wishlist.ts';
import { detailsOf, loadProducts } from './listed-products.ts';

/** The PDF of a list, made on demand; its code is a chunk that is loaded then. `progress` goes from 0 to 1. */
export function usePdf(list: Wishlist, title: string) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const [{ state, progress }, set] = useState<{ state: 'idle' | 'making' | 'failed'; progress: number }>({
    state: 'idle',
    progress: 0,
  });

  async function make() {
    set({ state: 'making', progress: 0 });
    try {
      const [{ downloadPdf }, products] = await Promise.all([
        import('./download-pdf.ts'),
        loadProducts(platform, list.products),
      ]);
      const document = {
        brand: platform.brand,
        language: platform.language,
        origin: platform.origin,
        title,
        kind: t('printable.kind'),
        products: products.map((product) => ({ ...product, details: detailsOf(product, t).map(({ text }) => text) })),
        pageNumber: (page: number, pages: number) => t('printable.page', { page, pages }),
      };
      await downloadPdf(document, (done, all) => set({ state: 'making', progress: done / all }));
      set({ state: 'idle', progress: 0 });
    } catch (error) {
      console.error('The PDF could not be made', error);
      set({ state: 'failed', progress: 0 });
    }
  }

  return { state, progress, make };
}
