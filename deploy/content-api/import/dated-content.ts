import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../database/index.ts';
import { type ContentRow, contentName, everyCountry, namesOf } from '../../registry/contract.ts';
import type { Dates } from '../../registry/dated/contract.ts';
import { addDated } from '../../registry/dated/dated.ts';
import type { Performer } from '../../registry/dated/due.ts';
import { refused } from '../../registry/refusal.ts';
import { contentChange, datedRow, stagedRow } from '../tables.ts';
import { forget, isMyTurn } from './begun-import.ts';
import { type ChangeWriter, countsOf } from './change.ts';
import { goLiveIfItHolds } from './go-live.ts';
import { rollBackContent } from './roll-back.ts';
import { changedRows, keptIn, stageOver } from './stage-over.ts';

/** What is dated, when, by whom, and with which token. */
export interface NewDatedContent extends Dates {
  action: 'content-import' | 'content-remove';
  who: string;
  by?: string;
  why?: string;
  tokenId: string;
}

const digestOf = z.object({ rows: z.tuple([z.object({ digest: z.string() })]) });

/**
 * Keeps what is staged until its moment, in a transaction of the caller, and answers the number under which it is dated.
 * Throws RefusalError as `addDated`.
 */
export async function dateStaged(tx: ChangeWriter, { by, who, why = '', ...dates }: NewDatedContent): Promise<number> {
  const counts = await countsOf(tx, sql`${stagedRow}`);
  const digest = await tx.execute(sql`
    select md5(string_agg(concat_ws(' ', kind, key, after), ',' order by kind, key)) as digest from ${stagedRow}`);
  const [{ digest: version }] = digestOf.parse(digest).rows;
  const about = { remote: contentName, country: everyCountry, version, counts, who, person: by ?? who, why };
  const number = await addDated(tx, { ...about, ...dates, forced: false });
  await tx.execute(sql`
    insert into ${datedRow} (dated, kind, key, fields, is_made, before, after)
    select ${number}::integer, kind, key, fields, is_made, before, after from ${stagedRow}`);
  await forget(tx);
  return number;
}

/** The rows of dated content that somebody has changed since: with them it does not go live. */
export const changedSince = (db: Database, number: number): Promise<ContentRow[]> => changedRows(db, datedAs(number));

const datedAs = (number: number) => keptIn(sql`(select * from ${datedRow} where dated = ${number})`);

/** How content goes live at a moment, whole or not at all, and back; it waits for an import that is under way. */
export const contentPerformer: Performer = {
  async goLive(tx, { number, action, who, person: by, why }) {
    if (action === 'make-live' || !(await isMyTurn(tx))) return undefined;
    const changed = await stageOver(tx, datedAs(number), false);
    if (changed.length > 0) throw refused(`Somebody has changed since: ${namesOf(changed)}`, 409);
    if ((await tx.$count(stagedRow)) === 0) return { isChanged: false };
    const about = { action, who, by, why: [why, `dated as ${number}`].filter(Boolean).join('; ') };
    const { number: change } = await goLiveIfItHolds(tx, about);
    return { isChanged: true, change };
  },

  async end(tx, { number, change, who, person: by }) {
    if (!(await isMyTurn(tx))) return undefined;
    const [made] = await tx
      .select()
      .from(contentChange)
      .where(eq(contentChange.number, change ?? 0));
    if (!made || made.undoneBy !== null) return { isChanged: false };
    const about = { who, by, why: `the end of what was dated as ${number}` };
    const { left } = await rollBackContent(tx, { only: made.number, ...about });
    return { isChanged: true, left: left.length > 0 ? namesOf(left) : undefined };
  },
};
