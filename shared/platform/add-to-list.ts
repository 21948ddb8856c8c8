import type { Platform } from './platform.ts';

/**
 * Opens the popin in which a product is put on one of the visitor's lists: the choice of a list where somebody is
 * signed in, else the sign-in that leads to it (R129, R258). `productUid` is the product's uid (C27).
 */
export function addToList({ bus, open }: Pick<Platform, 'bus' | 'open'>, productUid: string): void {
  open(bus.current('auth').signedIn ? 'save' : 'sign-in', { productIdToAdd: productUid });
}
