import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const textOf = (file: string, key: string): unknown =>
  key
    .split('.')
    .reduce(
      (inner, name) => Reflect.get(Object(inner), name),
      JSON.parse(readFileSync(join(__dirname, '../..', file), 'utf8')),
    );

const words = {
  'shell/src/locales/en.json': {
    // R51
    'notFound.title': 'This page could not be found',
  },
  'mf-account/src/locales/en.json': {
    // R345, R346, R347
    'login.sign-in.errors.403': 'Incorrect e-mail or password',
    'login.sign-in.errors.500': 'An error occurred, please try again',
    'login.sign-up.errors.422': 'This e-mail is already in use',
    'login.sign-up.errors.500': 'An error occurred, please try again',
    'my-account.update-password.errors.422': 'The current password is incorrect',
    'my-account.update-password.errors.500': 'An error occurred, please try again',
    // R348
    'fields.errors.confirm-password': 'The two passwords do not match',
    'fields.errors.same-password': 'The new password is identical to the current password',
    // R349
    'lost-password.error-text': 'An error happened, check your email and resend.',
    'reset-password.error-text': 'An error happened, check your email and resend.',
  },
  // R355
  'mf-contact/src/locales/en.json': {
    'captcha.failed': 'An error happened with captcha, please try again',
    'captcha.expired': 'Captcha expired, please try again',
    'problem.general': 'An error happened, please try again',
  },
  'deploy/content-api/locales/en.json': {
    'done.messageSent': 'Your message has been sent!',
  },
  // R269, R270, C49: French as the specification has it, the others in their own words
  'mf-account/src/locales/fr.json': { 'printable.kind': 'Ma sélection', 'printable.width': 'L {{width}} cm' },
  'mf-account/src/locales/nl.json': { 'printable.kind': 'Mijn selectie', 'printable.width': 'B {{width}} cm' },
};

/** A sentence may go on where that helps, as "your text is kept". */
test.each(Object.entries(words).flatMap(([file, texts]) => Object.entries(texts).map((text) => [file, ...text])))(
  '%s: %s begins with the words of the specification',
  (file, key, begins) => {
    const text = String(textOf(file, key));
    const plain = text.replaceAll('\u00a0', ' ');
    expect(plain.slice(0, begins.length)).toBe(begins);
  },
);
