import type { Bus } from 'shared/bus';
import type { Session } from 'shared/platform';
import type { OneAtATime } from './one-at-a-time.ts';
import type { OtherTabs } from './other-tabs.ts';
import type { SessionCalls } from './session-calls.ts';
import { showSignedIn, showSignedOut } from './session-state.ts';

/** What the visitor's session is kept with. */
export interface SessionDependencies {
  bus: Bus;
  calls: SessionCalls;
  tabs: OtherTabs;
  alone: OneAtATime;
}

/** Log-in and log-out; the other tabs of the site follow. */
export function createSession({ bus, calls, tabs, alone }: SessionDependencies): Session {
  tabs.subscribe((news) => {
    if (news.kind === 'signed-out') showSignedOut(bus);
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
