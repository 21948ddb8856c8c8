import type { Claims } from '../../tokens/tokens.ts';
import { failure } from '../errors.ts';
import type { AccountRecord } from '../sources/accounts.ts';
import type { SessionRecord, SessionSource } from '../sources/sessions.ts';

type Reading = Pick<SessionSource, 'find'>;

/** The session that a token belongs to, and its account; undefined where there is none, or it has ended. */
export async function sessionOf(
  sessions: Reading,
  claims: Claims | undefined,
): Promise<{ session: SessionRecord; account: AccountRecord } | undefined> {
  if (claims?.role !== 'user' || !claims.sid) return undefined;
  return sessions.find({ id: claims.sid, accountId: claims.sub });
}

/** As `sessionOf`; throws the failure 403 where there is none. */
export async function requireSession(sessions: Reading, claims: Claims | undefined) {
  const found = await sessionOf(sessions, claims);
  if (!found) throw failure('403', 'this is for somebody who is signed in');
  return found;
}

/** The account of `requireSession`. */
export const signedIn = async (sessions: Reading, claims: Claims | undefined): Promise<AccountRecord> =>
  (await requireSession(sessions, claims)).account;
