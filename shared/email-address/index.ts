import { z } from 'zod';

/** The pattern of the specification (R284). It knows no ending longer than four letters, as `.museum`. */
export const seedEmailPattern = /^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,4}$/;

/** The pattern that holds: the same with endings up to the 63 letters that the name system allows (C21). */
export const emailPattern = /^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,63}$/;

/** An e-mail address as it is stored: trimmed and in lower case, which is what the pattern is asked about. */
export const emailAddress = z.string().trim().toLowerCase().max(254).regex(emailPattern);

/** The address as it is stored, or undefined where the text is none. */
export const emailAddressOf = (text: string): string | undefined => emailAddress.safeParse(text).data;
