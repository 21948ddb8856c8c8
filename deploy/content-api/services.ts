import type { Database } from '../database/index.ts';
import { verifyCaptchaProof } from '../tokens/captcha-proof.ts';
import { createLostPassword, type LostPassword } from './accounts/lost-password.ts';
import { createOwnAccount, createVerifyAddress, type OwnAccount, type VerifyAddress } from './accounts/own-account.ts';
import { type AccountsOptions, createSignIn, type SignIn, sessionOf } from './accounts/sign-in.ts';
import type { Background } from './background.ts';
import { createContact } from './contact/contact.ts';
import { createOutgoing } from './contact/outgoing.ts';
import { createFirstAnswers } from './idempotency/first-answers.ts';
import { createLetterheads } from './mail/letterhead.ts';
import type { Mailer } from './mail/mailer.ts';
import { createMails } from './mail/mails.ts';
import type { RateLimits } from './rate-limits/rate-limits.ts';
import { databaseAccounts, databaseSessions, databaseTemporaryPasswords } from './sources/accounts.ts';
import { databaseContactMessages, databaseUploads } from './sources/contact-messages.ts';
import { databaseBrand, databaseMenus } from './sources/menus.ts';
import { databasePages } from './sources/pages.ts';
import { databaseWishlistShares, databaseWishlists } from './sources/wishlists.ts';
import { createUploads, numberOf } from './uploads/uploads.ts';
import { createSharing } from './wishlists/sharing.ts';
import { createWishlists } from './wishlists/wishlists.ts';

/** Everything that visitors do with accounts. */
type Accounts = SignIn & OwnAccount & LostPassword & VerifyAddress;

/** What visitors can do, beside reading. */
export type Services = ReturnType<typeof createServices>;

interface ServicesOptions {
  /** Signs the tokens of accounts. */
  serviceSecret: string;
  limits: RateLimits;
  mailer: Mailer;
  /** The address that contact messages go to; the brand's own unless said otherwise. */
  contactTo?: string;
  /** The address of the site that mails lead to. */
  siteUrl: string;
  background: Background;
}

/** Puts the services together over the database. */
export function createServices(db: Database, options: ServicesOptions) {
  const { serviceSecret, limits, mailer, contactTo, siteUrl, background } = options;
  const sessions = databaseSessions(db);
  const messages = databaseContactMessages(db);
  const wishlists = databaseWishlists(db);
  const brandOf = databaseBrand(db);
  const content = { brandOf, menus: databaseMenus(db), pages: databasePages(db) };
  const mails = createMails(mailer, createLetterheads({ ...content, siteUrl, serviceSecret }));
  const outgoing = createOutgoing(messages, mails, { contactTo, brandOf }, background);
  return {
    accounts: createAccounts({
      accounts: databaseAccounts(db),
      sessions,
      temporaryPasswords: databaseTemporaryPasswords(db),
      secret: serviceSecret,
      limits,
      background,
      mails,
    }),
    wishlists: createWishlists(wishlists),
    sharing: createSharing(databaseWishlistShares(db), wishlists, limits),
    contact: createContact({
      messages,
      outgoing,
      limits,
      background,
      mails,
      accountOf: async ({ caller }) => (await sessionOf(sessions, caller))?.account,
      fileNumberOf: (id) => numberOf(serviceSecret, id),
      captchaOf: ({ captchaProof }) => verifyCaptchaProof(serviceSecret, captchaProof),
    }),
    uploads: createUploads(databaseUploads(db), serviceSecret),
    outgoing,
    firstAnswers: createFirstAnswers(db, serviceSecret),
  };
}

/** Accounts over their sources. */
const createAccounts = (options: AccountsOptions): Accounts => ({
  ...createSignIn(options),
  ...createOwnAccount(options),
  ...createLostPassword(options),
  ...createVerifyAddress(options),
});
