import type { AccountsOptions } from './accounts-options.ts';
import { createLostPassword, type LostPassword } from './lost-password.ts';
import { createOwnAccount, type OwnAccount } from './own-account.ts';
import { createSignIn, type SignIn } from './sign-in.ts';
import { createVerifyAddress, type VerifyAddress } from './verify-address.ts';

/** Everything that visitors do with accounts. */
export type Accounts = SignIn & OwnAccount & LostPassword & VerifyAddress;

/** Accounts over their sources. */
export const createAccounts = (options: AccountsOptions): Accounts => ({
  ...createSignIn(options),
  ...createOwnAccount(options),
  ...createLostPassword(options),
  ...createVerifyAddress(options),
});
