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

/** A lock over all tabs of this browser, so that they work one at a time: otherwise a late refresh could undo a log-out. */
export interface OneAtATime {
  whenFree<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Does nothing, and answers false, while other work is being done here or in another tab. */
  ifFree(work: () => Promise<void>): Promise<boolean>;
}

const name = 'session';

/** Web Locks are there on https and on localhost only; elsewhere each tab has a queue of its own. */
export const oneAtATime = (locks: LockManager | undefined = navigator.locks): OneAtATime =>
  locks ? overAllTabs(locks) : inThisTab();

const overAllTabs = (locks: LockManager): OneAtATime => ({
  whenFree: (work) => locks.request(name, work),
  ifFree: (work) =>
    locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) await work();
      return lock !== null;
    }),
});

function inThisTab(): OneAtATime {
  let last: Promise<unknown> = Promise.resolve();
  let busy = 0;
  function whenFree<Result>(work: () => Promise<Result>): Promise<Result> {
    busy += 1;
    const done = last.then(work).finally(() => {
      busy -= 1;
    });
    last = done.catch(() => {});
    return done;
  }
  return {
    whenFree,
    async ifFree(work) {
      if (busy) return false;
      await whenFree(work);
      return true;
    },
  };
}
