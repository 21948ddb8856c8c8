import type { Language } from '../../../shared/i18n/index.ts';
import type { Mail } from './mailer.ts';
import { bodiesOf } from './markup.ts';
import { mailTexts } from './texts.ts';

/** The message that brings a temporary password to the owner of an account. */
export function passwordMail(to: string, password: string, language: Language): Mail {
  const texts = mailTexts[language].password;
  const lines = [
    texts.greeting,
    texts.sentence,
    { name: texts.password, value: password },
    texts.life,
    texts.notYou,
    'Rivelle',
  ];
  return { to, subject: texts.subject, ...bodiesOf(lines) };
}
