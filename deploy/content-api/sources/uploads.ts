import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { upload } from '../tables.ts';

export interface NewUpload {
  name: string;
  type: string;
  bytes: Buffer;
}

export interface UploadSource {
  /** Stores a file and answers its id. */
  add(file: NewUpload): Promise<string>;
  /** Deletes a file that no message names; false where there is none. */
  remove(id: string): Promise<boolean>;
  /** Deletes the files from before `time` that no message names. */
  removeUnnamed(time: Date): Promise<void>;
}

/** The files of the database. */
export const databaseUploads = (db: Database): UploadSource => ({
  async add(file) {
    const [row] = await db.insert(upload).values(file).returning({ id: upload.id });
    if (!row) throw new Error('A file was not stored');
    return row.id;
  },
  remove: async (id) => {
    const unnamed = and(eq(upload.id, id), isNull(upload.messageId));
    return (await db.delete(upload).where(unnamed).returning({ id: upload.id })).length > 0;
  },
  removeUnnamed: async (time) => {
    await db.delete(upload).where(and(isNull(upload.messageId), lt(upload.createdAt, time)));
  },
});
