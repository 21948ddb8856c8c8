import { and, desc, eq, inArray, lt, or, type SQL } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { contentName, everyCountry, type HistoryEntry, type HistoryQuery, isoOf } from './contract.ts';
import { type Action, history, liveActions, visibleActions } from './tables.ts';

/** One line of the history, as it is written. */
interface NewEntry {
  /** The holder of the token that allowed it, and the person who says to have done it. */
  who: string;
  person?: string;
  action: Action;
  remote?: string;
  country?: string;
  /** Null: no version of its own, so that the country follows `*`. */
  from?: string | null;
  to?: string | null;
  percent?: number;
  why: string;
  /** Whether a check said no and was overridden. */
  forced?: boolean;
  /** The number of the write that it was part of. */
  together?: number;
}

/** Adds a line to the history, in the transaction of the change that it records. The database keeps every line as it is. */
export async function record(
  tx: Pick<Database, 'insert'>,
  { from: fromVersion, to: toVersion, ...entry }: NewEntry,
): Promise<void> {
  await tx.insert(history).values({ ...entry, fromVersion, toVersion });
}

/** Whether some visitor ever saw a version, by the history: tabs that were opened then may have it still. */
export async function wasLive(db: Pick<Database, 'select'>, remote: string, version: string): Promise<boolean> {
  const seen = and(
    eq(history.remote, remote),
    or(eq(history.toVersion, version), eq(history.fromVersion, version)),
    inArray(history.action, visibleActions),
  );
  const rows = await db.select({ id: history.id }).from(history).where(seen).limit(1);
  return rows.length > 0;
}

/** The versions that the write which last made a version live for a country made live beside it. */
export async function liveTogetherWith(
  db: Pick<Database, 'select'>,
  { name, version, country }: { name: string; version: string; country: string },
): Promise<{ name: string; version: string }[]> {
  const made = and(
    eq(history.remote, name),
    eq(history.toVersion, version),
    inArray(history.country, [country, everyCountry]),
    inArray(history.action, liveActions),
  );
  const [line] = await db.select().from(history).where(made).orderBy(desc(history.id)).limit(1);
  if (!line?.together) return [];
  const lines = await db.select().from(history).where(eq(history.together, line.together));
  return lines.flatMap(({ remote, toVersion: to }) =>
    remote === null || to === null || [name, contentName].includes(remote) ? [] : [{ name: remote, version: to }],
  );
}

/** Lines of the history, the newest first. */
export async function readHistory(db: Pick<Database, 'select'>, query: HistoryQuery): Promise<HistoryEntry[]> {
  const { remote, country, before, together, changesLive, limit } = query;
  const conditions: (SQL | undefined)[] = [
    remote === undefined ? undefined : eq(history.remote, remote),
    country === undefined ? undefined : eq(history.country, country),
    before === undefined ? undefined : lt(history.id, before),
    together === undefined ? undefined : eq(history.together, together),
    changesLive ? inArray(history.action, liveActions) : undefined,
  ];
  const rows = await db
    .select()
    .from(history)
    .where(and(...conditions))
    .orderBy(desc(history.id))
    .limit(limit);
  return rows.map(lineOf);
}

/** A row of the history as everybody reads it. */
export const lineOf = ({ at, fromVersion, toVersion, ...row }: typeof history.$inferSelect): HistoryEntry => ({
  ...row,
  when: isoOf(at),
  from: fromVersion,
  to: toVersion,
});
