import type { ProductCardFragment } from '../product-card/product-card.generated.ts';
import { ProductCard } from '../product-card/product-card.tsx';
import styles from './product-grid.module.css';

interface ProductGridProps {
  products: readonly ProductCardFragment[];
  wishlist?: boolean;
}

/** Product cards in two columns, in three from the medium breakpoint (R134, C47). */
export function ProductGrid({ products, wishlist }: ProductGridProps) {
  return (
    <ul className={styles.grid}>
      {products.map((product) => (
        <li key={product.uid}>
          <ProductCard product={product} wishlist={wishlist} />
        </li>
      ))}
    </ul>
  );
}
