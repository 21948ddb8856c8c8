import { untilOnline } from 'shared/browser';
import type { Bus } from 'shared/bus';
import { isUnanswered } from 'shared/errors';
import { guestList, onGuestListChange } from 'shared/guest-list';
import type { Platform } from 'shared/platform';
import { withSaved } from '../domain/wishlist.ts';
import { editList } from './edit-lists.ts';
import { change, listsOf, loadLists, subscribeToOtherTabs } from './lists.ts';
import { hasLeftEdits, takeLeftEdits } from './waiting-edits.ts';

/** Sends what a tab that has ended left waiting; what is refused now is only logged, as its owner may be long gone. */
async function sendLeftEdits(platform: Pick<Platform, 'bus' | 'content'>, userId: string): Promise<void> {
  if (!hasLeftEdits()) return;
  await loadedAtLast(platform);
  const left = await takeLeftEdits(userId);
  const results = await Promise.allSettled(left.map(({ id, edit }) => editList(platform, id, edit)));
  for (const result of results)
    if (result.status === 'rejected') console.info('An edit that had waited was not made', result.reason);
}

/** The lists, however long the line is down. */
async function loadedAtLast(platform: Pick<Platform, 'bus' | 'content'>): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await loadLists(platform);
    } catch (error) {
      if (!isUnanswered(error)) throw error;
      await untilOnline(attempt);
    }
  }
}

/**
 * Keeps the bus topic `wishlists` up to date with changes in other tabs and on other devices: when a tab sends one, and
 * when the tab comes back to the front. Answers how to stop.
 */
export function keepCurrent(platform: Pick<Platform, 'bus' | 'content'>): () => void {
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
    // On a page load the session is known a moment later.
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
