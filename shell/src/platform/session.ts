import type { Bus } from 'shared/bus';
import { SiteError } from 'shared/errors';
import type { Session } from 'shared/platform';

const headers = { 'content-type': 'application/json', 'x-requested-with': 'rivelle' };

/** Log-in and log-out by the gateway, which keeps the token in a cookie that scripts cannot read (C31). */
export function createSession(bus: Bus): Session {
  return {
    async signIn(credentials) {
      const answer = await fetch('/session', { method: 'POST', headers, body: JSON.stringify(credentials) });
      if (answer.status === 403) throw new SiteError('session-refused');
      if (!answer.ok) throw new SiteError('session-failed', `POST /session answered ${answer.status}`);
      const user: { userId: string; backendUserId: number } = await answer.json();
      bus.set('auth', { signedIn: true, ...user });
      bus.emit('account:signed-in', { userId: user.userId });
    },
    async signOut() {
      const answer = await fetch('/session', { method: 'DELETE', headers });
      if (!answer.ok) throw new SiteError('session-failed', `DELETE /session answered ${answer.status}`);
      bus.set('auth', { signedIn: false });
      bus.emit('account:signed-out', {});
    },
  };
}
