import type { FragmentContext, Loaded } from 'shared/remote';
import { loadProductsNamed } from '../../products/load-products.ts';
import { ProductCard } from '../../products/product-card.tsx';
import styles from './fragment.module.css';

export async function load({ platform, props }: FragmentContext<'mf-catalogue/product-card'>) {
  const [product] = await loadProductsNamed(platform, [props.product]);
  return { product };
}

/** One product, as an editor puts it into a text; nothing where it is no longer in the catalogue. */
export function View({ data: { product } }: { data: Loaded<typeof load> }) {
  if (!product) return null;
  return (
    <div className={styles.card}>
      <ProductCard product={product} sizes="slide" />
    </div>
  );
}
