import { eq } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import type { ContentChanged, ContentRow } from '../../registry/contract.ts';
import { refused } from '../../registry/refusal.ts';
import { takeTurn } from '../import/begun-import.ts';
import type { NewChange } from '../import/change.ts';
import { goLiveIfItHolds } from '../import/go-live.ts';
import { keptIn, stageOver } from '../import/stage-over.ts';
import { contentPreview, stagedRow } from '../tables.ts';
import { standingPreview } from './previews.ts';
import { stagedIn, takeAway } from './schemas.ts';

/** So many conflicts are named. */
const shown = 100;

/**
 * Makes a preview live as the change that it is, in one transaction. Throws RefusalError, having changed nothing, where it is not
 * there any more, where what it changes is live already, and, unless `force` is given, with each row that somebody else has
 * changed since it was staged.
 */
export const publishPreview = (
  db: Database,
  number: number,
  { force = false, why = '', ...about }: { force?: boolean } & Omit<NewChange, 'action' | 'number'>,
): Promise<ContentChanged> =>
  db.transaction(async (tx) => {
    await takeTurn(tx);
    const preview = await standingPreview(tx, number);
    const conflicts = await stageOver(tx, keptIn(stagedIn(number)), force);
    if (conflicts.length > 0) throw refused(conflictsIn(conflicts), 409);
    if ((await tx.$count(stagedRow)) === 0) throw refused(`What preview ${number} changes is live already`, 409);
    const onlyRemoves = Object.values(preview.counts).every(({ added, changed }) => added + changed === 0);
    const action = onlyRemoves ? 'content-remove' : 'content-import';
    const live = await goLiveIfItHolds(tx, { ...about, why: why || preview.why, action, number, forced: force });
    await tx.update(contentPreview).set({ publishedAs: live.number }).where(eq(contentPreview.number, number));
    await takeAway(tx, number);
    return live;
  });

const conflictsIn = (rows: readonly ContentRow[]): string =>
  [
    'Nothing is changed: somebody has changed these rows since they were staged (--force puts the preview over them)',
    ...rows.slice(0, shown).map(({ kind, key }) => `${kind} ${key}`),
    ...(rows.length > shown ? [`… and ${rows.length - shown} more`] : []),
  ].join('\n');
