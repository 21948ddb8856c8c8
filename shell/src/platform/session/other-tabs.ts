import type { User } from './session-calls.ts';

/** A message between the tabs of this site about the visitor's session. */
export type SessionNews = { kind: 'signed-in' | 'renewed'; user: User } | { kind: 'signed-out' };

export interface OtherTabs {
  publish(news: SessionNews): void;
  subscribe(listener: (news: SessionNews) => void): void;
}

/** The other tabs of this site in this browser. */
export function otherTabs(): OtherTabs {
  if (typeof BroadcastChannel === 'undefined') return { publish() {}, subscribe() {} };
  const channel = new BroadcastChannel('session');
  return {
    publish: (news) => channel.postMessage(news),
    subscribe: (listener) =>
      channel.addEventListener('message', ({ data }: MessageEvent<SessionNews>) => listener(data)),
  };
}
