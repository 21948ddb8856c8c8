import type { Wishlist } from '../domain/wishlist.ts';

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
