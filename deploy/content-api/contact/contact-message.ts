import { z } from 'zod';
import { emailAddress } from '../accounts/email-address.ts';

/**
 * Why a field is not accepted, by the field's name: `required`, `too-long`, `email`, `phone`, `files-too-many` or
 * `files-unknown`.
 */
export type FieldErrors = Record<string, string>;

export interface ContactInput {
  civility?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  company?: string | null;
  email?: string | null;
  phone?: string | null;
  commandNumber?: string | null;
  resellerType?: string | null;
  reseller?: string | null;
  subject?: string | null;
  /** The older name of `subject` (C20). */
  object?: string | null;
  body?: string | null;
  files?: string[] | null;
}

const mostFiles = 4;

/** A line break has no place in a line, least of all in one that becomes the head of a mail. */
const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
const lines = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
    .trim();

const line = (longest: number) =>
  z.string('required').transform(oneLine).pipe(z.string().min(1, 'required').max(longest, 'too-long'));
const optionalLine = (longest: number) =>
  z
    .string()
    .nullish()
    .transform((text) => oneLine(text ?? '') || null)
    .pipe(z.string().max(longest, 'too-long').nullable());

/** Counted without spaces, dots, dashes and brackets (C23). */
const isPhone = (text: string): boolean => {
  const { length } = text.replaceAll(/[\s.()[\]\p{Pd}]/gu, '');
  return length >= 8 && length <= 12;
};

const rules = z.object({
  civility: line(50),
  firstName: line(255),
  lastName: line(255),
  company: optionalLine(255),
  email: line(1000)
    .pipe(emailAddress.catch(() => ''))
    .refine((email) => email !== '', 'email'),
  phone: line(50).refine(isPhone, 'phone'),
  commandNumber: optionalLine(255),
  resellerType: optionalLine(255),
  reseller: optionalLine(1000),
  subject: line(255),
  body: z.string('required').transform(lines).pipe(z.string().min(1, 'required').max(5000, 'too-long')),
  files: z
    .array(z.guid('files-unknown'), 'files-unknown')
    .nullish()
    .transform((ids) => [...new Set(ids ?? [])])
    .pipe(z.array(z.string()).max(mostFiles, 'files-too-many')),
});

/** A message that may be stored. */
export type CheckedMessage = z.infer<typeof rules>;

/** The message, trimmed, or what is wrong with each field that is not accepted. */
export function checked(input: ContactInput): { message: CheckedMessage } | { fields: FieldErrors } {
  const result = rules.safeParse({ ...input, subject: input.subject || input.object });
  if (result.success) return { message: result.data };
  return {
    fields: Object.fromEntries(result.error.issues.map(({ path, message }) => [String(path[0]), message]).reverse()),
  };
}
