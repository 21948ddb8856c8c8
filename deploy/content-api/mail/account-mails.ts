import { href } from 'shared/routes';
import { type Line, type SendLetter, toReader, type Words } from './letter.ts';
import type { Letterhead, Reader } from './letterhead.ts';

/** The mails about an account or an address. */
export function accountMails(sendLetter: SendLetter) {
  const send = (
    to: string,
    reader: Reader,
    write: (words: Words['accountMails'], head: Letterhead) => { subject: string; lines: Line[] },
  ) =>
    sendLetter(to, reader, ({ letter, accountMails: words }, head) => {
      const { subject, lines } = write(words, head);
      return { subject, lines: toReader(letter, head, lines) };
    });
  const confirming = (
    { verify }: Words['accountMails'],
    { site }: Letterhead,
    { language }: Reader,
    proof: string,
  ) => ({
    label: verify.link,
    url: `${site}${href('verify-email', language, { slug: proof })}`,
  });
  return {
    /** With a link to the page where it is used; the link holds the address, and no secret. */
    temporaryPassword: (to: string, reader: Reader, password: string) =>
      send(to, reader, ({ temporaryPassword: words }, { site }) => ({
        subject: words.subject,
        lines: [
          words.sentence,
          { name: words.password, code: password },
          words.life,
          { label: words.link, url: `${site}${href('reset-password', reader.language, {}, { email: to })}` },
          words.notYou,
        ],
      })),
    /** With a link that confirms the address: the `proof` is in it. */
    welcome: (to: string, reader: Reader, proof: string) =>
      send(to, reader, (words, head) => ({
        subject: words.welcome.subject,
        lines: [
          words.welcome.sentence,
          words.verify.sentence,
          confirming(words, head, reader, proof),
          { label: words.welcome.link, url: `${head.site}${href('wishlist', reader.language)}` },
        ],
      })),
    addressToVerify: (to: string, reader: Reader, proof: string) =>
      send(to, reader, (words, head) => ({
        subject: words.verify.subject,
        lines: [words.verify.sentence, confirming(words, head, reader, proof), words.verify.notYou],
      })),
    passwordChanged: (to: string, reader: Reader) =>
      send(to, reader, ({ passwordChanged, notYou }) => ({
        subject: passwordChanged.subject,
        lines: [passwordChanged.sentence, notYou],
      })),
    accountDeleted: (to: string, reader: Reader) =>
      send(to, reader, ({ accountDeleted: { subject, sentence } }) => ({ subject, lines: [sentence] })),
    /** To an address that an account would like to have: the code shows that its owner reads it. */
    newAddress: (to: string, reader: Reader, code: string) =>
      send(to, reader, ({ newAddress: words }) => ({
        subject: words.subject,
        lines: [words.sentence, { name: words.code, code }, words.life, words.notYou],
      })),
    addressChanged: (to: string, reader: Reader, email: string) =>
      send(to, reader, ({ addressChanged, notYou }) => ({
        subject: addressChanged.subject,
        lines: [addressChanged.sentence.replace('{email}', () => email), notYou],
      })),
  };
}
