import type { Country, Language } from 'shared/i18n';
import { href } from 'shared/routes';
import { siteFor } from '../site-address.ts';
import type { BrandSource } from '../sources/menus.ts';
import { texts } from '../texts.ts';
import type { Visitor } from '../visitor.ts';
import { bodiesOf, type Line } from './letter.ts';
import type { Mailer } from './mailer.ts';

/** The page that a mail was asked for on. */
export type Reader = Pick<Visitor, 'language' | 'country'>;

/** The mails about an account or an address, each in the language of the page that it was asked for on. They reject where the mail cannot be sent. */
export interface AccountMails {
  /** With a link to the page where it is used; the link holds the address, and no secret. */
  temporaryPassword(to: string, reader: Reader, password: string): Promise<void>;
  /** With a link that confirms the address: the `proof` is in it. */
  welcome(to: string, reader: Reader, proof: string): Promise<void>;
  addressToVerify(to: string, reader: Reader, proof: string): Promise<void>;
  passwordChanged(to: string, language: Language): Promise<void>;
  accountDeleted(to: string, language: Language): Promise<void>;
  /** To an address that an account would like to have: the code shows that its owner reads it. */
  newAddress(to: string, language: Language, code: string): Promise<void>;
  addressChanged(to: string, language: Language, email: string): Promise<void>;
  /** To whoever is said to have written to the brand, with the link that hands it on. Nothing that was written is in it: the address may be a stranger's. */
  messageToConfirm(to: string, reader: Reader, token: string): Promise<void>;
}

/**
 * `siteUrl` is the address of the site; links lead to the one of the reader's country, as `siteFor` says. Each mail asks
 * `brandOf` whose name and hosts it carries.
 */
export function createAccountMails(mailer: Pick<Mailer, 'send'>, siteUrl: string, brandOf: BrandSource): AccountMails {
  async function send(
    to: string,
    language: Language,
    subject: string,
    linesOn: (siteOf: (country: Country) => string) => Line[],
  ): Promise<void> {
    const { name, hosts } = (await brandOf()) ?? { name: '', hosts: {} };
    const named = (text: string) => text.replaceAll('{brand}', name);
    const lines = linesOn((country) => siteFor(siteUrl, country, hosts));
    const all: Line[] = [texts[language].accountMails.greeting, ...lines, name];
    const shown = all.map((line) => (typeof line === 'string' ? named(line) : line));
    await mailer.send({ to, subject: named(subject), ...bodiesOf(shown, language, name) });
  }
  const confirming = (language: Language, site: string, proof: string) => ({
    label: texts[language].accountMails.verify.link,
    url: `${site}${href('verify-email', language, { slug: proof })}`,
  });
  return {
    temporaryPassword(to, { language, country }, password) {
      const words = texts[language].accountMails.temporaryPassword;
      return send(to, language, words.subject, (siteOf) => [
        words.sentence,
        { name: words.password, value: password },
        words.life,
        { label: words.link, url: `${siteOf(country)}${href('reset-password', language, {}, { email: to })}` },
        words.notYou,
      ]);
    },
    welcome(to, { language, country }, proof) {
      const { welcome: words, verify } = texts[language].accountMails;
      return send(to, language, words.subject, (siteOf) => [
        words.sentence,
        verify.sentence,
        confirming(language, siteOf(country), proof),
        { label: words.link, url: `${siteOf(country)}${href('wishlist', language)}` },
      ]);
    },
    addressToVerify(to, { language, country }, proof) {
      const { verify } = texts[language].accountMails;
      return send(to, language, verify.subject, (siteOf) => [
        verify.sentence,
        confirming(language, siteOf(country), proof),
        verify.notYou,
      ]);
    },
    passwordChanged(to, language) {
      const { passwordChanged, notYou } = texts[language].accountMails;
      return send(to, language, passwordChanged.subject, () => [passwordChanged.sentence, notYou]);
    },
    accountDeleted(to, language) {
      const words = texts[language].accountMails.accountDeleted;
      return send(to, language, words.subject, () => [words.sentence]);
    },
    newAddress(to, language, code) {
      const words = texts[language].accountMails.newAddress;
      const lines = [words.sentence, { name: words.code, value: code }, words.life, words.notYou];
      return send(to, language, words.subject, () => lines);
    },
    addressChanged(to, language, email) {
      const { addressChanged, notYou } = texts[language].accountMails;
      const lines = [addressChanged.sentence.replace('{email}', email), notYou];
      return send(to, language, addressChanged.subject, () => lines);
    },
    messageToConfirm(to, { language, country }, token) {
      const words = texts[language].contactMails.confirming;
      const path = href('confirm-message', language, { slug: token });
      return send(to, language, words.subject, (siteOf) => [
        words.sentence,
        { label: words.link, url: `${siteOf(country)}${path}` },
        words.life,
        words.notYou,
      ]);
    },
  };
}
