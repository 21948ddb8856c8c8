import { useSyncExternalStore } from 'react';
import { guestList, onGuestListChange } from 'shared/guest-list';
import { usePlatform } from 'shared/platform';

let snapshot: readonly string[] = [];
const none: readonly string[] = [];

/**
 * The products that the visitor saved without an account; the component follows. The server knows those alone that were
 * saved without scripts.
 */
export function useGuestList(): readonly string[] {
  const { guestProducts = none } = usePlatform();
  return useSyncExternalStore(onGuestListChange, current, () => guestProducts);
}

/** The same array for as long as the list is the same, as React asks for. */
function current(): readonly string[] {
  const now = guestList();
  if (now.length !== snapshot.length || now.some((uid, at) => uid !== snapshot[at])) snapshot = now;
  return snapshot;
}
