import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { temporaryPassword } from '../tables.ts';

export interface TemporaryPasswordSource {
  /**
   * Counts a try of an account's temporary password and answers its hash; undefined where it has none that is still
   * good at `now`, or one that was tried `most` times.
   */
  try(accountId: string, now: Date, most: number): Promise<string | undefined>;
  /** Gives an account a temporary password in place of any before. */
  give(accountId: string, given: { passwordHash: string; expiresAt: Date }): Promise<void>;
}

/** The temporary passwords of the database. */
export const databaseTemporaryPasswords = (db: Database): TemporaryPasswordSource => ({
  // One statement: of many tries at once none is left uncounted.
  try: async (accountId, now, most) => {
    const { tries, expiresAt, passwordHash } = temporaryPassword;
    const [row] = await db
      .update(temporaryPassword)
      .set({ tries: sql`${tries} + 1` })
      .where(and(eq(temporaryPassword.accountId, accountId), gt(expiresAt, now), lt(tries, most)))
      .returning({ passwordHash });
    return row?.passwordHash;
  },
  give: async (accountId, given) => {
    const row = { ...given, tries: 0 };
    await db
      .insert(temporaryPassword)
      .values({ accountId, ...row })
      .onConflictDoUpdate({ target: temporaryPassword.accountId, set: row });
  },
});
