import { z } from 'zod';
import { emailAddress } from '../email-address/index.ts';
import { mostFiles } from './files.ts';

/** Why a field is not accepted. */
export type FieldError = 'required' | 'too-long' | 'email' | 'phone' | 'files-too-many' | 'files-unknown' | 'not-empty';

/** A line break has no place in a line, least of all in one that becomes the head of a mail. */
const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
const lines = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
    .trim();

const say = (error: FieldError): FieldError => error;
const line = (longest: number) =>
  z
    .string(say('required'))
    .transform(oneLine)
    .pipe(z.string().min(1, say('required')).max(longest, say('too-long')));
const optionalLine = (longest: number) =>
  z
    .string()
    .nullish()
    .transform((text) => oneLine(text ?? '') || null)
    .pipe(z.string().max(longest, say('too-long')).nullable());

/** Counted without spaces, dots, dashes and brackets (C23). */
const isPhone = (text: string): boolean => {
  const { length } = text.replaceAll(/[\s.()[\]\p{Pd}]/gu, '');
  return length >= 8 && length <= 12;
};

/** What a visitor writes, by field (R331 to R333): the one description for the form and for the server. */
export const messageRules = z.object({
  civility: line(50),
  firstName: line(255),
  lastName: line(255),
  company: optionalLine(255),
  email: line(1000)
    .pipe(emailAddress.catch(() => ''))
    .refine((email) => email !== '', say('email')),
  phone: line(50).refine(isPhone, say('phone')),
  subject: line(255),
  commandNumber: optionalLine(255),
  resellerType: optionalLine(255),
  reseller: optionalLine(1000),
  body: z
    .string(say('required'))
    .transform(lines)
    .pipe(z.string().min(1, say('required')).max(5000, say('too-long'))),
  /** Whether the sender would like a copy of the message. */
  copy: z.boolean().nullish(),
  /** Hidden from people: what fills it in is a program. */
  homepage: z.string().max(0, say('not-empty')).nullish(),
});

/** What a visitor writes, before it is checked. */
export type MessageInput = z.input<typeof messageRules>;

/** What a visitor writes, trimmed and within the rules. */
export type WrittenMessage = z.output<typeof messageRules>;
export type MessageField = keyof WrittenMessage;

/** What the server gives for a file: its number and a secret. Anyone who has it may send the file or take it away. */
export const fileId = z.string(say('files-unknown')).regex(/^[\da-f-]{36}\.[\w-]{22}$/, say('files-unknown'));

/** The ids of the files that go with a message, each once. */
export const fileIds = z
  .array(fileId, say('files-unknown'))
  .nullish()
  .transform((ids) => [...new Set(ids ?? [])])
  .pipe(z.array(z.string()).max(mostFiles, say('files-too-many')));
