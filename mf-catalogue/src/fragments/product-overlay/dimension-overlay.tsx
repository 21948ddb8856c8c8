import { useTranslation } from 'react-i18next';
import { Picture } from 'shared/ui';
import type { OverlayData } from './load.ts';
import styles from './product-overlay.module.css';

interface DimensionOverlayProps {
  products: OverlayData['dimensions'];
  /** The uid of the product whose page this is. */
  shown: string;
}

/** The same piece of furniture in its other sizes (R235). */
export function DimensionOverlay({ products, shown }: DimensionOverlayProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles.products}>
      {products.map(({ uid, url, heading, headingLanguage, size: { width }, cardImage }) => (
        <li key={uid} className={styles.product}>
          <Picture className={styles.portrait} sizes="sample" image={cardImage} />
          <div className={styles.words}>
            <h3 lang={headingLanguage ?? undefined}>{heading}</h3>
            {width && <p className={styles.muted}>{t('product.width', { width })}</p>}
            {uid === shown ? (
              <p className={styles.muted}>{t('overlay.shown')}</p>
            ) : (
              <a href={url} aria-label={t('overlay.see-named', { product: heading })}>
                {t('overlay.see')}
              </a>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
