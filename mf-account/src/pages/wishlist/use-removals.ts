import { useEffect } from 'react';
import { useBusState, usePlatform } from 'shared/platform';
import type { Wishlist } from '../../domain/wishlist.ts';
import type { Edits } from './use-edits.ts';

/** Takes the product off the list whose card the visitor chose to delete (R139). */
export function useRemovals(list: Wishlist | undefined, { removeProduct }: Pick<Edits, 'removeProduct'>): void {
  const { bus } = usePlatform();
  const { productIdToDelete: uid } = useBusState('wishlists');
  useEffect(() => {
    if (!uid) return;
    bus.set('wishlists', { ...bus.current('wishlists'), productIdToDelete: undefined });
    if (list?.products.includes(uid)) void removeProduct(list, uid);
  }, [bus, uid, list, removeProduct]);
}
