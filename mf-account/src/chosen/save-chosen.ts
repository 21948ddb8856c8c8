import type { Platform } from 'shared/platform';
import { isRefusal } from '../domain/refusal.ts';
import { adding } from '../domain/wishlist.ts';
import { createList, editList } from '../wishlists/index.ts';
import { chosenProducts, forgetChosen } from './chosen-products.ts';
import { rememberLeftOut } from './left-out.ts';

/**
 * Puts what was chosen before the sign-in on the first list, which is made where there is none. What cannot be saved now
 * stays on the device for the next sign-in; what has left the catalogue is told (`LeftOutNotice`). Throws ContentError.
 */
export async function saveChosen(platform: Pick<Platform, 'bus' | 'content'>): Promise<void> {
  const chosen = chosenProducts();
  if (chosen.length === 0) return;
  const first = platform.bus.current('wishlists').lists[0] ?? (await createList(platform, ''));
  if (!first) return;
  let leftOut = 0;
  for (const uid of chosen) {
    try {
      await editList(platform, first.id, adding(uid));
    } catch (error) {
      // One that has left the catalogue does not hold up the others.
      if (!isRefusal(error, '422')) throw error;
      leftOut += 1;
    }
    forgetChosen(uid);
    if (leftOut) rememberLeftOut(leftOut);
  }
}
