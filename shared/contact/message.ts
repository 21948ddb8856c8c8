import * as z from 'zod/mini';
import { emailPattern, longestEmail } from '../email-address/index.ts';
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
  z.pipe(
    z.pipe(z.string(say('required')), z.transform(oneLine)),
    z.string().check(z.minLength(1, say('required')), z.maxLength(longest, say('too-long'))),
  );
const optionalLine = (longest: number) =>
  z.pipe(
    z.pipe(
      z.nullish(z.string()),
      z.transform((text) => oneLine(text ?? '') || null),
    ),
    z.nullable(z.string().check(z.maxLength(longest, say('too-long')))),
  );

/** How a number begins from abroad: E.164's codes of countries have three digits, but for these with one or two. */
const fromAbroad = /^(?:\+|00)(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** Counted are the digits of the number in its country, without what is written between them. */
const isPhone = (text: string): boolean =>
  /^\d{8,12}$/.test(text.replaceAll(/[\s./()[\]\p{Pd}]/gu, '').replace(fromAbroad, ''));

/** What a visitor writes, by field: the one description for the form and for the server. */
export const messageRules = z.object({
  civility: line(50),
  firstName: line(255),
  lastName: line(255),
  company: optionalLine(255),
  email: z.pipe(
    line(1000),
    z.string().check(z.toLowerCase(), z.maxLength(longestEmail, say('email')), z.regex(emailPattern, say('email'))),
  ),
  phone: line(50).check(z.refine(isPhone, say('phone'))),
  subject: line(255),
  commandNumber: optionalLine(255),
  resellerType: optionalLine(255),
  reseller: optionalLine(1000),
  body: z.pipe(
    z.pipe(z.string(say('required')), z.transform(lines)),
    z.string().check(z.minLength(1, say('required')), z.maxLength(5000, say('too-long'))),
  ),
  /** Whether the sender would like a copy of the message. */
  copy: z.nullish(z.boolean()),
  /** A honeypot, hidden from people: only a program fills it in. */
  homepage: z.nullish(z.string().check(z.maxLength(0, say('not-empty')))),
});

/** What a visitor writes, before it is checked. */
export type MessageInput = z.input<typeof messageRules>;

/** What a visitor writes, trimmed and within the rules. */
export type WrittenMessage = z.output<typeof messageRules>;
export type MessageField = keyof WrittenMessage;

/** What the server gives for a file: its number and a secret. Anyone who has it may send the file or take it away. */
export const fileId = z.string(say('files-unknown')).check(z.regex(/^[\da-f-]{36}\.[\w-]{22}$/, say('files-unknown')));

/** The ids of the files that go with a message, each once. */
export const fileIds = z.pipe(
  z.pipe(
    z.nullish(z.array(fileId, say('files-unknown'))),
    z.transform((ids) => [...new Set(ids ?? [])]),
  ),
  z.array(z.string()).check(z.maxLength(mostFiles, say('files-too-many'))),
);
