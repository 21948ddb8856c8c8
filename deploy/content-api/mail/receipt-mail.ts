import type { Language } from 'shared/i18n';
import { mailTexts } from './contact-texts.ts';
import type { Mail } from './mailer.ts';
import { bodiesOf, type Line } from './markup.ts';

interface Receipt {
  email: string;
  subject: string;
  body: string;
  reference: string;
  language: Language;
  /** Whether the sender has asked for the message itself. */
  copy: boolean;
}

/** The message that tells a sender that theirs has come, and by which number to ask about it. */
export function receiptMail({ email, subject, body, reference, language, copy }: Receipt): Mail {
  const { receipt, contact } = mailTexts[language];
  const message: Line[] = [
    { name: contact.messageSubject, value: subject },
    { name: contact.body, value: body },
  ];
  const lines = [receipt.greeting, receipt.sentence, { name: receipt.reference, value: reference }, receipt.answer];
  return {
    to: email,
    subject: `${receipt.subject} (${reference})`,
    ...bodiesOf([...lines, ...(copy ? message : []), 'Rivelle'], language),
  };
}
