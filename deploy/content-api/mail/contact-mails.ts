import { catchAllCountry } from 'shared/i18n';
import { href } from 'shared/routes';
import { languageOf } from '../language.ts';
import type { MessageToSend } from '../sources/contact-messages.ts';
import { type Line, type SendLetter, toReader } from './letter.ts';
import type { Reader } from './letterhead.ts';

/** The number by which a sender and the brand speak of a message, as `R-1A2B3C4D`: the beginning of its id. */
export const referenceOf = (id: string): string => `R-${id.slice(0, 8).toUpperCase()}`;

export interface Receipt {
  email: string;
  subject: string;
  body: string;
  reference: string;
  /** Whether the sender has asked for the message itself. */
  copy: boolean;
}

/** The mails about what visitors write to the brand. */
export const contactMails = (send: SendLetter) => ({
  /** Brings what a visitor wrote to the brand; its labels are in the visitor's language. */
  contactMessage: (to: string, { language, files, ...message }: MessageToSend) =>
    send(to, { language: languageOf(language), country: catchAllCountry }, ({ contactMails: { contact: labels } }) => {
      const fields: [string, string | null][] = [
        [labels.civility, message.civility],
        [labels.firstName, message.firstName],
        [labels.lastName, message.lastName],
        [labels.company, message.company],
        [labels.email, message.email],
        [labels.phone, message.phone],
        [labels.commandNumber, message.commandNumber],
        [labels.resellerType, message.resellerType],
        [labels.reseller, message.reseller],
        [labels.messageSubject, message.subject],
        [labels.body, message.body],
        [labels.files, files.map(({ name }) => name).join(', ')],
      ];
      return {
        subject: `${labels.subject} ${referenceOf(message.id)} – ${message.subject}`,
        lines: fields.flatMap(([name, value]) => (value ? [{ name, value }] : [])),
        replyTo: { name: `${message.firstName} ${message.lastName}`, address: message.email },
        attachments: files.map(({ name, type, bytes }) => ({ filename: name, contentType: type, content: bytes })),
      };
    }),
  /** Tells a sender that the message has come, and by which number to ask about it. */
  receipt: ({ email, subject, body, reference, copy }: Receipt, reader: Reader) =>
    send(email, reader, ({ letter, contactMails: { receipt, contact } }, head) => {
      const message: Line[] = [
        { name: contact.messageSubject, value: subject },
        { name: contact.body, value: body },
      ];
      const lines = [receipt.sentence, { name: receipt.reference, value: reference }, receipt.answer];
      return {
        subject: `${receipt.subject} (${reference})`,
        lines: toReader(letter, head, [...lines, ...(copy ? message : [])]),
      };
    }),
  /** To whoever is said to have written to the brand, with the link that hands it on. Nothing that was written is in it: the address may be a stranger's. */
  messageToConfirm: (to: string, reader: Reader, token: string) =>
    send(to, reader, ({ letter, contactMails: { confirming: words } }, head) => ({
      subject: words.subject,
      lines: toReader(letter, head, [
        words.sentence,
        { label: words.link, url: `${head.site}${href('confirm-message', reader.language, { slug: token })}` },
        words.life,
        words.notYou,
      ]),
    })),
});
