import { SiteError, TooOftenError } from 'shared/errors';
import { ownHeader } from 'shared/gateway-calls';

/** The two ids of an account that the browser may know. */
export interface User {
  userId: string;
  backendUserId: number;
}

/** The gateway's calls; it keeps the token in a cookie that scripts cannot read. All throw SiteError. */
export interface SessionCalls {
  logIn(credentials: { email: string; password: string }): Promise<User>;
  logOut(): Promise<void>;
  /** Renews the session; session-refused means that there is none any more. */
  refresh(): Promise<User>;
}

const headers = { 'content-type': 'application/json', ...ownHeader };
const limitMs = 15_000;

async function ask(method: string, path: string, refusal: number, body?: object): Promise<Response> {
  const signal = AbortSignal.timeout(limitMs);
  const answer = await fetch(path, { method, headers, signal, body: body && JSON.stringify(body) });
  if (answer.status === refusal) throw new SiteError('session-refused');
  if (answer.status === 429) throw new TooOftenError(Number(answer.headers.get('retry-after')) || undefined);
  if (!answer.ok) throw new SiteError('session-failed', `${method} ${path} answered ${answer.status}`);
  return answer;
}

export const sessionCalls: SessionCalls = {
  logIn: async (credentials) => (await ask('POST', '/session', 403, credentials)).json(),
  logOut: async () => void (await ask('DELETE', '/session', 401)),
  refresh: async () => (await ask('POST', '/session/refresh', 401)).json(),
};
