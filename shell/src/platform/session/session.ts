import { type Bus, initialStates } from 'shared/bus';
import { SiteError } from 'shared/errors';
import type { Session } from 'shared/platform';
import { whenIdle } from '../when-idle.ts';
import type { OneAtATime, OtherTabs } from './across-tabs.ts';
import type { SessionCalls, User } from './session-calls.ts';

/** What the visitor's session is made with. */
export interface SessionDependencies {
  bus: Bus;
  calls: SessionCalls;
  tabs: OtherTabs;
  alone: OneAtATime;
}

/** Log-in and log-out; the other tabs of the site follow. */
export function createSession({ bus, calls, tabs, alone }: SessionDependencies): Session {
  tabs.subscribe((news) => {
    if (news.kind === 'signed-out') return showSignedOut(bus);
    const { userId } = news.user;
    const isKnown = bus.current('auth').userId === userId;
    // Whose session has ended signs in again in one tab, and the others need not ask.
    if (isKnown && news.kind === 'signed-in') bus.emit('account:signed-in', { userId });
    else showSignedIn(bus, news.user);
  });
  return {
    async signIn(credentials) {
      const user = await alone.whenFree(() => calls.logIn(credentials));
      tabs.publish({ kind: 'signed-in', user });
      showSignedIn(bus, user);
    },
    async signOut() {
      await alone.whenFree(calls.logOut);
      tabs.publish({ kind: 'signed-out' });
      showSignedOut(bus);
    },
  };
}

/** Publishes whose session it is to every part, with an event where that has changed. */
export function showSignedIn(bus: Bus, user: User): void {
  const before = bus.current('auth');
  if (before.userId === user.userId) return;
  // A page load of somebody who is signed in knows the ids a moment later than the fact.
  const isNews = !before.signedIn || before.userId !== undefined;
  bus.set('auth', { signedIn: true, ...user });
  if (isNews) bus.emit('account:signed-in', { userId: user.userId });
}

/** Forgets whose session it was, and what belonged to it. */
export function showSignedOut(bus: Bus): void {
  if (!bus.current('auth').signedIn) return;
  bus.set('auth', { signedIn: false });
  bus.set('wishlists', initialStates.wishlists);
  bus.emit('account:signed-out', {});
}

/** The specification's time between two refreshes, in ms. */
export const refreshEvery = 180_000;
const firstRetry = 5_000;

/** Exponential backoff after some failures in a row: twice as long each time, up to the usual time. */
export const waitAfter = (failures: number): number =>
  failures === 0 ? refreshEvery : Math.min(firstRetry * 2 ** (failures - 1), refreshEvery);

const hasFlag = () => /(?:^|; )signedIn=1/.test(document.cookie);

/**
 * Renews the session of a visitor who is signed in: soon after a page load, which brings the two ids, and every 180 s; in
 * one tab for all. Only a refusal signs out; whatever else goes wrong is tried again.
 */
export function keepFresh({ bus, calls, tabs, alone }: SessionDependencies): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  function next(wait: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void refresh(), wait);
  }

  function stop() {
    clearTimeout(timer);
    failures = 0;
  }

  async function renew() {
    try {
      const user = await calls.refresh();
      failures = 0;
      tabs.publish({ kind: 'renewed', user });
      showSignedIn(bus, user);
    } catch (error) {
      if (error instanceof SiteError && error.code === 'session-refused') {
        tabs.publish({ kind: 'signed-out' });
        return showSignedOut(bus);
      }
      failures += 1;
    }
    if (bus.current('auth').signedIn) next(waitAfter(failures));
  }

  async function refresh() {
    // Another tab that is refreshing publishes its success; if it fails, this one tries.
    if (!(await alone.ifFree(renew)) && bus.current('auth').signedIn) next(firstRetry);
  }

  /**
   * A tab that is looked at again, or a page that comes back from memory, may have missed a sign-out in another tab, which the
   * flag cookie shows, that somebody else signed in, or that the session was ended from another device.
   */
  function wakeUp() {
    if (document.visibilityState === 'hidden') return;
    const { signedIn } = bus.current('auth');
    if (signedIn && !hasFlag()) showSignedOut(bus);
    else if (hasFlag()) void refresh();
  }

  tabs.subscribe(({ kind }) => {
    if (kind === 'signed-out') return;
    failures = 0;
    next(refreshEvery);
  });
  bus.on('account:signed-in').subscribe(() => next(refreshEvery));
  bus.on('account:signed-out').subscribe(stop);
  document.addEventListener('visibilitychange', wakeUp);
  addEventListener('pageshow', ({ persisted }) => persisted && wakeUp());
  addEventListener('online', () => failures > 0 && void refresh());
  whenIdle(() => {
    const { signedIn, userId } = bus.current('auth');
    // The browser may show a document that it kept from before the sign-in.
    if (signedIn ? userId === undefined : hasFlag()) void refresh();
  });
}
