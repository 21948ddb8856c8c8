import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import type { Wishlist } from '../domain/wishlist.ts';
import { detailsOf, loadProducts, type Sheet } from './listed-products.ts';
import { retailerNear } from './retailer.ts';

type Printer = typeof import('./print-list.tsx')['PrintList'];

/**
 * The PDF and the print of a list, on demand: the code for each is a chunk that is loaded then. `place` is a town or postal
 * code that the visitor gave, or empty; `progress` goes from 0 to 1.
 */
export function usePaper(list: Wishlist, { place, ...head }: Pick<Sheet, 'title' | 'link'> & { place: string }) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const [state, set] = useState<'idle' | 'pdf' | 'pdf-failed' | 'print' | 'print-failed'>('idle');
  const [progress, setProgress] = useState(0);
  const [isPlaceUnknown, setPlaceUnknown] = useState(false);
  const [printed, setPrinted] = useState<{ sheet: Sheet; PrintList: Printer }>();

  async function load(): Promise<Sheet> {
    const [products, retailer] = await Promise.all([
      loadProducts(platform, list.products),
      retailerNear(platform, t, place.trim()),
    ]);
    setPlaceUnknown(place.trim() !== '' && !retailer.isNearest);
    return { ...head, products, retailer };
  }

  async function make(what: 'pdf' | 'print', work: () => Promise<void>) {
    set(what);
    try {
      await work();
      set('idle');
    } catch (error) {
      console.error(`The ${what} of a list could not be made`, error);
      set(`${what}-failed`);
    }
  }

  const makePdf = () =>
    make('pdf', async () => {
      setProgress(0);
      const [{ downloadPdf }, { products, ...sheet }] = await Promise.all([import('./download-pdf.ts'), load()]);
      const { brand, language, origin } = platform;
      const document = {
        ...sheet,
        brand,
        language,
        origin,
        kind: t('printable.kind'),
        products: products.map((product) => ({ ...product, details: detailsOf(product, t).map(({ text }) => text) })),
        pageNumber: (page: number, pages: number) => t('printable.page', { page, pages }),
      };
      await downloadPdf(document, (done, all) => setProgress(done / all));
    });

  const print = () =>
    make('print', async () => {
      // React's `lazy` would cache a failure for good; a new `import()` asks the network again.
      const [sheet, { PrintList }] = await Promise.all([load(), import('./print-list.tsx')]);
      setPrinted({ sheet, PrintList });
    });

  return { state, progress, isPlaceUnknown, printed, makePdf, print, endPrint: () => setPrinted(undefined) };
}
