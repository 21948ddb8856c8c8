import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { type ContentRow, contentName, isoOf } from '../contract.ts';
import { record } from '../history.ts';
import { refused } from '../refusal.ts';
import { type Action, accessToken, dated } from '../tables.ts';
import type { Dated, Dates } from './contract.ts';
import { mustBeAhead } from './moment.ts';

export type DatedRow = typeof dated.$inferSelect;
type Tx = Pick<Database, 'select' | 'insert' | 'delete' | 'update'>;

/** What is dated: as its row, with the moments as texts. */
type NewDated = Omit<typeof dated.$inferInsert, 'at' | 'until' | 'liveSince' | 'change' | 'failed'> & Dates;

/**
 * Dates something, and answers its number; the caller has made sure that it may be done. Throws RefusalError for a moment that
 * is past, years away, or later than the token lasts, and where the same is dated for that moment already.
 */
export async function addDated(tx: Tx, { liveAt, until, ...wanted }: NewDated): Promise<number> {
  mustBeAhead(Temporal.Instant.from(liveAt), until === undefined ? undefined : Temporal.Instant.from(until));
  const at = new Date(liveAt);
  const [token] = await tx
    .select({ end: accessToken.expiresAt })
    .from(accessToken)
    .where(eq(accessToken.id, wanted.tokenId));
  if (token?.end && token.end <= at)
    throw refused(`Your token ends before that, on ${isoOf(token.end)}: date it with one that lasts`, 409);
  const { remote, country, version } = wanted;
  const isSame = and(
    eq(dated.remote, remote),
    eq(dated.country, country),
    eq(dated.version, version),
    eq(dated.at, at),
  );
  const [there] = await tx.select().from(dated).where(isSame);
  if (there) throw refused(`The same is dated for that moment already: ${there.number}`, 409);
  const [row] = await tx
    .insert(dated)
    .values({ ...wanted, at, until: until === undefined ? null : new Date(until) })
    .returning();
  if (!row) throw new Error('A dated change was not stored');
  await note(tx, row, 'dated', row.why);
  return row.number;
}

/** Everything that waits for its moment, or could not be done; what comes first is first. */
export async function listDated(
  db: Database,
  changedSince: (number: number) => Promise<ContentRow[]>,
): Promise<Dated[]> {
  const rows = await db.select().from(dated).orderBy(asc(dated.at), asc(dated.number));
  const list: Dated[] = [];
  for (const { tokenId, change, at, until, liveSince, ...row } of rows) {
    const isContent = row.remote === contentName;
    list.push({
      ...row,
      at: isoOf(at),
      until: until && isoOf(until),
      liveSince: liveSince && isoOf(liveSince),
      version: isContent ? null : row.version,
      changedSince: isContent && liveSince === null ? await changedSince(row.number) : [],
    });
  }
  return list;
}

/** What is dated under a number. Throws RefusalError where nothing is, as when it is done. */
export async function readDated(db: Pick<Database, 'select'>, number: number): Promise<DatedRow> {
  const [row] = await db.select().from(dated).where(eq(dated.number, number));
  if (!row) throw refused(`Nothing is dated as ${number}: it is done, or was taken back`, 404);
  return row;
}

/** Takes something back: it does not go live, or, where it is live, does not end by itself. Throws as `readDated`. */
export const takeBack = (
  db: Database,
  { number, who, by, why }: { number: number; who: string; by: string; why: string },
): Promise<{ isLive: boolean }> =>
  db.transaction(async (tx) => {
    const [row] = await tx.delete(dated).where(eq(dated.number, number)).returning();
    if (!row) return { isLive: (await readDated(tx, number)).liveSince !== null };
    await note(tx, { ...row, who, person: by }, 'dated-taken-back', why);
    return { isLive: row.liveSince !== null };
  });

/** Keeps what could not be done, with the reason. */
export const markFailed = (db: Database, row: DatedRow, reason: string): Promise<void> =>
  db.transaction(async (tx) => {
    const isOpen = and(eq(dated.number, row.number), isNull(dated.failed));
    const marked = await tx.update(dated).set({ failed: reason }).where(isOpen).returning();
    if (marked.length > 0) await note(tx, { ...row, who: 'registry' }, 'dated-failed', reason);
  });

/** Notes what became of something that was due, in the transaction in which it was done: whether it went live, and as which change. */
export async function settle(tx: Tx, row: DatedRow, { change, isChanged, left }: Outcome): Promise<void> {
  const here = eq(dated.number, row.number);
  const but = isChanged ? left && `Left alone, since somebody has changed it: ${left}` : 'Nothing was left to change';
  if (but) await note(tx, { ...row, who: 'registry' }, 'dated-failed', but);
  if (isChanged && row.until && !row.liveSince)
    await tx.update(dated).set({ liveSince: sql`now()`, change }).where(here);
  else await tx.delete(dated).where(here);
}

/** What going live, or ending, has come to. */
export interface Outcome {
  isChanged: boolean;
  /** The number of a change of content. */
  change?: number;
  /** What was left as it is, in words. */
  left?: string;
}

function note(tx: Tx, row: DatedRow, action: Action, why: string): Promise<void> {
  const { number, at, until, who, person, remote, country, forced } = row;
  const to = remote === contentName ? null : row.version;
  const when = until ? `from ${isoOf(at)} to ${isoOf(until)}` : `at ${isoOf(at)}`;
  const about = [`${number}, ${when}`, why].filter(Boolean).join(': ');
  return record(tx, { who, person, action, remote, country, to, why: about, forced });
}
