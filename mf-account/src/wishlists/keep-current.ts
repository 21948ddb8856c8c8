import type { Bus } from 'shared/bus';
import { guestList, onGuestListChange } from 'shared/guest-list';
import type { Platform } from 'shared/platform';
import { withSaved } from '../domain/wishlist.ts';
import { change, listsOf, loadLists } from './lists.ts';
import { subscribeToOtherTabs } from './other-tabs.ts';

/**
 * Keeps the bus topic `wishlists` up to date with what happens in other tabs and on other devices: when one of them tells, and
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
