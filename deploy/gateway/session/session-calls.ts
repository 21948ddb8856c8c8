import { SiteError, TooOftenError } from 'shared/errors';
import { z } from 'zod';
import { verifyToken } from '../../tokens/tokens.ts';
import { askContent } from '../graphql/ask-content.ts';
import type { Bearers } from './bearers.ts';

/** A session that the content API has granted: the token, and the two ids that the browser may know. */
export interface Granted {
  token: string;
  user: { userId: string; backendUserId: number };
}

/**
 * The specification's `login` and `refreshJwtToken`, and the end of a session, for a visitor at a network address. All
 * throw SiteError: session-refused, too-often, or session-failed.
 */
export interface SessionCalls {
  logIn(email: string, password: string, address: string): Promise<Granted>;
  refresh(token: string, address: string): Promise<Granted>;
  /** A token that is worth nothing has no session to end. */
  logOut(token: string, address: string): Promise<void>;
}

const answerLimitMs = 10_000;
const grant = z.object({ token: z.string() }).nullish();
const answerSchema = z.object({
  data: z.object({ login: grant, refreshJwtToken: grant }).nullish(),
  errors: z
    .array(
      z.object({
        extensions: z.object({ code: z.unknown(), retryAfter: z.number().optional() }).optional(),
      }),
    )
    .optional(),
});
type Failure = NonNullable<z.infer<typeof answerSchema>['errors']>[number];

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

/** The calls by which the gateway signs in, refreshes and ends sessions at the content API. */
export function createSessionCalls({ contentApiUrl, serviceSecret, bearers }: SessionSettings): SessionCalls {
  async function ask(call: Call): Promise<z.infer<typeof answerSchema>['data']> {
    const response = await askContent(contentApiUrl, {
      query: call.query,
      variables: call.variables,
      token: call.token ?? (await bearers.anonymous()),
      headers: { 'x-forwarded-for': call.address },
      limitMs: answerLimitMs,
      reads: false,
    });
    const { data, errors = [] } = answerSchema.parse(await response.json());
    if (errors.some(isRefusal)) throw new SiteError('session-refused');
    const limited = errors.find(({ extensions }) => String(extensions?.code) === '429');
    if (limited) throw new TooOftenError(limited.extensions?.retryAfter);
    if (!data) throw new SiteError('session-failed', 'The content API gave no data');
    return data;
  }

  /** What goes wrong on the way is no refusal: the visitor stays signed in, and may try again (C30). */
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
    logIn: (email, password, address) => granted(logIn, { email, password }, address),
    refresh: (token, address) => granted(refresh, { token }, address),
    async logOut(token, address) {
      if (await verifyToken(serviceSecret, token)) await answer({ query: logOut, token, address });
    },
  };
}

const isRefusal = ({ extensions }: Failure): boolean => String(extensions?.code) === '403';
