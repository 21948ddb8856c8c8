import { useCallback, useSyncExternalStore } from 'react';
import type { States } from '../bus/index.ts';
import { usePlatform } from './use-platform.ts';

type Saved = States['wishlists'];

/** The uids of all products that the visitor has saved: on lists, and before there was an account. */
export const savedProducts = ({ lists, guestProducts = [] }: Saved): ReadonlySet<string> =>
  new Set([...lists.flatMap(({ products }) => products), ...guestProducts]);

/** Whether the visitor has saved a product; the component follows. The server knows nothing of it, nor does the first render. */
export function useIsSaved(uid: string): boolean {
  const { bus } = usePlatform();
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = bus.state('wishlists').subscribe(changed);
      return () => subscription.unsubscribe();
    },
    [bus],
  );
  return useSyncExternalStore(
    subscribe,
    () => savedProducts(bus.current('wishlists')).has(uid),
    () => false,
  );
}
