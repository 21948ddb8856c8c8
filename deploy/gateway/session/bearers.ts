import type { FastifyRequest } from 'fastify';
import { signAnonymous, verifyToken } from '../../tokens/tokens.ts';
import { tokenCookie } from './cookies.ts';
import type { HasEnded } from './ended-sessions.ts';

/** The token that a request's content calls carry. */
export interface Bearer {
  token: string;
  signedIn: boolean;
  /** The id of the session; without it nobody is signed in. */
  session?: string;
}

export interface Bearers {
  /**
   * The visitor's own token where its cookie holds one of a session that lasts, otherwise the anonymous service token
   * (R295).
   */
  of(request: FastifyRequest): Promise<Bearer>;
  /** The same for calls that are passed on: whether the session lasts is judged where they are answered. */
  tokenOf(request: FastifyRequest): Promise<string>;
  anonymous(): Promise<string>;
}

const reuseMs = 60_000;
/** The monotonic and the wall clock: where the system's time jumps, others may take a cached token for expired. */
const times = (): number[] => [performance.now(), Date.now()];

/** Turns cookies into bearer tokens; anonymous ones are signed with `secret` and used for a minute. */
export function createBearers(secret: string, hasEnded: HasEnded): Bearers {
  let signed: { token: Promise<string>; at: number[] } | undefined;

  function anonymous(): Promise<string> {
    const now = times();
    const isFresh = signed?.at.every((at, clock) => Math.abs((now[clock] ?? 0) - at) < reuseMs);
    if (!signed || !isFresh) signed = { token: signAnonymous(secret), at: now };
    return signed.token;
  }

  async function own({ cookies }: FastifyRequest): Promise<(Bearer & { session: string }) | undefined> {
    const token = cookies[tokenCookie];
    const claims = token ? await verifyToken(secret, token) : undefined;
    if (!token || claims?.role !== 'user') return undefined;
    return { token, signedIn: true, session: claims.sid ?? claims.sub };
  }

  return {
    anonymous,
    async of(request) {
      const bearer = await own(request);
      return bearer && !(await hasEnded(bearer.token)) ? bearer : { token: await anonymous(), signedIn: false };
    },
    tokenOf: async (request) => (await own(request))?.token ?? anonymous(),
  };
}
