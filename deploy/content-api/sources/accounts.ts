import { and, eq, gt, lt, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/index.ts';
import { account, accountSession, temporaryPassword } from '../tables.ts';

export type AccountRecord = typeof account.$inferSelect;

export interface AccountSource {
  byEmail(email: string): Promise<AccountRecord | undefined>;
  byUid(uid: number): Promise<AccountRecord | undefined>;
  /** The new account, or undefined where the address is in use. */
  create(email: string, passwordHash: string): Promise<AccountRecord | undefined>;
  /**
   * Replaces a password and ends every session but one; false where `from` is no longer the account's. A temporary
   * password is no longer needed then.
   */
  changePassword(id: string, change: { from: string; to: string; session: string }): Promise<boolean>;
  /**
   * Sets a password in place of the temporary one, which is used up, and ends every session; false where another call
   * used it first.
   */
  resetPassword(id: string, change: { temporary: string; to: string }): Promise<boolean>;
  /** Replaces the address by one whose mails its owner reads; false where `from` is no longer the account's, or another account has `to`. */
  changeEmail(id: string, change: { from: string; to: string }): Promise<boolean>;
  /** Notes that the address is confirmed, where the account still has it. */
  verifyEmail(id: string, email: string): Promise<void>;
  /** Deletes an account with its lists and messages. */
  remove(id: string): Promise<void>;
}

const taken = alias(account, 'taken');

/** Whether a unique index has refused a row (unique_violation), found in what the database's own error caused. */
const isTaken = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === '23505') || isTaken(error.cause));

/** The accounts of the database. */
export const databaseAccounts = (db: Database): AccountSource => ({
  byEmail: async (email) => (await db.select().from(account).where(eq(account.email, email)))[0],
  byUid: async (uid) => (await db.select().from(account).where(eq(account.uid, uid)))[0],
  create: async (email, passwordHash) =>
    (await db.insert(account).values({ email, passwordHash }).onConflictDoNothing().returning())[0],

  changePassword: (id, { from, to, session }) =>
    db.transaction(async (tx) => {
      const mine = and(eq(account.id, id), eq(account.passwordHash, from));
      const changed = await tx.update(account).set({ passwordHash: to }).where(mine).returning({ id: account.id });
      if (changed.length === 0) return false;
      await tx.delete(temporaryPassword).where(eq(temporaryPassword.accountId, id));
      await tx.delete(accountSession).where(and(eq(accountSession.accountId, id), ne(accountSession.id, session)));
      return true;
    }),

  resetPassword: (id, { temporary, to }) =>
    db.transaction(async (tx) => {
      const given = and(eq(temporaryPassword.accountId, id), eq(temporaryPassword.passwordHash, temporary));
      const used = await tx.delete(temporaryPassword).where(given).returning({ id: temporaryPassword.accountId });
      if (used.length === 0) return false;
      await tx
        .update(account)
        .set({ passwordHash: to, verifiedAt: sql`coalesce(verified_at, now())` })
        .where(eq(account.id, id));
      await tx.delete(accountSession).where(eq(accountSession.accountId, id));
      return true;
    }),

  // One statement: of two accounts that ask for an address at once, the unique index refuses one.
  changeEmail: async (id, { from, to }) => {
    const isFree = notExists(db.select().from(taken).where(eq(taken.email, to)));
    const mine = and(eq(account.id, id), eq(account.email, from), isFree);
    const change = db.update(account).set({ email: to, verifiedAt: sql`now()` }).where(mine);
    return change.returning({ id: account.id }).then(
      (changed) => changed.length > 0,
      (error: unknown) => {
        if (isTaken(error)) return false;
        throw error;
      },
    );
  },

  verifyEmail: async (id, email) => {
    const mine = and(eq(account.id, id), eq(account.email, email));
    await db.update(account).set({ verifiedAt: sql`coalesce(verified_at, now())` }).where(mine);
  },

  remove: async (id) => {
    await db.delete(account).where(eq(account.id, id));
  },
});

export type SessionRecord = typeof accountSession.$inferSelect;

export interface SessionSource {
  /** Undefined where the account is gone, or has another password by now than the one that was checked. */
  start(account: Pick<AccountRecord, 'id' | 'passwordHash'>): Promise<SessionRecord | undefined>;
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
  start: ({ id, passwordHash }) =>
    db.transaction(async (tx) => {
      await tx.delete(accountSession).where(lt(accountSession.endsAt, sql`now()`));
      // A change of password that is under way ends before, or finds the session and ends it.
      const same = and(eq(account.id, id), eq(account.passwordHash, passwordHash));
      const [still] = await tx.select({ id: account.id }).from(account).where(same).for('share');
      if (!still) return undefined;
      return (await tx.insert(accountSession).values({ accountId: id }).returning())[0];
    }),
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

/** A temporary password that is still good, and the digests of the latest that were sent, this one first. */
type TemporaryPassword = Pick<typeof temporaryPassword.$inferSelect, 'passwordHash' | 'sent'>;

export interface TemporaryPasswordSource {
  /** Undefined where an account has none that is still good at `now`. */
  of(accountId: string, now: Date): Promise<TemporaryPassword | undefined>;
  /** Gives an account a temporary password in place of any before. */
  give(accountId: string, given: { passwordHash: string; digest: string; expiresAt: Date }): Promise<void>;
}

/** More are not sent in the hour that one is good for. */
const mostSent = 12;

/** The temporary passwords of the database. */
export const databaseTemporaryPasswords = (db: Database): TemporaryPasswordSource => ({
  of: async (accountId, now) => {
    const { expiresAt, passwordHash, sent } = temporaryPassword;
    const isGood = and(eq(temporaryPassword.accountId, accountId), gt(expiresAt, now));
    return (await db.select({ passwordHash, sent }).from(temporaryPassword).where(isGood))[0];
  },
  give: async (accountId, { digest, ...given }) => {
    const sent = sql`(array[${digest}::text] || ${temporaryPassword.sent})[1:${sql.raw(String(mostSent))}]`;
    await db
      .insert(temporaryPassword)
      .values({ accountId, ...given, sent: [digest] })
      .onConflictDoUpdate({ target: temporaryPassword.accountId, set: { ...given, sent } });
  },
});
