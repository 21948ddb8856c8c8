import { failure } from '../errors.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import type { AccountRecord, AccountSource } from '../sources/accounts.ts';
import type { Visitor } from '../visitor.ts';
import { hashPassword, isPassword, newPassword } from './passwords.ts';
import { signedIn } from './signed-in.ts';

export interface PasswordChange {
  uid: number;
  existingPassword: string;
  newPassword: string;
}

/** What visitors do with their own accounts. All throw the failure 403 where nobody is signed in. */
export interface OwnAccount {
  of(visitor: Pick<Visitor, 'caller'>): Promise<AccountRecord>;
  /** Throws the failures 403 for another's uid; 422 for a wrong existing password or a new one that cannot be. */
  changePassword(change: PasswordChange, visitor: Visitor): Promise<AccountRecord>;
  /** Throws the failure 422 for a wrong password. */
  remove(password: string, visitor: Visitor): Promise<void>;
}

/** What visitors do with their own accounts, over the source of accounts. */
export function createOwnAccount(accounts: AccountSource, limits: RateLimits): OwnAccount {
  /** A password asked for again: a stolen token alone must not be enough, nor help to guess it. */
  async function confirm(account: AccountRecord, password: string, { address }: Visitor): Promise<void> {
    const by = { address, account: account.id };
    await limits.count('confirmPassword', by);
    if (!(await isPassword(password, account.passwordHash))) throw wrongPassword();
    await limits.succeeded('confirmPassword', by);
  }

  return {
    of: ({ caller }) => signedIn(accounts, caller),

    async changePassword({ uid, existingPassword, newPassword: wanted }, visitor) {
      const account = await signedIn(accounts, visitor.caller);
      if (account.uid !== uid) throw failure('403', 'this is the account of somebody else');
      if (!newPassword.safeParse(wanted).success) throw failure('422', 'a password needs 8 to 200 characters');
      await confirm(account, existingPassword, visitor);
      if (wanted === existingPassword) throw failure('422', 'the new password is the current one');
      const change = { from: account.passwordHash, to: await hashPassword(wanted) };
      if (!(await accounts.changePassword(account.id, change))) throw wrongPassword();
      return account;
    },

    async remove(password, visitor) {
      const account = await signedIn(accounts, visitor.caller);
      await confirm(account, password, visitor);
      await accounts.remove(account.id);
    },
  };
}

const wrongPassword = () => failure('422', 'the current password is incorrect');
