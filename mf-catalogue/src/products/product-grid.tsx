import { memo } from 'react';
import { CardGrid } from 'shared/ui';
import { type ListedProduct, ProductCard } from './product-card.tsx';

interface ProductGridProps {
  products: readonly ListedProduct[];
  wishlist?: boolean;
  /** The id of that list. */
  list?: string;
  /** How many cards are above the fold: their pictures are fetched with high priority. */
  first?: number;
}

/** A grid of product cards. Memoised, since the page renders often. */
export const ProductGrid = memo(({ products, wishlist, list, first = 0 }: ProductGridProps) => {
  return (
    <CardGrid>
      {products.map((product, index) => (
        <li key={product.uid}>
          <ProductCard product={product} wishlist={wishlist} list={list} priority={index < first} />
        </li>
      ))}
    </CardGrid>
  );
});
