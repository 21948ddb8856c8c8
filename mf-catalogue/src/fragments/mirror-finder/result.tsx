import { useTranslation } from 'react-i18next';
import type { ProductCardFragment } from '../../components/product-card/product-card.generated.ts';
import { ProductGrid } from '../../components/product-grid/product-grid.tsx';
import styles from './mirror-finder.module.css';

/** The mirrors for the answers, or that there are none (R246, R248). */
export function Result({ products }: { products: readonly ProductCardFragment[] }) {
  const { t } = useTranslation();
  if (products.length === 0)
    return (
      <p className={styles.question} role="status">
        {t('finder.no-match')}
      </p>
    );
  return (
    <div className={styles.result}>
      <h3 className={styles.question}>{t('finder.result', { count: products.length })}</h3>
      <ProductGrid products={products} />
    </div>
  );
}
