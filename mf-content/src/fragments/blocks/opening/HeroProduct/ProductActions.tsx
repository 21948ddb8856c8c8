import { useTranslation } from 'react-i18next';
import { useIsSaved, usePlatform } from 'shared/platform';
import { Button, SaveForm } from 'shared/ui';
import type { HeroProductFragment } from './HeroProduct.generated.ts';
import styles from './HeroProduct.module.css';

type Product = HeroProductFragment['product'];

/** What can be done with a product: put it on a list, and open the overlays for which there is data (R129, R142, R240). */
export function ProductActions({ product }: { product: Product }) {
  const { t } = useTranslation();
  const { bus } = usePlatform();
  const isSaved = useIsSaved(product.uid);
  const show = (content: OverlayContent) =>
    bus.set('overlay', {
      open: true,
      content: 'mf-catalogue/product-overlay',
      props: { product: product.uid, content },
    });
  return (
    <div className={styles.actions}>
      <SaveForm uid={product.uid}>
        <Button type="submit">{t(isSaved ? 'hero-product.saved' : 'hero-product.add')}</Button>
      </SaveForm>
      {overlaysOf(product).map((content) => (
        <Button key={content} look="outlined" aria-haspopup="dialog" onClick={() => show(content)}>
          {t(`hero-product.${content}`)}
        </Button>
      ))}
    </div>
  );
}

type OverlayContent = 'DIMENSION' | 'COLOR' | 'HANDLE' | 'MATERIAL';

/** The overlays that have something to show, by their keys (C37). */
function overlaysOf(product: Product): OverlayContent[] {
  const filled = [
    ['DIMENSION', product.hasOverlayDimensions],
    ['COLOR', product.hasOverlayNuancier],
    ['HANDLE', product.hasOverlayHandles],
    ['MATERIAL', product.hasOverlayVasques],
  ] as const;
  return filled.filter(([, has]) => has).map(([content]) => content);
}
