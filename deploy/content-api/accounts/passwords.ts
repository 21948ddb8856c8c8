import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { z } from 'zod';

const longest = 200;

/** A password that can be set: eight characters at least; the upper bound keeps hashing cheap. */
export const newPassword = z.string().min(8).max(longest);

/** The library's default is argon2id with 19 MiB, as OWASP asks for. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** Verified for unknown accounts, so that a timing attack cannot tell them from known ones (user enumeration). */
const decoy = hash('nobody has this password');

/** Whether a password matches a hash. Without a hash it answers false, after the same time. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await decoy), password.slice(0, longest + 1));
  return matches && passwordHash !== undefined;
}

/** Without the letters and digits that are taken for one another. */
const readable = '23456789abcdefghjkmnpqrstuvwxyz';
const group = (): string => Array.from({ length: 4 }, () => readable[randomInt(readable.length)]).join('');

/** A password that nobody can guess and everybody can type, as `k7mp-x2wd-9hfa`: 59 bits. */
export const temporaryPassword = (): string => [group(), group(), group()].join('-');
