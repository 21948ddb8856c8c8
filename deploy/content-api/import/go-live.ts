import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import type { ContentCounts } from '../../registry/contract.ts';
import { takeWriteLock } from '../../registry/write-lock.ts';
import { searchEntry, stagedRow } from '../tables.ts';
import { statementsFor, writtenBy } from '../writing/upsert.ts';
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
  for (const kind of staged) await removeStaged(tx, kind);
  for (const kind of staged) {
    const { table, writing, afterWrite } = kinds[kind];
    const rows = sql`(
      select populated.* from ${stagedRow}
      cross join lateral jsonb_populate_record(null::${table}, ${stagedRow.fields}) as populated
      where ${stagedRow.kind} = ${kind} and ${stagedRow.after} is not null
    ) as given`;
    const written = await writtenBy(tx, statementsFor(table, writing).upsertFrom(rows));
    if (written.length) await afterWrite?.(tx, written);
  }
  const counts = await endChange(tx, number, change);
  await forget(tx);
  await takeWriteLock(tx, 'content');
  return { number, counts };
}

/** What search calls the kinds that it finds. */
const found: Partial<Record<KindName, 'product' | 'collection' | 'article' | 'page'>> = {
  products: 'product',
  collections: 'collection',
  articles: 'article',
  pages: 'page',
};

/** Takes the rows of a kind away that are staged to go, and at once out of search. */
async function removeStaged(tx: ChangeWriter, kind: KindName): Promise<void> {
  const { table, writing, afterWrite } = kinds[kind];
  const rows = sql`${stagedRow} as staged cross join lateral jsonb_populate_record(null::${table}, staged.fields) as fresh
    where staged.kind = ${kind} and staged.after is null`;
  const removed = await writtenBy(tx, statementsFor(table, writing).removeBeside(rows));
  if (removed.length === 0) return;
  // What remains of it in search, as a collection without its page, is taken in anew.
  await afterWrite?.(tx, removed);
  const name = found[kind];
  if (!name) return;
  const refs = tx
    .select({ key: stagedRow.key })
    .from(stagedRow)
    .where(and(eq(stagedRow.kind, kind), isNull(stagedRow.after)));
  await tx.delete(searchEntry).where(and(eq(searchEntry.kind, name), inArray(searchEntry.ref, refs)));
}
