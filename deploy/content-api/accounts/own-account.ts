import { emailAddressOf } from 'shared/email-address';
import { addressCode, addressProof, isAddressCode, isAddressProof, uidOfProof } from '../../tokens/address-proof.ts';
import { failure } from '../errors.ts';
import type { AccountRecord } from '../sources/accounts.ts';
import { type Answer, done, failed } from '../texts.ts';
import type { Visitor } from '../visitor.ts';
import { hashPassword, isPassword, newPassword } from './passwords.ts';
import { type AccountsOptions, requireSession, signedIn } from './sign-in.ts';

export interface PasswordChange {
  uid: number;
  existingPassword: string;
  newPassword: string;
}

/** What visitors do with their own accounts. All throw the failure 403 where nobody is signed in. */
export interface OwnAccount {
  of(visitor: Pick<Visitor, 'caller'>): Promise<AccountRecord>;
  /** Ends every other session. Throws the failures 403 for another's uid; 422 for a wrong existing password or a new one that cannot be. */
  changePassword(change: PasswordChange, visitor: Visitor): Promise<AccountRecord>;
  /** Mails a code to an address that the account would like to have. Throws the failure 422 for a wrong password. */
  askForAddress(wanted: { email: string; password: string }, visitor: Visitor): Promise<Answer>;
  /** Gives the account that address, and sends a mail to the old one. A wrong code is an answer with `isError`. */
  changeAddress(change: { email: string; code: string }, visitor: Visitor): Promise<Answer>;
  /** Throws the failure 422 for a wrong password. */
  remove(password: string, visitor: Visitor): Promise<void>;
}

/** What visitors do with their own accounts; every change is confirmed by mail. */
export function createOwnAccount({
  accounts,
  sessions,
  limits,
  secret,
  background,
  mails,
}: AccountsOptions): OwnAccount {
  /** Re-authentication: a stolen token alone must not be enough, nor help to guess the password. */
  async function confirm(account: AccountRecord, password: string, { address }: Visitor): Promise<void> {
    const by = { address, account: account.id };
    await limits.count('confirmPassword', by);
    if (!(await isPassword(password, account.passwordHash))) throw wrongPassword();
    await limits.succeeded('confirmPassword', by);
  }

  const tell = (what: string, mail: () => Promise<void>) => background.mail(`${what} could not be mailed`, mail);

  return {
    of: ({ caller }) => signedIn(sessions, caller),

    async changePassword({ uid, existingPassword, newPassword: wanted }, visitor) {
      const { account, session } = await requireSession(sessions, visitor.caller);
      if (account.uid !== uid) throw failure('403', 'this is the account of somebody else');
      if (!newPassword.safeParse(wanted).success) throw failure('422', 'a password needs 8 to 200 characters');
      await confirm(account, existingPassword, visitor);
      if (wanted === existingPassword) throw failure('422', 'the new password is the current one');
      const change = { from: account.passwordHash, to: await hashPassword(wanted), session: session.id };
      if (!(await accounts.changePassword(account.id, change))) throw wrongPassword();
      tell('a change of password', () => mails.passwordChanged(account.email, visitor));
      return account;
    },

    async askForAddress({ email: text, password }, visitor) {
      const account = await signedIn(sessions, visitor.caller);
      const { language } = visitor;
      await confirm(account, password, visitor);
      const email = emailAddressOf(text);
      if (!email) return failed('noAddress', language);
      if (await accounts.byEmail(email)) return failed('addressInUse', language);
      const code = addressCode(secret, { account: account.id, from: account.email, to: email });
      tell('a new address', () => mails.newAddress(email, visitor, code));
      return done('codeSent', language);
    },

    async changeAddress({ email: text, code }, visitor) {
      const account = await signedIn(sessions, visitor.caller);
      const { language } = visitor;
      const by = { address: visitor.address, account: account.id };
      await limits.count('confirmPassword', by);
      const email = emailAddressOf(text);
      const change = { account: account.id, from: account.email, to: email ?? '' };
      if (!email || !isAddressCode(secret, change, code)) return failed('codeWrong', language);
      await limits.succeeded('confirmPassword', by);
      if (!(await accounts.changeEmail(account.id, change))) return failed('addressInUse', language);
      tell('a change of address', () => mails.addressChanged(account.email, visitor, email));
      tell('a change of address', () => mails.addressChanged(email, visitor, email));
      return done('addressChanged', language);
    },

    async remove(password, visitor) {
      const account = await signedIn(sessions, visitor.caller);
      await confirm(account, password, visitor);
      await accounts.remove(account.id);
      tell('a deletion', () => mails.accountDeleted(account.email, visitor));
    },
  };
}

const wrongPassword = () => failure('422', 'the current password is incorrect');

export interface VerifyAddress {
  /** Mails the link that confirms the caller's address. Throws the failure 403 where nobody is signed in. */
  askForVerification(visitor: Visitor): Promise<Answer>;
  /** Anyone who has the link confirms the address, signed in or not. A link that is wrong or expired is an answer with `isError`. */
  verify(proof: string, visitor: Visitor): Promise<Answer>;
}

/** E-mail verification by a link. An account works without it, and says whether it was done. */
export function createVerifyAddress(options: AccountsOptions): VerifyAddress {
  const { accounts, sessions, secret, limits, background, mails } = options;
  return {
    async askForVerification(visitor) {
      const { address, language, caller } = visitor;
      const account = await signedIn(sessions, caller);
      await limits.count('verifyAddress', { address, account: account.id });
      const proof = addressProof(secret, account);
      background.mail('a confirmation could not be mailed', () => mails.addressToVerify(account.email, visitor, proof));
      return done('linkSent', language);
    },

    async verify(proof, { address, language }) {
      await limits.count('confirmAddress', { address });
      const uid = uidOfProof(proof);
      const account = uid === undefined ? undefined : await accounts.byUid(uid);
      if (!account || !isAddressProof(secret, account, proof)) return failed('linkWrong', language);
      await accounts.verifyEmail(account.id, account.email);
      return done('verified', language);
    },
  };
}
