import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { account, accountSession } from '../tables.ts';
import type { AccountRecord } from './accounts.ts';

export type SessionRecord = typeof accountSession.$inferSelect;

export interface SessionSource {
  start(accountId: string): Promise<SessionRecord>;
  /** A session of an account with that account; undefined where it has ended, or is somebody else's. */
  find(session: {
    id: string;
    accountId: string;
  }): Promise<{ session: SessionRecord; account: AccountRecord } | undefined>;
  end(id: string): Promise<void>;
  endAll(accountId: string): Promise<void>;
}

/** The sessions of the database. */
export const databaseSessions = (db: Database): SessionSource => ({
  async start(accountId) {
    await db.delete(accountSession).where(lt(accountSession.endsAt, sql`now()`));
    const [started] = await db.insert(accountSession).values({ accountId }).returning();
    if (!started) throw new Error('The database did not answer the session that it was given');
    return started;
  },
  async find({ id, accountId }) {
    const lasts = gt(accountSession.endsAt, sql`now()`);
    const wanted = and(eq(accountSession.id, id), eq(accountSession.accountId, accountId), lasts);
    const [row] = await db
      .select()
      .from(accountSession)
      .innerJoin(account, eq(account.id, accountSession.accountId))
      .where(wanted);
    return row && { session: row.account_session, account: row.account };
  },
  async end(id) {
    await db.delete(accountSession).where(eq(accountSession.id, id));
  },
  async endAll(accountId) {
    await db.delete(accountSession).where(eq(accountSession.accountId, accountId));
  },
});
