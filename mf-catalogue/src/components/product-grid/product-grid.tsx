import type { ProductCardFragment } from '../product-card/product-card.generated.ts';
import { ProductCard } from '../product-card/product-card.tsx';
import styles from './product-grid.module.css';

interface ProductGridProps {
  products: readonly ProductCardFragment[];
  wishlist?: boolean;
  /** How many cards show before anybody scrolls: their pictures are fetched first. */
  first?: number;
}

/** Product cards in two columns, in three from the medium breakpoint (R134, C47). */
export function ProductGrid({ products, wishlist, first = 0 }: ProductGridProps) {
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <li key={product.uid}>
          <ProductCard product={product} wishlist={wishlist} priority={index < first} />
        </li>
      ))}
    </ul>
  );
}
