import { eq } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { account } from '../tables.ts';

export type AccountRecord = typeof account.$inferSelect;

export interface AccountSource {
  byEmail(email: string): Promise<AccountRecord | undefined>;
  byId(id: string): Promise<AccountRecord | undefined>;
  /** The new account, or undefined where the address is in use. */
  create(email: string, passwordHash: string): Promise<AccountRecord | undefined>;
}

export const databaseAccounts = (db: Database): AccountSource => ({
  byEmail: async (email) => (await db.select().from(account).where(eq(account.email, email)))[0],
  byId: async (id) => (await db.select().from(account).where(eq(account.id, id)))[0],
  create: async (email, passwordHash) =>
    (await db.insert(account).values({ email, passwordHash }).onConflictDoNothing().returning())[0],
});
