import { failure } from '../errors.ts';
import type { UploadSource } from '../sources/uploads.ts';
import { fileIdOf, numberOf } from './file-id.ts';
import { kindOf, nameFor } from './file-kind.ts';
import { cleanName } from './file-name.ts';

export interface StoredUpload {
  /** As `fileIdOf` makes it: anyone who has it may send the file or take it away. */
  id: string;
  name: string;
  type: string;
  bytes: number;
}

/** Files that visitors send ahead of a message. */
export interface Uploads {
  /** Throws the failure 422 for what is no picture or PDF, or has a name of another kind of file. */
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
