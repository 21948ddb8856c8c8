import { useSyncExternalStore } from 'react';
import type { States } from '../bus/index.ts';
import type { Platform } from './platform.ts';
import { useChangesOf, usePlatform } from './use-platform.ts';

/** The uids of all products that the visitor has saved: on lists, and before there was an account. */
export const savedProducts = ({ lists, guestProducts = [] }: States['wishlists']): ReadonlySet<string> =>
  new Set([...lists.flatMap(({ products }) => products), ...guestProducts]);

/** Whether the visitor has saved a product; the component follows. The server does not know it, nor does the first render. */
export function useIsSaved(uid: string): boolean {
  const { bus } = usePlatform();
  return useSyncExternalStore(
    useChangesOf('wishlists'),
    () => savedProducts(bus.current('wishlists')).has(uid),
    () => false,
  );
}

/**
 * Opens the popin in which a product is put on one of the visitor's lists: the choice of a list where somebody is
 * signed in, else the sign-in that leads to it. `productUid` is the product's uid.
 */
export function addToList({ bus, open }: Pick<Platform, 'bus' | 'open'>, productUid: string): void {
  open(bus.current('auth').signedIn ? 'save' : 'sign-in', { productIdToAdd: productUid });
}

/** Opens the search over the page, with a text in its field. False where no release has one. */
export function openSearch({ bus, open }: Pick<Platform, 'bus' | 'open'>, text = ''): boolean {
  bus.set('search', { showSearch: true, baseSearch: text });
  return open('search');
}
