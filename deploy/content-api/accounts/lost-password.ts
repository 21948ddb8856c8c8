import { createHmac } from 'node:crypto';
import { emailAddressOf } from 'shared/email-address';
import { typedCode } from '../../tokens/address-proof.ts';
import { type Answer, done, failed } from '../texts.ts';
import type { Visitor } from '../visitor.ts';
import { hashPassword, isPassword, newPassword, temporaryPassword } from './passwords.ts';
import type { AccountsOptions } from './sign-in.ts';

interface PasswordReset {
  email: string;
  tempPassword: string;
  password: string;
}

export interface LostPassword {
  /** Answers the same, and as soon, whether or not an account has the address; the mail leaves afterwards. */
  lose(email: string, visitor: Visitor): Promise<Answer>;
  /** A wrong temporary password is an answer with `isError`; the old password holds until one succeeds. */
  reset(reset: PasswordReset, visitor: Visitor): Promise<Answer>;
}

const lifetimeMs = 60 * 60 * 1000;

/**
 * Temporary passwords are good for an hour, and once. A wrong try counts against the address that it came from, and leaves the
 * password valid; however it is typed, one text is one try.
 */
export function createLostPassword(options: AccountsOptions): LostPassword {
  const { accounts, temporaryPasswords, secret, limits, background, mails } = options;
  const digestOf = (code: string): string =>
    createHmac('sha256', secret).update(`temporary password ${code}`).digest('base64url');

  async function send(email: string, visitor: Visitor): Promise<void> {
    const password = temporaryPassword();
    // Hashed before the account is looked up, so that the time taken does not tell whether there is one.
    const passwordHash = await hashPassword(password);
    const account = await accounts.byEmail(email);
    if (!account) return;
    const expiresAt = new Date(Date.now() + lifetimeMs);
    await temporaryPasswords.give(account.id, { passwordHash, digest: digestOf(password), expiresAt });
    background.mail('a temporary password could not be mailed', () =>
      mails.temporaryPassword(email, visitor, password),
    );
  }

  return {
    async lose(text, visitor) {
      const { address, language } = visitor;
      const email = emailAddressOf(text);
      await limits.count('lostPassword', { address, account: email });
      if (!email) return failed('failed', language);
      background.run('a temporary password could not be sent', () => send(email, visitor));
      return done('lost', language);
    },

    async reset({ email: text, tempPassword, password }, visitor) {
      const { address, language } = visitor;
      const email = emailAddressOf(text);
      const code = typedCode(tempPassword);
      const attempt = digestOf(code);
      await limits.count('resetPassword', { address, account: email, attempt });
      if (!email) return failed('failed', language);
      if (!newPassword.safeParse(password).success) return failed('passwordTooShort', language);
      const account = await accounts.byEmail(email);
      const temporary = account && (await temporaryPasswords.of(account.id, new Date()));
      const matches = await isPassword(code, temporary?.passwordHash);
      if (!matches && temporary?.sent.slice(1).includes(attempt)) return failed('temporaryOlder', language);
      // An address without an account gets the same answer: no user enumeration.
      if (!account || !temporary || !matches) return failed('temporaryWrong', language);
      const change = { temporary: temporary.passwordHash, to: await hashPassword(password) };
      const isReset = await accounts.resetPassword(account.id, change);
      if (!isReset) return failed('temporaryWrong', language);
      await limits.succeeded('resetPassword', { address, account: email });
      background.mail('a change of password could not be mailed', () => mails.passwordChanged(account.email, visitor));
      return done('reset', language);
    },
  };
}
