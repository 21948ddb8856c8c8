import { type FocusEvent, memo, useEffect, useRef } from 'react';
import { CardGrid } from 'shared/ui';
import type { ProductCardFragment } from './product-card.generated.ts';
import { ProductCard } from './product-card.tsx';

interface ProductGridProps {
  products: readonly ProductCardFragment[];
  wishlist?: boolean;
  /** The id of that list. */
  list?: string;
  /** How many cards are above the fold: their pictures are fetched with high priority. */
  first?: number;
}

/** A grid of product cards. Memoised, since the page renders often. */
export const ProductGrid = memo(({ products, wishlist, list, first = 0 }: ProductGridProps) => {
  const grid = useFocusOnNext(wishlist ? products.length : 0);
  return (
    <CardGrid ref={grid.list} onFocus={grid.focused}>
      {products.map((product, index) => (
        <li key={product.uid}>
          <ProductCard product={product} wishlist={wishlist} list={list} priority={index < first} />
        </li>
      ))}
    </CardGrid>
  );
});

/** Where the card that had the focus was taken away, the keyboard goes on at the one in its place, or else at the last. */
function useFocusOnNext(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const place = useRef<number>(undefined);
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (!isFewer || place.current === undefined || document.activeElement !== document.body) return;
    const card = list.current?.children[Math.min(place.current, count - 1)];
    card?.querySelector<HTMLElement>('button')?.focus();
  }, [count]);

  function focused({ target, currentTarget }: FocusEvent<HTMLElement>) {
    place.current = [...currentTarget.children].findIndex((card) => card.contains(target));
  }
  return { list, focused };
}
