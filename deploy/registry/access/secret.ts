import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const form = /^rvl\.([0-9a-f]{12})\.([\w-]{43})$/;

/** A new access token: its id, which is no secret, and the text that its holder keeps. */
export function newSecret(): { id: string; secret: string } {
  const id = randomBytes(6).toString('hex');
  return { id, secret: `rvl.${id}.${randomBytes(32).toString('base64url')}` };
}

/** The id in an access token; undefined where the text is none. */
export const idIn = (secret: string): string | undefined => form.exec(secret)?.[1];

/**
 * What is kept of a token. A quick hash is enough: slow ones protect passwords, which people choose and others can
 * guess; nobody goes through 2^256 random secrets, however quick the hash.
 */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Whether both texts are the same; the time taken says nothing about them, since hashes have one length. */
export const isSame = (one: string, other: string): boolean => timingSafeEqual(hashOf(one), hashOf(other));
