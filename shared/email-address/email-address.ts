import { z } from 'zod';
import { emailPattern, longestEmail } from './patterns.ts';

/** An e-mail address as it is stored: trimmed and in lower case, which is what the pattern is asked about. */
export const emailAddress = z.string().trim().toLowerCase().max(longestEmail).regex(emailPattern);

/** The address as it is stored, or undefined where the text is none. */
export const emailAddressOf = (text: string): string | undefined => emailAddress.safeParse(text).data;
