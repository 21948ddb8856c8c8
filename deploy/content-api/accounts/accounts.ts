import type { Background } from '../background.ts';
import type { AccountMails } from '../mail/account-mails.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import type { AccountSource } from '../sources/accounts.ts';
import type { TemporaryPasswordSource } from '../sources/temporary-passwords.ts';
import { createLostPassword, type LostPassword } from './lost-password.ts';
import { createOwnAccount, type OwnAccount } from './own-account.ts';
import { createSignIn, type SignIn } from './sign-in.ts';

/** Everything that visitors do with accounts. */
export type Accounts = SignIn & OwnAccount & LostPassword;

export interface AccountsOptions {
  accounts: AccountSource;
  temporaryPasswords: TemporaryPasswordSource;
  /** Signs the tokens. */
  secret: string;
  limits: RateLimits;
  background: Background;
  mails: AccountMails;
}

/** Accounts over their sources. */
export const createAccounts = (options: AccountsOptions): Accounts => ({
  ...createSignIn(options),
  ...createOwnAccount(options),
  ...createLostPassword(options),
});
