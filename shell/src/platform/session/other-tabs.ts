import type { User } from './session-calls.ts';

/** What a tab tells the others of this site about the visitor's session. */
export type SessionNews = { kind: 'signed-in' | 'renewed'; user: User } | { kind: 'signed-out' };

export interface OtherTabs {
  tell(news: SessionNews): void;
  hear(listener: (news: SessionNews) => void): void;
}

/** The other tabs of this site in this browser. */
export function otherTabs(): OtherTabs {
  if (typeof BroadcastChannel === 'undefined') return { tell() {}, hear() {} };
  const channel = new BroadcastChannel('session');
  return {
    tell: (news) => channel.postMessage(news),
    hear: (listener) => channel.addEventListener('message', ({ data }: MessageEvent<SessionNews>) => listener(data)),
  };
}
