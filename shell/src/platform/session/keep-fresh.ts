import { SiteError } from 'shared/errors';
import { whenIdle } from '../when-idle.ts';
import type { SessionDependencies } from './session.ts';
import { showSignedIn, showSignedOut } from './session-state.ts';

/** The specification's time between two refreshes, in ms (R280). */
export const refreshEvery = 180_000;
const firstRetry = 5_000;

/** How long to wait after some failures in a row: twice as long each time, up to the usual time. */
export const waitAfter = (failures: number): number =>
  failures === 0 ? refreshEvery : Math.min(firstRetry * 2 ** (failures - 1), refreshEvery);

const hasFlag = () => /(?:^|; )signedIn=1/.test(document.cookie);

/**
 * Renews the session of a visitor who is signed in: soon after a page load, which brings the two ids, and every 180 s; in
 * one tab for all. Only a refusal signs out; whatever else goes wrong is tried again (C30, R350).
 */
export function keepFresh({ bus, calls, tabs, alone }: SessionDependencies): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Number.POSITIVE_INFINITY;
  let failures = 0;

  function next(wait: number) {
    clearTimeout(timer);
    due = Date.now() + wait;
    timer = setTimeout(() => void refresh(), wait);
  }

  function stop() {
    clearTimeout(timer);
    due = Number.POSITIVE_INFINITY;
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

  /** A tab that slept has missed its time, and maybe a sign-out in another tab, which the flag cookie shows. */
  function wakeUp() {
    if (document.visibilityState === 'hidden') return;
    const { signedIn } = bus.current('auth');
    if (signedIn && !hasFlag()) showSignedOut(bus);
    else if (signedIn ? Date.now() >= due : hasFlag()) void refresh();
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
    if (signedIn && userId === undefined) void refresh();
  });
}
