import { untilAnswered } from 'shared/browser';
import type { Bus } from 'shared/bus';
import { guestList, onGuestListChange } from 'shared/guest-list';
import type { Platform } from 'shared/platform';
import { withSaved } from '../domain/wishlist.ts';
import { editList } from './edit-lists.ts';
import { change, listsOf, loadLists, subscribeToOtherTabs } from './lists.ts';
import { hasLeftEdits, takeLeftEdits } from './waiting-edits.ts';

/**
 * Sends the edits that a closed tab left in the queue. A refusal is only logged: the visitor made the edit long ago.
 */
async function sendLeftEdits(platform: Pick<Platform, 'bus' | 'content'>, userId: string): Promise<void> {
  if (!hasLeftEdits()) return;
  await untilAnswered(() => loadLists(platform));
  const sent: Promise<void>[] = [];
  await takeLeftEdits(userId, (edits) => sent.push(...edits.map(({ id, edit }) => editList(platform, id, edit))));
  const results = await Promise.allSettled(sent);
  for (const result of results)
    if (result.status === 'rejected') console.info('An edit that had waited was not made', result.reason);
}

/**
 * Synchronises the bus topic `wishlists` with other tabs, by their messages, and with other devices, whenever the tab
 * becomes visible. Answers a function that stops it.
 */
export function syncLists(platform: Pick<Platform, 'bus' | 'content'>): () => void {
  const { bus } = platform;
  const reload = () => {
    if (!bus.current('auth').signedIn) return;
    loadLists(platform).catch((cause) => console.info('The wishlists could not be fetched anew', cause));
  };
  const comesBack = () => document.visibilityState === 'visible' && reload();
  const stops = [
    subscribeToOtherTabs((news) => {
      const lists = listsOf(bus);
      if (news === 'lists-changed' || !lists.saved.some(({ id }) => id === news.id)) reload();
      else change(bus, lists, { saved: withSaved(lists.saved, news) });
    }),
    onGuestListChange(() => showGuestList(bus)),
  ];
  const subscriptions = [
    bus.on('account:signed-in').subscribe(reload),
    bus.on('account:signed-out').subscribe(() => showGuestList(bus)),
    // After a page load the user's id is known a moment later.
    bus.state('auth').subscribe(({ userId }) => {
      if (!userId) return;
      sendLeftEdits(platform, userId).catch((cause) => console.info('Edits that had waited could not be sent', cause));
    }),
  ];
  document.addEventListener('visibilitychange', comesBack);
  showGuestList(bus);
  return () => {
    for (const stop of stops) stop();
    for (const subscription of subscriptions) subscription.unsubscribe();
    document.removeEventListener('visibilitychange', comesBack);
  };
}

const showGuestList = (bus: Bus): void =>
  bus.set('wishlists', { ...bus.current('wishlists'), guestProducts: guestList() });
