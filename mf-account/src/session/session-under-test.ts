import { type Bus, createBus, type States } from 'shared/bus';
import { SiteError, TooOftenError } from 'shared/errors';
import type { Session } from 'shared/platform';

export const anna = { email: 'anna@example.org', password: 'correct horse' };

/** The session of a tab in which nobody or Anna is signed in, and other states of its bus; it knows her password only. */
export function sessionUnderTest({
  signedIn = false,
  ...states
}: { signedIn?: boolean } & Pick<Partial<States>, 'popin'> = {}) {
  const ids = { userId: 'anna', backendUserId: 42 };
  const bus: Bus = createBus({ ...states, auth: signedIn ? { signedIn, ...ids } : { signedIn } });
  const state = { fails: false, tooOften: false };
  const check = () => {
    if (state.tooOften) throw new TooOftenError(14 * 60);
    if (state.fails) throw new SiteError('session-failed');
  };
  const session: Session = {
    async signIn({ email, password }) {
      check();
      if (email !== anna.email || password !== anna.password) throw new SiteError('session-refused');
      bus.set('auth', { signedIn: true, ...ids });
      bus.emit('account:signed-in', ids);
    },
    async signOut() {
      check();
      bus.set('auth', { signedIn: false });
      bus.set('wishlists', { lists: [] });
      bus.emit('account:signed-out', {});
    },
  };
  return { bus, session, state };
}
