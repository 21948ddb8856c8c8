import { emailAddressOf } from '../../../shared/email-address/index.ts';
import type { Background } from '../background.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import type { AccountSource } from '../sources/accounts.ts';
import type { TemporaryPasswordSource } from '../sources/temporary-passwords.ts';
import type { Visitor } from '../visitor.ts';
import { type Answer, done, failed } from './answers.ts';
import { hashPassword, isPassword, newPassword, temporaryPassword } from './passwords.ts';

export interface PasswordReset {
  email: string;
  tempPassword: string;
  password: string;
}

export interface LostPassword {
  /** Answers the same, and as soon, whether or not an account has the address (C50); the mail leaves afterwards. */
  lose(email: string, visitor: Visitor): Promise<Answer>;
  /** A wrong temporary password is an answer with `isError`; the old password holds until one succeeds. */
  reset(reset: PasswordReset, visitor: Visitor): Promise<Answer>;
}

export interface LostPasswordOptions {
  accounts: AccountSource;
  temporaryPasswords: TemporaryPasswordSource;
  limits: RateLimits;
  background: Background;
  /** Mails a temporary password to its owner. */
  mailPassword(to: string, password: string, language: Visitor['language']): Promise<void>;
}

const lifetimeMs = 60 * 60 * 1000;
const mostTries = 5;

/** Temporary passwords are good for an hour, once, and for five tries. */
export function createLostPassword(options: LostPasswordOptions): LostPassword {
  const { accounts, temporaryPasswords, limits, background, mailPassword } = options;

  async function send(email: string, language: Visitor['language']): Promise<void> {
    const password = temporaryPassword();
    // Hashed before anybody knows whether it is needed: what follows starts after the answer has left.
    const passwordHash = await hashPassword(password);
    const account = await accounts.byEmail(email);
    if (!account) return;
    await temporaryPasswords.give(account.id, { passwordHash, expiresAt: new Date(Date.now() + lifetimeMs) });
    await mailPassword(email, password, language);
  }

  return {
    async lose(text, { address, language }) {
      const email = emailAddressOf(text);
      await limits.count('lostPassword', { address, account: email });
      if (!email) return failed('failed', language);
      background.run('a temporary password could not be sent', () => send(email, language));
      return done('lost', language);
    },

    async reset({ email: text, tempPassword, password }, { address, language }) {
      const email = emailAddressOf(text);
      await limits.count('resetPassword', { address, account: email });
      if (!newPassword.safeParse(password).success) return failed('passwordTooShort', language);
      const account = email ? await accounts.byEmail(email) : undefined;
      const temporary = account && (await temporaryPasswords.try(account.id, new Date(), mostTries));
      const matches = await isPassword(tempPassword.trim(), temporary);
      if (!account || !temporary || !matches) return failed('failed', language);
      const change = { temporary, to: await hashPassword(password), now: new Date() };
      const isReset = await accounts.resetPassword(account.id, change);
      return isReset ? done('reset', language) : failed('failed', language);
    },
  };
}
