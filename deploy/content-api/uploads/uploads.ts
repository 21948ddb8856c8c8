import { z } from 'zod';
import { failure } from '../errors.ts';
import type { UploadSource } from '../sources/uploads.ts';
import { kindOf } from './file-kind.ts';
import { cleanName } from './file-name.ts';

export interface StoredUpload {
  id: string;
  name: string;
  type: string;
  bytes: number;
}

/** Files that visitors send ahead of a message. */
export interface Uploads {
  /** Throws the failure 422 for what is no picture or PDF, or has a name that says another kind. */
  store(name: string, bytes: Buffer): Promise<StoredUpload>;
  /** Throws the failure 404 for a file that is none, or that a message has. */
  remove(id: string): Promise<void>;
  /** Deletes what no message named for a day. */
  removeUnnamed(): Promise<void>;
}

const day = 24 * 60 * 60 * 1000;

/** Uploads over their source. */
export const createUploads = (source: UploadSource): Uploads => ({
  async store(given, bytes) {
    const name = cleanName(given);
    const type = await kindOf(name, bytes);
    if (!type) throw failure('422', 'only pictures and PDF files are taken');
    return { id: await source.add({ name, type, bytes }), name, type, bytes: bytes.length };
  },
  async remove(text) {
    const id = z.guid().safeParse(text).data;
    if (!id || !(await source.remove(id))) throw failure('404', 'there is no such file');
  },
  removeUnnamed: () => source.removeUnnamed(new Date(Date.now() - day)),
});
