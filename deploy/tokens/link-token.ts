import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;

/** The token of a link that lets whoever has it read or do one thing: 256 random bits, which cannot be guessed. */
export const newLinkToken = (): string => randomBytes(tokenBytes).toString('base64url');

/** What the database stores of a token. A random one needs no salt: its plain hash cannot be reversed, and an index finds it. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
