import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { signAnonymous, verifyToken } from '../../tokens/tokens.ts';
import { readContent } from '../graphql/ask-content.ts';
import { hostCookie } from '../security/host-cookie.ts';

/** The cookies of a session: the token, which scripts cannot read, and a flag that shows the interface that it exists. */
export const tokenCookie = hostCookie('authToken', { sameSite: 'lax', httpOnly: true });
const flagCookie = 'signedIn';
const flagOptions = { path: '/', sameSite: 'lax' } as const;

const weekSeconds = 7 * 24 * 60 * 60;

/** Starts or renews the session in the browser, for 7 days. */
export function setSession(request: FastifyRequest, reply: FastifyReply, token: string): void {
  tokenCookie.set(reply, token, { maxAge: weekSeconds });
  reply.setCookie(flagCookie, '1', { ...flagOptions, secure: request.protocol === 'https', maxAge: weekSeconds });
}

/** Removes both cookies of the session. */
export function clearSession(reply: FastifyReply): void {
  tokenCookie.clear(reply);
  reply.clearCookie(flagCookie, flagOptions);
}

/** The bearer token that a request's content calls carry. */
export interface Bearer {
  token: string;
  signedIn: boolean;
  /** The id of the session; undefined where nobody is signed in. */
  session?: string;
}

export interface Bearers {
  /**
   * The visitor's own token where its cookie holds one of a session that lasts, otherwise the anonymous service token. That the
   * session lasts may be known from up to ten seconds ago, unless it is `askedAnew`.
   */
  of(request: FastifyRequest, how?: { askedAnew: boolean }): Promise<Bearer>;
  /** The same for calls that are passed on, and forms: whether the session lasts is judged where they are answered. */
  own(request: FastifyRequest): Promise<Bearer>;
  anonymous(): Promise<string>;
}

const reuseMs = 60_000;
/** The monotonic and the wall clock: where the system's time jumps, others may take a cached token for expired. */
const times = (): number[] => [performance.now(), Date.now()];

/**
 * Turns cookies into bearer tokens. They are verified with `secret`; anonymous ones are signed with it, and used for a
 * minute. Whether a session has ended, the content API is asked.
 */
export function createBearers(secret: string, contentApiUrl: string): Bearers {
  const hasEnded = createHasEnded(contentApiUrl);
  let signed: { token: Promise<string>; at: number[] } | undefined;

  function anonymous(): Promise<string> {
    const now = times();
    const isFresh = signed?.at.every((at, clock) => Math.abs((now[clock] ?? 0) - at) < reuseMs);
    if (!signed || !isFresh) signed = { token: signAnonymous(secret), at: now };
    return signed.token;
  }

  const nobody = async (): Promise<Bearer> => ({ token: await anonymous(), signedIn: false });

  async function own(request: FastifyRequest): Promise<Bearer> {
    const token = tokenCookie.of(request);
    const claims = token ? await verifyToken(secret, token) : undefined;
    if (!token || claims?.role !== 'user') return nobody();
    return { token, signedIn: true, session: claims.sid ?? claims.sub };
  }

  return {
    anonymous,
    own,
    async of(request, how) {
      const bearer = await own(request);
      return bearer.signedIn && (await hasEnded(bearer.token, how?.askedAnew)) ? nobody() : bearer;
    },
  };
}

const cachedMs = 10_000;
const mostCached = 10_000;
/** No page waits longer for the answer. */
const answerLimitMs = 1_000;

/**
 * Whether the session of a signed token has ended on the server: by a log-out, a change of password, or its age. The content
 * API is asked once in ten seconds for each token. Where it does not answer, the session is taken to last: the content API
 * refuses the token in every call.
 */
function createHasEnded(contentApiUrl: string): (token: string, askedAnew?: boolean) => Promise<boolean> {
  const cache = new LRUCache<string, boolean>({ max: mostCached, ttl: cachedMs });

  async function ask(token: string): Promise<boolean> {
    const query = '{ accountExport { id } }';
    const { errors } = await readContent(contentApiUrl, { query, token, limitMs: answerLimitMs, reads: true });
    return errors.some(({ code }) => code === '403');
  }

  return async (token, askedAnew = false) => {
    const known = cache.get(token);
    if (known !== undefined && !askedAnew) return known;
    const hasEnded = await ask(token).catch(() => undefined);
    if (hasEnded !== undefined) cache.set(token, hasEnded);
    return hasEnded ?? known ?? false;
  };
}
