import { asc, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { type ContentChanged, type ContentRollback, namesOf } from '../../registry/contract.ts';
import { refused } from '../../registry/refusal.ts';
import { contentChange, contentChangeRow, stagedRow } from '../tables.ts';
import { takeTurn } from './begun-import.ts';
import type { ChangeWriter, NewChange } from './change.ts';
import type { KindName } from './contract.ts';
import { goLiveIfItHolds } from './go-live.ts';
import { stageOver } from './stage-over.ts';

/**
 * Puts back what one change of content, or several, have changed, in one transaction, as a change that can be put back itself.
 * A row that somebody has changed since is left alone, and named, unless `force` is given. Throws RefusalError, having changed
 * nothing, where there is nothing to put back, where it is not kept any more, and where something would name what goes with it.
 */
export const rollBackContent = (
  db: Database,
  { only, to, force = false, ...about }: Pick<ContentRollback, 'only' | 'to' | 'force'> & Omit<NewChange, 'action'>,
): Promise<ContentChanged> =>
  db.transaction(async (tx) => {
    await takeTurn(tx);
    const undone = await chosen(tx, { only, to });
    const left = await stageOver(tx, (kind) => before(kind, undone), force);
    if ((await tx.$count(stagedRow)) === 0)
      throw refused(
        left.length > 0
          ? `Somebody has changed all of it since: ${namesOf(left)}. With --force it is put back nevertheless`
          : 'The content is as it was before already: nothing is to be put back',
        409,
      );
    const changed = await goLiveIfItHolds(tx, { ...about, action: 'content-rollback', forced: force });
    if (left.length === 0) await markUndone(tx, undone, changed.number);
    return { ...changed, undone, left };
  });

/** The numbers of the changes that are meant, the first one first. */
async function chosen(tx: ChangeWriter, { only, to }: Pick<ContentRollback, 'only' | 'to'>): Promise<number[]> {
  const all = await tx.select().from(contentChange).orderBy(asc(contentChange.number));
  const asked = only ?? to;
  const named = all.find(({ number }) => number === asked);
  const list = 'npm run releases -- content lists them';
  if (asked !== undefined && !named)
    throw refused(`There is no change ${asked}; the last is ${all.at(-1)?.number ?? 'none'} (${list})`, 404);
  if (only !== undefined && named?.undoneBy)
    throw refused(`Change ${only} was put back by change ${named.undoneBy}`, 409);
  // As with versions: what comes next goes further back, and not forward again to what was found bad.
  const latest = all.findLast(({ action, undoneBy }) => action !== 'content-rollback' && undoneBy === null);
  const meant =
    to === undefined ? [named ?? latest].flatMap((one) => one ?? []) : all.filter(({ number }) => number > to);
  if (meant.length === 0)
    throw refused(
      to === undefined ? 'Nothing has changed the content yet' : `Nothing has changed the content after change ${to}`,
      409,
    );
  const forgotten = meant.find(({ isKept }) => !isKept);
  if (forgotten) throw refused(`What was before change ${forgotten.number} is not kept (${list})`, 409);
  return meant.map(({ number }) => number);
}

/** The rows of a kind as they were before some changes. */
function before(kind: KindName, changes: readonly number[]): SQL {
  const of = sql`${contentChangeRow} where kind = ${kind} and ${inArray(contentChangeRow.change, [...changes])}`;
  return sql`
    select key, first.before as row, last.after as expected, false as is_made
    from (select distinct on (key) key, before from ${of} order by key, change) as first
    join (select distinct on (key) key, after from ${of} order by key, change desc) as last using (key)`;
}

/** Marks changes as put back; what one of them had put back is so no longer. */
async function markUndone(tx: ChangeWriter, changes: readonly number[], undoneBy: number): Promise<void> {
  await tx
    .update(contentChange)
    .set({ undoneBy: null })
    .where(inArray(contentChange.undoneBy, [...changes]));
  await tx
    .update(contentChange)
    .set({ undoneBy })
    .where(inArray(contentChange.number, [...changes]));
}
