import { emailAddressOf } from 'shared/email-address';
import { addressProof } from '../../tokens/address-proof.ts';
import { type Claims, signUser, verifyToken } from '../../tokens/tokens.ts';
import type { Background } from '../background.ts';
import { failure } from '../errors.ts';
import type { Mails } from '../mail/mails.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import type {
  AccountRecord,
  AccountSource,
  SessionRecord,
  SessionSource,
  TemporaryPasswordSource,
} from '../sources/accounts.ts';
import { type Answer, done } from '../texts.ts';
import type { Visitor } from '../visitor.ts';
import { hashPassword, isPassword, newPassword } from './passwords.ts';

/** What accounts are made of. */
export interface AccountsOptions {
  accounts: AccountSource;
  sessions: SessionSource;
  temporaryPasswords: TemporaryPasswordSource;
  /** Signs the tokens. */
  secret: string;
  limits: RateLimits;
  background: Background;
  mails: Mails;
}

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

export interface Credentials {
  email: string;
  password: string;
}

interface SignedIn {
  token: string;
  account: AccountRecord;
}

/** Sign-up, log-in and fresh tokens. Tries are limited: the failure 429. */
export interface SignIn {
  /** Throws the failure 422 for an address in use, or an address or password that cannot be. */
  create(credentials: Credentials, visitor: Visitor): Promise<AccountRecord>;
  /** Throws the failure 403, the same for an unknown address and a wrong password. */
  login(credentials: Credentials, visitor: Visitor): Promise<SignedIn>;
  /** A fresh token for a valid one, of the same session; throws the failure 403. */
  refresh(token: string): Promise<SignedIn>;
  /** Ends the caller's session and with it every copy of its tokens; or all sessions of the account. */
  endSession(everywhere: boolean, visitor: Visitor): Promise<Answer>;
}

/** Signing in, refreshing and ending sessions, over the accounts and sessions of a database. */
export function createSignIn({ accounts, sessions, secret, limits, background, mails }: AccountsOptions): SignIn {
  const granted = async (account: AccountRecord, session: SessionRecord): Promise<SignedIn> => ({
    token: await signUser(secret, { sub: account.id, uid: account.uid, sid: session.id }, session.endsAt),
    account,
  });

  return {
    async create(credentials, visitor) {
      const { address } = visitor;
      const email = emailAddressOf(credentials.email);
      await limits.count('createAccount', { address, account: email });
      const password = newPassword.safeParse(credentials.password);
      if (!email) throw failure('422', 'this is not an e-mail address');
      if (!password.success) throw failure('422', 'a password needs 8 to 200 characters');
      const created = await accounts.create(email, await hashPassword(password.data));
      if (!created) throw failure('422', 'the e-mail address is in use');
      background.mail('a welcome could not be mailed', () =>
        mails.welcome(email, visitor, addressProof(secret, created)),
      );
      return created;
    },

    async login(credentials, { address }) {
      const email = emailAddressOf(credentials.email);
      await limits.count('login', { address, account: email });
      const found = email ? await accounts.byEmail(email) : undefined;
      const matches = await isPassword(credentials.password, found?.passwordHash);
      const session = found && matches ? await sessions.start(found) : undefined;
      if (!found || !session) throw failure('403', 'the e-mail address or the password is wrong');
      await limits.succeeded('login', { address, account: email });
      return granted(found, session);
    },

    async refresh(token) {
      const { account, session } = await requireSession(sessions, await verifyToken(secret, token));
      return granted(account, session);
    },

    async endSession(everywhere, { caller, language }) {
      const found = await sessionOf(sessions, caller);
      if (found && everywhere) await sessions.endAll(found.account.id);
      else if (found) await sessions.end(found.session.id);
      return done(everywhere ? 'signedOutEverywhere' : 'signedOut', language);
    },
  };
}
