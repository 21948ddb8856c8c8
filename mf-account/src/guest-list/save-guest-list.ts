import { untilAnswered } from 'shared/browser';
import { guestList, removeFromGuestList } from 'shared/guest-list';
import type { Platform } from 'shared/platform';
import type { Wishlist } from '../domain/wishlist.ts';
import { tellOnNextPage } from '../notices/notices.ts';
import { isRefusal } from '../session/session.ts';
import { createList, editList } from '../wishlists/edit-lists.ts';
import { loadLists } from '../wishlists/lists.ts';

type Dependencies = Pick<Platform, 'bus' | 'content'>;

/**
 * Loads the lists of the signed-in visitor, and puts what they saved without an account on the first one, which is made
 * where there is none. The product that the popin asks about stays on the guest list until the visitor answers; so does
 * what cannot be saved now, or does not fit. `GuestListNotice` tells of that, and how many products have left the catalogue. Answers the
 * list that took something. Throws ContentError.
 */
export const saveGuestList = (platform: Dependencies): Promise<Wishlist | undefined> =>
  oneTabAtATime(async () => {
    await loadLists(platform);
    const asked = platform.bus.current('popin').productIdToAdd;
    const uids = guestList().filter((uid) => uid !== asked);
    if (uids.length === 0) return undefined;
    const first =
      platform.bus.current('wishlists').lists[0] ?? (await untilAnswered(() => createList(platform, '', 'guest-list')));
    if (!first) return undefined;
    const { saved, unavailable } = await saveEach(platform, first.id, uids);
    if (unavailable) tellOnNextPage('unavailable-products', String(unavailable));
    if (saved + unavailable < uids.length) tellOnNextPage('list-full', 'yes');
    return saved ? first : undefined;
  });

/** How many products were saved, and how many have left the catalogue, until the list was full. */
async function saveEach(platform: Dependencies, list: string, uids: readonly string[]) {
  const count = { saved: 0, unavailable: 0 };
  for (const product of uids) {
    try {
      await editList(platform, list, { kind: 'add', product });
      count.saved += 1;
    } catch (error) {
      if (isRefusal(error, '413')) return count;
      if (!isRefusal(error, '422')) throw error;
      count.unavailable += 1;
    }
    removeFromGuestList(product);
  }
  return count;
}

let last: Promise<unknown> = Promise.resolve();

/** Holds a lock (Web Locks) across tabs: two tabs that save at once would each make a first list. */
function oneTabAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = last.then(() => (navigator.locks ? navigator.locks.request('guest-list', work) : work()));
  last = done.catch(() => {});
  return done;
}
