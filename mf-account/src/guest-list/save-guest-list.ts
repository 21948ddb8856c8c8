import type { Platform } from 'shared/platform';
import { isRefusal } from '../domain/refusal.ts';
import { adding } from '../domain/wishlist.ts';
import { createList, editList } from '../wishlists/index.ts';
import { guestList, removeFromGuestList } from './guest-list.ts';
import { rememberUnavailable } from './unavailable-products.ts';

/**
 * Puts what was saved before the sign-in on the first list, which is made where there is none. What cannot be saved now
 * stays on the device for the next sign-in; what has left the catalogue is told (`UnavailableProductsNotice`). Throws ContentError.
 */
export async function saveGuestList(platform: Pick<Platform, 'bus' | 'content'>): Promise<void> {
  const saved = guestList();
  if (saved.length === 0) return;
  const first = platform.bus.current('wishlists').lists[0] ?? (await createList(platform, ''));
  if (!first) return;
  let unavailable = 0;
  for (const uid of saved) {
    try {
      await editList(platform, first.id, adding(uid));
    } catch (error) {
      // One that has left the catalogue does not hold up the others.
      if (!isRefusal(error, '422')) throw error;
      unavailable += 1;
    }
    removeFromGuestList(uid);
    if (unavailable) rememberUnavailable(unavailable);
  }
}
