import { languageIn, spelledTexts } from 'shared/i18n';
import { texts } from '../texts.ts';
import { accountMails } from './account-mails.ts';
import { contactMails } from './contact-mails.ts';
import type { SendLetter, Words } from './letter.ts';
import { htmlOf } from './letter-html.ts';
import { textOf } from './letter-text.ts';
import type { Letterhead, LetterheadSource } from './letterhead.ts';
import type { Mailer } from './mailer.ts';

/** Every mail that the site sends. All reject where the mail cannot be sent. */
export type Mails = ReturnType<typeof createMails>;

/** The mails of a site, each in the language of the page that it was asked for on, under the letterhead of its country's site. */
export function createMails(mailer: Pick<Mailer, 'send'>, letterheadOf: LetterheadSource) {
  const send: SendLetter = async (to, reader, write) => {
    const head = await letterheadOf(reader);
    const words = wordsOf(head);
    const { subject, lines, ...more } = write(words, head);
    const letter = { subject, lines };
    await mailer.send({
      to,
      subject,
      text: textOf(letter, head, words.letter),
      html: htmlOf(letter, head, words.letter),
      ...more,
    });
  };
  return { ...accountMails(send), ...contactMails(send) };
}

/** The texts of mails as the reader's country writes them, with the name of the brand. */
function wordsOf({ locale, name }: Letterhead): Words {
  const written = JSON.stringify(spelledTexts(locale, texts[languageIn(locale)]));
  return JSON.parse(written.replaceAll('{brand}', () => JSON.stringify(name).slice(1, -1)));
}
