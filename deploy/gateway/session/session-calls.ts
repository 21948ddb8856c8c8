import { SiteError, TooOftenError } from 'shared/errors';
import { z } from 'zod';
import { verifyToken } from '../../tokens/tokens.ts';
import { readContent } from '../graphql/ask-content.ts';
import type { Bearers } from './bearers.ts';

/** A session that the content API has granted: the token, and the two ids that the browser may know. */
interface Granted {
  token: string;
  user: { userId: string; backendUserId: number };
}

const answerLimitMs = 10_000;
const grant = z.object({ token: z.string() }).nullish();
const dataSchema = z.object({ login: grant, refreshJwtToken: grant }).nullish();

const logIn =
  'mutation LogIn($email: String!, $password: String!) { login(email: $email, password: $password) { token } }';
const refresh = 'mutation Refresh($token: String!) { refreshJwtToken(token: $token) { token } }';
const logOut = 'mutation LogOut { endSession { isError } }';

interface Call {
  query: string;
  variables?: Record<string, string>;
  /** The visitor's own; the anonymous service token where there is none. */
  token?: string;
  address: string;
}

interface SessionSettings {
  contentApiUrl: string;
  serviceSecret: string;
  bearers: Pick<Bearers, 'anonymous'>;
}

export type SessionCalls = ReturnType<typeof createSessionCalls>;

/**
 * The calls by which the gateway signs in, refreshes and ends sessions at the content API, for a visitor at a network
 * address. All throw SiteError: session-refused, too-often, or session-failed.
 */
export function createSessionCalls({ contentApiUrl, serviceSecret, bearers }: SessionSettings) {
  async function ask({ query, variables, token, address }: Call): Promise<z.infer<typeof dataSchema>> {
    const { data, errors } = await readContent(contentApiUrl, {
      query,
      variables,
      token: token ?? (await bearers.anonymous()),
      headers: { 'x-forwarded-for': address },
      limitMs: answerLimitMs,
      reads: false,
    });
    if (errors.some(({ code }) => code === '403')) throw new SiteError('session-refused');
    const limited = errors.find(({ code }) => code === '429');
    if (limited) throw new TooOftenError(limited.retryAfter);
    if (!data) throw new SiteError('session-failed', 'The content API gave no data');
    return dataSchema.parse(data);
  }

  /** A failure on the way is not a refusal: the visitor stays signed in, and may try again. */
  const answer = (call: Call) =>
    ask(call).catch((cause) => {
      throw cause instanceof SiteError ? cause : new SiteError('session-failed', undefined, { cause });
    });

  async function granted(query: string, variables: Record<string, string>, address: string): Promise<Granted> {
    const data = await answer({ query, variables, address });
    const token = (data?.login ?? data?.refreshJwtToken)?.token;
    const claims = token ? await verifyToken(serviceSecret, token) : undefined;
    if (!token || claims?.role !== 'user') throw new SiteError('session-failed', 'The content API gave no good token');
    return { token, user: { userId: claims.sub, backendUserId: claims.uid } };
  }

  return {
    logIn: (email: string, password: string, address: string) => granted(logIn, { email, password }, address),
    refresh: (token: string, address: string) => granted(refresh, { token }, address),
    /** A token that is not valid has no session to end. */
    async logOut(token: string, address: string): Promise<void> {
      if (await verifyToken(serviceSecret, token)) await answer({ query: logOut, token, address });
    },
  };
}
