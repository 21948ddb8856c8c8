import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The id that is given for a stored file: its number and a secret that follows from it, which nobody else can make. The
 * number alone, as it is in the database and in mails, opens nothing.
 */
export const fileIdOf = (secret: string, number: string): string => `${number}.${secretOf(secret, number)}`;

/** The number of the file that an id was given for; undefined for any other text. */
export function numberOf(secret: string, id: string): string | undefined {
  const [number = '', given = ''] = id.split('.');
  const [expected, actual] = [secretOf(secret, number), given].map((text) => Buffer.from(text));
  const isOurs = expected && actual && expected.length === actual.length && timingSafeEqual(expected, actual);
  return isOurs ? number : undefined;
}

const secretOf = (secret: string, number: string): string =>
  createHmac('sha256', secret).update(`upload ${number}`).digest('base64url').slice(0, 22);
