import type { Loaded } from 'shared/remote';
import { ProductCard } from '../../components/product-card/product-card.tsx';
import styles from './fragment.module.css';
import type { load } from './load.ts';

/** One product, as an editor puts it into a text; nothing where it is no longer in the catalogue. */
export function View({ data: { product } }: { data: Loaded<typeof load> }) {
  if (!product) return null;
  return (
    <div className={styles.card}>
      <ProductCard product={product} sizes="slide" />
    </div>
  );
}
