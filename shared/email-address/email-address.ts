import * as z from 'zod/mini';
import { emailPattern, longestEmail } from './patterns.ts';

const emailAddress = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(longestEmail), z.regex(emailPattern));

/** The address as it is stored, trimmed and in lower case, which is what the pattern is asked about; undefined where the text is none. */
export const emailAddressOf = (text: string): string | undefined => emailAddress.safeParse(text).data;
