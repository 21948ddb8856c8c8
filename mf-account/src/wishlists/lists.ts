import type { Bus } from 'shared/bus';
import { guestList } from 'shared/guest-list';
import type { Platform } from 'shared/platform';
import { type PendingEdit, type Wishlist, withEdits } from '../domain/wishlist.ts';
import { dropWaiting, keepWaiting } from './waiting-edits.ts';
import {
  type UpdateWishlistMutationVariables,
  type WishlistFragment,
  WishlistsDocument,
  WishlistsOfCallerDocument,
} from './wishlists.generated.ts';

type Dependencies = Pick<Platform, 'bus' | 'content'>;

/** The lists of one tab: as the server has them, and the edits that are on their way. The bus shows both together. */
export interface Lists {
  saved: readonly Wishlist[];
  /** How often `saved` has changed. */
  changes: number;
  pending: readonly PendingEdit[];
  /** Whether the pending edits wait for the line to come back. */
  isWaiting: boolean;
  /** Settled when the last edit has been saved or refused: they are sent one after the other. */
  sent: Promise<unknown>;
}

const listsOfTab = new WeakMap<Bus, Lists>();

/** The lists of the tab that a bus belongs to; they are forgotten at sign-out, as the bus forgets them. */
export function listsOf(bus: Bus): Lists {
  const known = listsOfTab.get(bus);
  if (known) return known;
  const saved = bus.current('wishlists').lists;
  const lists: Lists = { saved, changes: 0, pending: [], isWaiting: false, sent: Promise.resolve() };
  listsOfTab.set(bus, lists);
  const watching = bus.on('account:signed-out').subscribe(() => {
    listsOfTab.delete(bus);
    dropWaiting();
    watching.unsubscribe();
  });
  return lists;
}

/** Whether the lists are still those of the tab: its visitor has not signed out since. */
export const areCurrent = (bus: Bus, lists: Lists): boolean => listsOfTab.get(bus) === lists;

/** Changes what the tab knows of its lists, and shows it to every part; nothing where that visitor has signed out. */
export function change(bus: Bus, lists: Lists, to: Partial<Omit<Lists, 'changes'>>): void {
  if (!areCurrent(bus, lists)) return;
  if (to.saved) lists.changes += 1;
  Object.assign(lists, to);
  const { saved, pending, isWaiting } = lists;
  keepWaiting(bus.current('auth').userId, isWaiting ? pending : []);
  bus.set('wishlists', {
    ...bus.current('wishlists'),
    lists: withEdits(saved, pending),
    waiting: isWaiting ? pending.length : 0,
    guestProducts: guestList(),
  });
}

/** What every answer is made into. */
export const wishlistOf = ({ id, title, revision_id, products }: WishlistFragment): Wishlist => ({
  id,
  title,
  revision: revision_id,
  products: products.map(({ uid }) => uid),
});

/** What a change of the whole list sends: what it is now, and the revision that it was made from. */
export const updateOf = ({ id, title, revision, products }: Wishlist): UpdateWishlistMutationVariables => ({
  wishlist: { id, title, revision_id: revision },
  products: products.map((uid) => ({ id: uid })),
});

/** The visitor's lists, the oldest first; on the server too. Throws ContentError. */
export async function fetchLists({ bus, content }: Dependencies): Promise<Wishlist[]> {
  const { userId } = bus.current('auth');
  // The server, and a tab in its first moment, do not know yet who is signed in.
  const { wishlists } =
    userId === undefined
      ? (await content.query(WishlistsOfCallerDocument, {})).accountExport
      : await content.query(WishlistsDocument, { userId });
  return wishlists.map(wishlistOf);
}

/** Shows lists that the server has just answered to every part of the tab, by the bus topic `wishlists`. */
export const showLists = (bus: Bus, saved: readonly Wishlist[]): void => change(bus, listsOf(bus), { saved });

/**
 * Fetches the visitor's lists and shows them to every part; again where they were changed on the way, so that nothing
 * that was just saved leaves the screen. Throws ContentError.
 */
export async function loadLists(dependencies: Dependencies): Promise<void> {
  const lists = listsOf(dependencies.bus);
  let before: number;
  let saved: Wishlist[];
  do {
    before = lists.changes;
    saved = await fetchLists(dependencies);
  } while (lists.changes !== before);
  change(dependencies.bus, lists, { saved });
}

/** A message between tabs: a list as it is saved now, or that there are other lists. */
type News = Wishlist | 'lists-changed';

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('wishlists');

export const publishToOtherTabs = (news: News): void => channel?.postMessage(news);

/** Calls `listener` with what other tabs publish. Answers how to stop. */
export function subscribeToOtherTabs(listener: (news: News) => void): () => void {
  const heard = ({ data }: MessageEvent<News>) => listener(data);
  channel?.addEventListener('message', heard);
  return () => channel?.removeEventListener('message', heard);
}
