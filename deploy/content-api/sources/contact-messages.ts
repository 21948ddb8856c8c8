import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { contactMessage, upload } from '../tables.ts';

type ContactMessageRecord = typeof contactMessage.$inferSelect;
type NewContactMessage = typeof contactMessage.$inferInsert;

/** A message with the names of its files. */
export type NamedMessage = ContactMessageRecord & { files: string[] };

/** A message with its files, for a mail. */
export type MessageToSend = ContactMessageRecord & {
  files: { name: string; type: string; bytes: Buffer }[];
};

export interface ContactMessageSource {
  /**
   * Stores a message with files that no other message has, and answers its id. Nothing is stored where a file is not to
   * be had, or where another message has the same captcha. One that is held is stored once more under its latest `heldBy`.
   */
  add(message: NewContactMessage, uploads: string[]): Promise<{ id: string } | 'files-unknown' | 'captcha-used'>;
  /** Releases a message that is held since `since`, and answers it; undefined where none is, or another was quicker. */
  release(heldBy: string, since: Date): Promise<ContactMessageRecord | undefined>;
  /** The oldest first. */
  ofAccount(accountId: string): Promise<NamedMessage[]>;
  /** Messages since `since` whose mail was not sent and that no process took since `untriedSince`, the oldest first. */
  unsent(since: Date, untriedSince: Date): Promise<string[]>;
  /** Takes a lease on a message for sending, unless another process took it since `untriedSince` or it has been sent. */
  take(id: string, now: Date, untriedSince: Date): Promise<MessageToSend | undefined>;
  sent(id: string, now: Date): Promise<void>;
  /** Gives a taken message back: it could not be sent. */
  giveBack(id: string): Promise<void>;
  /** Deletes the messages from before a time, and their files; those that are held from before `heldSince`. */
  removeBefore(time: Date, heldSince: Date): Promise<void>;
}

/** The messages of the database. */
export const databaseContactMessages = (db: Database): ContactMessageSource => ({
  add: (message, uploads) =>
    db.transaction(async (tx) => {
      const free = and(inArray(upload.id, uploads), isNull(upload.messageId));
      const files = uploads.length ? await tx.select({ id: upload.id }).from(upload).where(free).for('update') : [];
      if (files.length < uploads.length) return 'files-unknown';
      const [stored] = await tx
        .insert(contactMessage)
        .values(message)
        .onConflictDoUpdate({
          target: contactMessage.captcha,
          set: { heldBy: message.heldBy, createdAt: sql`now()` },
          setWhere: isNotNull(contactMessage.heldBy),
        })
        .returning({ id: contactMessage.id });
      if (!stored) return 'captcha-used';
      if (uploads.length) await tx.update(upload).set({ messageId: stored.id }).where(inArray(upload.id, uploads));
      return stored;
    }),

  async release(heldBy, since) {
    const [message] = await db
      .update(contactMessage)
      .set({ heldBy: null, captcha: null })
      .where(and(eq(contactMessage.heldBy, heldBy), gt(contactMessage.createdAt, since)))
      .returning();
    return message;
  },

  async ofAccount(accountId) {
    const messages = await db
      .select()
      .from(contactMessage)
      .where(eq(contactMessage.accountId, accountId))
      .orderBy(asc(contactMessage.createdAt));
    const files = await db
      .select({ messageId: upload.messageId, name: upload.name })
      .from(upload)
      .innerJoin(contactMessage, eq(upload.messageId, contactMessage.id))
      .where(eq(contactMessage.accountId, accountId))
      .orderBy(asc(upload.createdAt));
    return messages.map((message) => ({
      ...message,
      files: files.filter(({ messageId }) => messageId === message.id).map(({ name }) => name),
    }));
  },

  async unsent(since, untriedSince) {
    const rows = await db
      .select({ id: contactMessage.id })
      .from(contactMessage)
      .where(and(gt(contactMessage.createdAt, since), untaken(untriedSince)))
      .orderBy(asc(contactMessage.createdAt));
    return rows.map(({ id }) => id);
  },

  // One statement: of two processes that take a message at once, one gets it.
  async take(id, now, untriedSince) {
    const [message] = await db
      .update(contactMessage)
      .set({ mailTriedAt: now })
      .where(and(eq(contactMessage.id, id), untaken(untriedSince)))
      .returning();
    if (!message) return undefined;
    const files = await db
      .select({ name: upload.name, type: upload.type, bytes: upload.bytes })
      .from(upload)
      .where(eq(upload.messageId, id))
      .orderBy(asc(upload.createdAt));
    // The embedded database gives bytes that are no Buffer.
    return { ...message, files: files.map((file) => ({ ...file, bytes: Buffer.from(file.bytes) })) };
  },

  sent: async (id, now) => {
    await db.update(contactMessage).set({ mailedAt: now }).where(eq(contactMessage.id, id));
  },

  giveBack: async (id) => {
    await db.update(contactMessage).set({ mailTriedAt: null }).where(eq(contactMessage.id, id));
  },

  removeBefore: async (time, heldSince) => {
    const { createdAt, heldBy } = contactMessage;
    await db.delete(contactMessage).where(or(lt(createdAt, time), and(isNotNull(heldBy), lt(createdAt, heldSince))));
  },
});

const untaken = (untriedSince: Date) =>
  and(
    isNull(contactMessage.heldBy),
    isNull(contactMessage.mailedAt),
    or(isNull(contactMessage.mailTriedAt), lt(contactMessage.mailTriedAt, untriedSince)),
  );

interface NewUpload {
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
