import type { Bus } from 'shared/bus';
import type { Platform } from 'shared/platform';
import { type PendingEdit, type Wishlist, withEdits } from '../domain/wishlist.ts';
import { whoAmI } from '../session/who-am-i.ts';
import { type WishlistFragment, WishlistsDocument } from './wishlists.generated.ts';

type Dependencies = Pick<Platform, 'bus' | 'content'>;

/** The lists of one tab: as the server has them, and the edits that are on their way. The bus shows both together. */
export interface Lists {
  saved: readonly Wishlist[];
  pending: readonly PendingEdit[];
  /** Ends when the last edit has been saved or put back: they are sent one after the other. */
  sent: Promise<unknown>;
}

const listsOfTab = new WeakMap<Bus, Lists>();

/** The lists of the tab that a bus belongs to; they are forgotten at sign-out, as the bus forgets them (R276). */
export function listsOf(bus: Bus): Lists {
  const known = listsOfTab.get(bus);
  if (known) return known;
  const lists: Lists = { saved: bus.current('wishlists').lists, pending: [], sent: Promise.resolve() };
  listsOfTab.set(bus, lists);
  const watching = bus.on('account:signed-out').subscribe(() => {
    listsOfTab.delete(bus);
    watching.unsubscribe();
  });
  return lists;
}

/** Changes what the tab knows of its lists, and shows it to every part; nothing where that visitor has signed out. */
export function change(bus: Bus, lists: Lists, to: Partial<Lists>): void {
  if (listsOf(bus) !== lists) return;
  Object.assign(lists, to);
  bus.set('wishlists', { ...bus.current('wishlists'), lists: withEdits(lists.saved, lists.pending) });
}

/** What every answer is made into. */
export const wishlistOf = ({ id, title, revision_id, products }: WishlistFragment): Wishlist => ({
  id,
  title,
  revision: revision_id,
  products: products.map(({ uid }) => uid),
});

/** The visitor's lists, the oldest first; on the server too. Throws ContentError. */
export async function fetchLists(dependencies: Dependencies): Promise<Wishlist[]> {
  const { userId } = await whoAmI(dependencies);
  const { wishlists } = await dependencies.content.query(WishlistsDocument, { userId });
  return wishlists.map(wishlistOf);
}

/** Shows lists that the server has just answered to every part of the tab, by the bus topic `wishlists`. */
export const showLists = (bus: Bus, saved: readonly Wishlist[]): void => change(bus, listsOf(bus), { saved });

/** Fetches the visitor's lists and shows them to every part (R274). Throws ContentError. */
export async function loadLists(dependencies: Dependencies): Promise<void> {
  const lists = listsOf(dependencies.bus);
  const saved = await fetchLists(dependencies);
  change(dependencies.bus, lists, { saved });
}
