import { open } from 'node:fs/promises';
import { inArray, type SQLWrapper, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/index.ts';
import { accessToken } from '../registry/tables.ts';
import { account, accountSession, gone, temporaryPassword, wishlistShare } from './tables.ts';

/** What must stay gone, in a file outside the database: a JSON line for each, with hashes only. */

const lineSchema = z.object({
  at: z.iso.datetime().transform((at) => new Date(at)),
  kind: z.enum(gone.kind.enumValues),
  hash: z.string(),
});
export type Gone = z.infer<typeof lineSchema>;

/** Appends what is gone since the last time to the file, and lets the database forget it once it is on the disk. */
export async function writeGone(db: Database, file: string): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await tx.delete(gone).returning();
    if (rows.length === 0) return;
    const handle = await open(file, 'a', 0o600);
    try {
      await handle.write(rows.map(({ at, kind, hash }) => `${JSON.stringify({ at, kind, hash })}\n`).join(''));
      await handle.sync();
    } finally {
      await handle.close();
    }
  });
}

/** The lines of such a file. One that was cut off while it was written is left out. */
export const parseGone = (text: string): Gone[] =>
  text.split('\n').flatMap((line) => {
    try {
      return [lineSchema.parse(JSON.parse(line))];
    } catch {
      return [];
    }
  });

/** What is gone is dated when its write began, which may be seen some minutes later. */
const longestWriteMs = 5 * 60_000;

/** How many rows of a kind a restore had brought back. */
export type TakenBack = Record<Gone['kind'], number>;

/**
 * Takes out of a database that was restored what had gone since its backup: accounts, links and tokens, and passwords that
 * were changed after it, in whose place there is none that anybody knows. Every visitor is signed out.
 */
export const takeOutGone = (
  db: Database,
  lines: readonly Gone[],
  { backupAt, unknownPassword }: { backupAt: Date; unknownPassword: string },
): Promise<TakenBack> =>
  db.transaction(async (tx) => {
    const hashes = (kind: Gone['kind']) =>
      lines
        .filter((line) => line.kind === kind && line.at.getTime() >= backupAt.getTime() - longestWriteMs)
        .map(({ hash }) => hash);
    const isGone = (kind: Gone['kind'], id: SQLWrapper) =>
      inArray(sql`encode(sha256(${id}::text::bytea), 'hex')`, hashes(kind));
    await tx.delete(accountSession);
    await tx.delete(temporaryPassword);
    const accounts = await tx.delete(account).where(isGone('account', account.id)).returning({ id: account.id });
    const links = await tx
      .delete(wishlistShare)
      .where(isGone('link', wishlistShare.tokenHash))
      .returning({ id: wishlistShare.tokenHash });
    const passwords = await tx
      .update(account)
      .set({ passwordHash: unknownPassword })
      .where(isGone('password', account.id))
      .returning({ id: account.id });
    const tokens = await tx
      .update(accessToken)
      .set({ revokedAt: sql`now()` })
      .where(isGone('token', accessToken.id))
      .returning({ id: accessToken.id });
    return { account: accounts.length, password: passwords.length, token: tokens.length, link: links.length };
  });
