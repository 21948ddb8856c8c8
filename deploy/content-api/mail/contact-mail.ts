import { referenceOf } from '../contact/reference.ts';
import { languageOf } from '../language.ts';
import type { MessageToSend } from '../sources/contact-messages.ts';
import { mailTexts } from './contact-texts.ts';
import type { Mail } from './mailer.ts';
import { bodiesOf } from './markup.ts';

/** The message that brings what a visitor wrote to the brand; its labels are in the visitor's language. */
export function contactMail(to: string, { language, files, ...message }: MessageToSend): Mail {
  const texts = mailTexts[languageOf(language)].contact;
  const fields: [string, string | null][] = [
    [texts.civility, message.civility],
    [texts.firstName, message.firstName],
    [texts.lastName, message.lastName],
    [texts.company, message.company],
    [texts.email, message.email],
    [texts.phone, message.phone],
    [texts.commandNumber, message.commandNumber],
    [texts.resellerType, message.resellerType],
    [texts.reseller, message.reseller],
    [texts.messageSubject, message.subject],
    [texts.body, message.body],
    [texts.files, files.map(({ name }) => name).join(', ')],
  ];
  const lines = fields.flatMap(([name, value]) => (value ? [{ name, value }] : []));
  return {
    to,
    replyTo: { name: `${message.firstName} ${message.lastName}`, address: message.email },
    subject: `${texts.subject} ${referenceOf(message.id)} – ${message.subject}`,
    ...bodiesOf(lines, languageOf(language)),
    attachments: files.map(({ name, type, bytes }) => ({ filename: name, contentType: type, content: bytes })),
  };
}
