import type { Language } from 'shared/i18n';
import { languageOf } from '../language.ts';
import type { MessageToSend } from '../sources/contact-messages.ts';
import { texts } from '../texts.ts';
import { bodiesOf, type Line } from './letter.ts';
import type { Mail } from './mailer.ts';

/** The number by which a sender and the brand speak of a message, as `R-1A2B3C4D`: the beginning of its id. */
export const referenceOf = (id: string): string => `R-${id.slice(0, 8).toUpperCase()}`;

/** The message that brings what a visitor wrote to the brand; its labels are in the visitor's language. */
export function contactMail(to: string, { language, files, ...message }: MessageToSend, brand: string): Mail {
  const labels = texts[languageOf(language)].contactMails.contact;
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
  const lines = fields.flatMap(([name, value]) => (value ? [{ name, value }] : []));
  return {
    to,
    replyTo: { name: `${message.firstName} ${message.lastName}`, address: message.email },
    subject: `${labels.subject} ${referenceOf(message.id)} – ${message.subject}`,
    ...bodiesOf(lines, languageOf(language), brand),
    attachments: files.map(({ name, type, bytes }) => ({ filename: name, contentType: type, content: bytes })),
  };
}

export interface Receipt {
  email: string;
  subject: string;
  body: string;
  reference: string;
  language: Language;
  /** Whether the sender has asked for the message itself. */
  copy: boolean;
}

/** The message that tells a sender that theirs has come, and by which number to ask about it. */
export function receiptMail({ email, subject, body, reference, language, copy }: Receipt, brand: string): Mail {
  const { receipt, contact } = texts[language].contactMails;
  const message: Line[] = [
    { name: contact.messageSubject, value: subject },
    { name: contact.body, value: body },
  ];
  const lines = [receipt.greeting, receipt.sentence, { name: receipt.reference, value: reference }, receipt.answer];
  return {
    to: email,
    subject: `${receipt.subject} (${reference})`,
    ...bodiesOf([...lines, ...(copy ? message : []), brand], language, brand),
  };
}
