import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { temporaryPassword } from '../tables.ts';

export interface TemporaryPasswordSource {
  /** The hash of an account's temporary password; undefined where it has none that is still good at `now`. */
  of(accountId: string, now: Date): Promise<string | undefined>;
  /** Gives an account a temporary password in place of any before. */
  give(accountId: string, given: { passwordHash: string; expiresAt: Date }): Promise<void>;
}

/** The temporary passwords of the database. */
export const databaseTemporaryPasswords = (db: Database): TemporaryPasswordSource => ({
  of: async (accountId, now) => {
    const { expiresAt, passwordHash } = temporaryPassword;
    const [row] = await db
      .select({ passwordHash })
      .from(temporaryPassword)
      .where(and(eq(temporaryPassword.accountId, accountId), gt(expiresAt, now)));
    return row?.passwordHash;
  },
  give: async (accountId, given) => {
    await db
      .insert(temporaryPassword)
      .values({ accountId, ...given })
      .onConflictDoUpdate({ target: temporaryPassword.accountId, set: given });
  },
});
