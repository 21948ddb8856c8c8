import type { Bus } from 'shared/bus';
import { guestList } from 'shared/guest-list';
import type { Platform } from 'shared/platform';
import { type PendingEdit, type Wishlist, withEdits } from '../domain/wishlist.ts';
import { leaveWaiting, storeWaiting } from './waiting-edits.ts';
import {
  type UpdateWishlistMutationVariables,
  type WishlistFragment,
  WishlistsDocument,
  WishlistsOfCallerDocument,
} from './wishlists.generated.ts';

type Dependencies = Pick<Platform, 'bus' | 'content'>;

/** The lists of one tab: as the server has saved them, and the pending edits. The bus topic has both together. */
export interface Lists {
  saved: readonly Wishlist[];
  /** How often `saved` has changed. */
  changes: number;
  pending: readonly PendingEdit[];
  /** Whether the pending edits wait for the connection. */
  isWaiting: boolean;
  /** The queue: settled when the last edit has been saved or refused; edits are sent one after the other. */
  sent: Promise<unknown>;
}

const listsOfTab = new WeakMap<Bus, Lists>();

/** The lists of the tab that a bus belongs to; they are dropped at the sign-out, as on the bus. */
export function listsOf(bus: Bus): Lists {
  const known = listsOfTab.get(bus);
  if (known) return known;
  const saved = bus.current('wishlists').lists;
  const lists: Lists = { saved, changes: 0, pending: [], isWaiting: false, sent: Promise.resolve() };
  listsOfTab.set(bus, lists);
  const watching = bus.on('account:signed-out').subscribe(() => {
    listsOfTab.delete(bus);
    leaveWaiting();
    watching.unsubscribe();
  });
  return lists;
}

/** Whether the lists are still those of the tab: their owner has not signed out since. */
export const areCurrent = (bus: Bus, lists: Lists): boolean => listsOfTab.get(bus) === lists;

/** Changes the lists of the tab and publishes them on the bus; does nothing where their owner has signed out. */
export function change(bus: Bus, lists: Lists, to: Partial<Omit<Lists, 'changes'>>): void {
  if (!areCurrent(bus, lists)) return;
  if (to.saved) lists.changes += 1;
  Object.assign(lists, to);
  const { saved, pending, isWaiting } = lists;
  storeWaiting(bus.current('auth').userId, pending);
  bus.set('wishlists', {
    ...bus.current('wishlists'),
    lists: withEdits(saved, pending),
    waiting: isWaiting ? pending.length : 0,
    guestProducts: guestList(),
  });
}

/** A list as the domain has it, from an answer of the content system. */
export const wishlistOf = ({ id, title, revision_id, products }: WishlistFragment): Wishlist => ({
  id,
  title,
  revision: revision_id,
  products: products.map(({ uid }) => uid),
});

/** The variables that save a whole list, with the revision that it was made from. */
export const updateOf = ({ id, title, revision, products }: Wishlist): UpdateWishlistMutationVariables => ({
  wishlist: { id, title, revision_id: revision },
  products: products.map((uid) => ({ id: uid })),
});

/** The visitor's lists, the oldest first; on the server too. Throws ContentError. */
export async function fetchLists({ bus, content }: Dependencies): Promise<Wishlist[]> {
  const { userId } = bus.current('auth');
  // A render on the server, and a tab in its first moment, do not know the user's id.
  const { wishlists } =
    userId === undefined
      ? (await content.query(WishlistsOfCallerDocument, {})).accountExport
      : await content.query(WishlistsDocument, { userId });
  return wishlists.map(wishlistOf);
}

/** Publishes lists that the server has just answered on the bus topic `wishlists`. */
export const showLists = (bus: Bus, saved: readonly Wishlist[]): void => change(bus, listsOf(bus), { saved });

/**
 * Fetches the visitor's lists and publishes them on the bus. Where a list was saved meanwhile the answer is stale, and
 * they are fetched again. Throws ContentError.
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

/** A message between tabs (BroadcastChannel): a saved list, or that lists were made or deleted. */
type News = Wishlist | 'lists-changed';

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('wishlists');

export const publishToOtherTabs = (news: News): void => channel?.postMessage(news);

/** Calls `listener` with the messages of other tabs. Answers a function that stops it. */
export function subscribeToOtherTabs(listener: (news: News) => void): () => void {
  const heard = ({ data }: MessageEvent<News>) => listener(data);
  channel?.addEventListener('message', heard);
  return () => channel?.removeEventListener('message', heard);
}
