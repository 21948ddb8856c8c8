import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import type { ContentChanged, ContentCounts } from '../../registry/contract.ts';
import { takeWriteLock } from '../../registry/write-lock.ts';
import { searchEntry, stagedRow } from '../tables.ts';
import { statementsFor, type Written, writtenBy } from '../writing/upsert.ts';
import { forget } from './begun-import.ts';
import {
  beginChange,
  type ChangeWriter,
  endChange,
  freeAddresses,
  movePages,
  type NewChange,
  stagedKinds,
} from './change.ts';
import type { KindName } from './contract.ts';
import { kinds } from './kinds/index.ts';
import { mustBeFree, mustHold } from './must-hold.ts';

/** How many of the staged pages no file brought. */
export const madePages = (db: Database): Promise<number> =>
  db.$count(stagedRow, and(eq(stagedRow.kind, 'pages'), stagedRow.isMade));

/**
 * Makes all staged rows live, in a transaction of the caller, as a change of content that can be put back; answers its number.
 * What search knows of them follows: it is listed as pending. The counter is raised last: releases and rollbacks, which raise
 * the same row, wait for that moment only.
 */
export async function goLive(tx: ChangeWriter, change: NewChange): Promise<{ number: number; counts: ContentCounts }> {
  const number = await beginChange(tx, change);
  const staged = await stagedKinds(tx);
  await (change.action === 'content-import' ? movePages : freeAddresses)(tx, number);
  await tellSearch(tx, await writeStaged(tx, staged));
  const counts = await endChange(tx, number, change);
  await forget(tx);
  await takeWriteLock(tx, 'content');
  return { number, counts };
}

/**
 * The same for rows that were checked as the site was earlier, or not at all. Throws RefusalError where another product has got
 * the address of one of them, and where the site would not hold with them.
 */
export async function goLiveIfItHolds(tx: ChangeWriter, change: NewChange): Promise<ContentChanged> {
  await mustBeFree(tx);
  const live = await goLive(tx, change);
  return { ...live, undone: [], left: [], notes: await mustHold(tx, live.number) };
}

type WrittenRows = Map<KindName, Written[]>;

/** Writes the staged rows into the tables that the transaction finds, and takes those away that are staged to go. */
export async function writeStaged(tx: ChangeWriter, staged: readonly KindName[]): Promise<WrittenRows> {
  const written: WrittenRows = new Map();
  for (const kind of staged) written.set(kind, await removeStaged(tx, kind));
  for (const kind of staged) {
    const { table, writing } = kinds[kind];
    const rows = sql`(
      select populated.* from ${stagedRow}
      cross join lateral jsonb_populate_record(null::${table}, ${stagedRow.fields}) as populated
      where ${stagedRow.kind} = ${kind} and ${stagedRow.after} is not null
    ) as given`;
    written.get(kind)?.push(...(await writtenBy(tx, statementsFor(table, writing).upsertFrom(rows))));
  }
  return written;
}

/** Lists what search has to take in of rows that have been written, or taken away: a collection remains without its page. */
export async function tellSearch(tx: ChangeWriter, written: WrittenRows): Promise<void> {
  for (const [kind, rows] of written) if (rows.length > 0) await kinds[kind].afterWrite?.(tx, rows);
}

/** What search calls the kinds that it finds. */
const found: Partial<Record<KindName, 'product' | 'collection' | 'article' | 'page'>> = {
  products: 'product',
  collections: 'collection',
  articles: 'article',
  pages: 'page',
};

/** Takes the rows of a kind away that are staged to go, and at once out of search. */
async function removeStaged(tx: ChangeWriter, kind: KindName): Promise<Written[]> {
  const { table, writing } = kinds[kind];
  const rows = sql`${stagedRow} as staged cross join lateral jsonb_populate_record(null::${table}, staged.fields) as fresh
    where staged.kind = ${kind} and staged.after is null`;
  const removed = await writtenBy(tx, statementsFor(table, writing).removeBeside(rows));
  const name = found[kind];
  if (removed.length === 0 || !name) return removed;
  const refs = tx
    .select({ key: stagedRow.key })
    .from(stagedRow)
    .where(and(eq(stagedRow.kind, kind), isNull(stagedRow.after)));
  await tx.delete(searchEntry).where(and(eq(searchEntry.kind, name), inArray(searchEntry.ref, refs)));
  return removed;
}
