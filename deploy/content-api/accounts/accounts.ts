import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { createLostPassword, type LostPassword, type LostPasswordOptions } from './lost-password.ts';
import { createOwnAccount, type OwnAccount } from './own-account.ts';
import { createSignIn, type SignIn } from './sign-in.ts';

/** Everything that visitors do with accounts. */
export type Accounts = SignIn & OwnAccount & LostPassword;

export interface AccountsOptions extends LostPasswordOptions {
  /** Signs the tokens. */
  secret: string;
  limits: RateLimits;
}

/** Accounts over their sources. */
export const createAccounts = (options: AccountsOptions): Accounts => ({
  ...createSignIn(options.accounts, options.secret, options.limits),
  ...createOwnAccount(options.accounts, options.limits),
  ...createLostPassword(options),
});
