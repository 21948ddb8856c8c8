import type { texts } from '../texts.ts';
import type { Letterhead, Reader } from './letterhead.ts';
import type { Mail } from './mailer.ts';

/** A line of a letter: a sentence, a name with what it stands for or with a code to type, or a link. */
export type Line =
  | string
  | { name: string; value: string }
  | { name: string; code: string }
  | { label: string; url: string };

export interface Letter {
  subject: string;
  lines: Line[];
}

/** The texts of mails, as the reader's country writes them. */
export type Words = (typeof texts)['fr'];

/** What is said to a reader, between a greeting and the name of who writes. */
export const toReader = ({ greeting, regards }: Words['letter'], { name }: Letterhead, lines: Line[]): Line[] => [
  greeting,
  ...lines,
  `${regards}\n${name}`,
];

/** Writes a letter in the reader's words and sends it: every mail goes this way. Rejects where it cannot be sent. */
export type SendLetter = (
  to: string,
  reader: Reader,
  write: (words: Words, head: Letterhead) => Letter & Pick<Mail, 'replyTo' | 'attachments'>,
) => Promise<void>;
