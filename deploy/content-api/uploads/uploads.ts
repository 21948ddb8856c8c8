import { createHmac, timingSafeEqual } from 'node:crypto';
import { failure } from '../errors.ts';
import type { UploadSource } from '../sources/contact-messages.ts';
import { cleanName, kindOf, nameFor } from './files.ts';

interface StoredUpload {
  /** As `fileIdOf` makes it: whoever has it may send or remove the file. */
  id: string;
  name: string;
  type: string;
  bytes: number;
}

/** Files that visitors send ahead of a message. */
export interface Uploads {
  /** Throws the failure 422 where the file, or its name, is not of a picture or PDF. */
  store(name: string, bytes: Buffer): Promise<StoredUpload>;
  /** Throws the failure 404 for a file that is none, or that a message has. */
  remove(id: string): Promise<void>;
  /** Deletes what no message named for a day. */
  removeUnnamed(): Promise<void>;
}

const day = 24 * 60 * 60 * 1000;

/** Uploads over their source; `secret` makes their ids. */
export const createUploads = (source: UploadSource, secret: string): Uploads => ({
  async store(given, bytes) {
    const clean = cleanName(given);
    const type = await kindOf(clean, bytes);
    if (!type) throw failure('422', 'only pictures and PDF files are taken');
    const name = nameFor(clean, type);
    const number = await source.add({ name, type, bytes });
    return { id: fileIdOf(secret, number), name, type, bytes: bytes.length };
  },
  async remove(text) {
    const number = numberOf(secret, text);
    if (!number || !(await source.remove(number))) throw failure('404', 'there is no such file');
  },
  removeUnnamed: () => source.removeUnnamed(new Date(Date.now() - day)),
});

/**
 * The id of a stored file: its number, signed with an HMAC so that it cannot be forged. The number alone, as it is in the
 * database and in mails, opens nothing.
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
