import { type Bus, initialStates } from 'shared/bus';
import type { User } from './session-calls.ts';

/** Publishes whose session it is to every part, with an event where that has changed. */
export function showSignedIn(bus: Bus, user: User): void {
  const before = bus.current('auth');
  if (before.userId === user.userId) return;
  // A page load of somebody who is signed in knows the ids a moment later than the fact.
  const isNews = !before.signedIn || before.userId !== undefined;
  bus.set('auth', { signedIn: true, ...user });
  if (isNews) bus.emit('account:signed-in', { userId: user.userId });
}

/** Forgets whose session it was, and what belonged to it (R276). */
export function showSignedOut(bus: Bus): void {
  if (!bus.current('auth').signedIn) return;
  bus.set('auth', { signedIn: false });
  bus.set('wishlists', initialStates.wishlists);
  bus.emit('account:signed-out', {});
}
