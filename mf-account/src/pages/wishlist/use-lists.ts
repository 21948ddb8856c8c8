import { useEffect, useState } from 'react';
import { useBusState, usePlatform } from 'shared/platform';
import type { Wishlist } from '../../domain/wishlist.ts';
import { showLists } from '../../wishlists/index.ts';

/** The visitor's lists: those that the page came with, then what every part of the tab makes of them. */
export function useLists(given: readonly Wishlist[]): readonly Wishlist[] {
  const { bus } = usePlatform();
  const { lists } = useBusState('wishlists');
  const [areShown, setShown] = useState(false);
  useEffect(() => {
    showLists(bus, given);
    setShown(true);
  }, [bus, given]);
  return areShown ? lists : given;
}
