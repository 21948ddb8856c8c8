import type { Claims } from '../../tokens/tokens.ts';
import { failure } from '../errors.ts';
import type { AccountRecord, AccountSource } from '../sources/accounts.ts';

type Reading = Pick<AccountSource, 'byId'>;

/**
 * The account that a token stands for; undefined where it stands for none, the account is gone, or the password was
 * reset since the token was signed.
 */
export async function accountOf(accounts: Reading, claims: Claims | undefined): Promise<AccountRecord | undefined> {
  if (claims?.role !== 'user') return undefined;
  const found = await accounts.byId(claims.sub);
  return found && !isFromBefore(claims.iat, found.tokensFrom) ? found : undefined;
}

/** As `accountOf`; throws the failure 403 where there is none. */
export async function signedIn(accounts: Reading, claims: Claims | undefined): Promise<AccountRecord> {
  const found = await accountOf(accounts, claims);
  if (!found) throw failure('403', 'this is for somebody who is signed in');
  return found;
}

/** Claims count in seconds, with three digits behind the point. */
const isFromBefore = (issuedSeconds: number, tokensFrom: Date | null): boolean =>
  tokensFrom !== null && Math.round(issuedSeconds * 1000) < tokensFrom.getTime();
