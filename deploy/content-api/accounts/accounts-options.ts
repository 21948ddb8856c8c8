import type { Background } from '../background.ts';
import type { AccountMails } from '../mail/account-mails.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import type { AccountSource } from '../sources/accounts.ts';
import type { SessionSource } from '../sources/sessions.ts';
import type { TemporaryPasswordSource } from '../sources/temporary-passwords.ts';

/** What accounts are made of. */
export interface AccountsOptions {
  accounts: AccountSource;
  sessions: SessionSource;
  temporaryPasswords: TemporaryPasswordSource;
  /** Signs the tokens. */
  secret: string;
  limits: RateLimits;
  background: Background;
  mails: AccountMails;
}
