import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { type ContentPreview, contentName, countsInWords, everyCountry, isoOf } from '../../registry/contract.ts';
import { record } from '../../registry/history.ts';
import { refused } from '../../registry/refusal.ts';
import { forget } from '../import/begun-import.ts';
import { type ChangeWriter, type NewChange, nextNumber } from '../import/change.ts';
import { contentPreview, stagedRow } from '../tables.ts';
import { layOut, takeAway, takeInSearch } from './schemas.ts';

/** How long a preview can be looked at: as long as the longest link. */
const lastsDays = 7;
/** So many may be looked at at a time, with so many rows each. */
const most = { previews: 20, rows: 100_000 };

/** The previews, the newest first, or the one of a number. */
export async function listPreviews(db: Pick<Database, 'select'>, number?: number): Promise<ContentPreview[]> {
  const rows = await db
    .select({
      number: contentPreview.number,
      at: contentPreview.at,
      endsAt: contentPreview.endsAt,
      who: contentPreview.who,
      person: contentPreview.person,
      why: contentPreview.why,
      counts: contentPreview.counts,
      publishedAs: contentPreview.publishedAs,
      stands: sql<boolean>`${contentPreview.endsAt} > now() and to_regnamespace('preview_' || ${contentPreview.number}) is not null`,
    })
    .from(contentPreview)
    .where(number === undefined ? undefined : eq(contentPreview.number, number))
    .orderBy(desc(contentPreview.number))
    .limit(1000);
  return rows.map(({ at, endsAt, ...row }) => ({ ...row, when: isoOf(at), ends: isoOf(endsAt) }));
}

/** The preview of a number. Throws RefusalError where there is none, and where it has ended, with what has become of it. */
export async function standingPreview(db: Pick<Database, 'select'>, number: number): Promise<ContentPreview> {
  const [found] = await listPreviews(db, number);
  const list = 'npm run releases -- content lists them';
  if (!found) throw refused(`There is no preview ${number} (${list})`, 404);
  if (found.publishedAs !== null)
    throw refused(`Preview ${number} has been published: it is change ${found.publishedAs} (${list})`, 410);
  if (!found.stands) throw refused(`Preview ${number} has ended: import its files again (${list})`, 410);
  return found;
}

/** Throws RefusalError where there are as many previews as there may be. */
export async function mustHaveRoom(db: Pick<Database, 'select'>): Promise<void> {
  const standing = (await listPreviews(db)).filter(({ stands }) => stands);
  if (standing.length >= most.previews)
    throw refused(`${most.previews} previews stand already: publish one, or wait until ${standing.at(-1)?.ends}`, 409);
}

/** Makes what is staged a preview, in place of making it live; answers its number. */
export async function stagePreview(tx: ChangeWriter, { who, by, why = '' }: NewChange): Promise<number> {
  await mustHaveRoom(tx);
  const rows = await tx.$count(stagedRow);
  if (rows > most.rows) throw refused(`A preview has at most ${most.rows} changed rows; this one has ${rows}`);
  const number = await nextNumber(tx);
  const counts = await layOut(tx, number);
  const endsAt = sql`now() + make_interval(days => ${lastsDays})`;
  await tx.insert(contentPreview).values({ number, endsAt, who, person: by, why, counts });
  const about = [countsInWords(counts), why].filter(Boolean).join(': ');
  const what = { remote: contentName, country: everyCountry, to: String(number) };
  await record(tx, { who, person: by, action: 'content-preview', ...what, why: about });
  await forget(tx);
  return number;
}

/** Has the search of a preview take in what it changes, for `forMs`; answers how much is left. Throws as `standingPreview`. */
export async function takeInPreview(db: Database, number: number, forMs: number): Promise<number> {
  await standingPreview(db, number);
  return takeInSearch(db, number, forMs);
}

/** What the server does for previews from time to time. */
export const createPreviews = (db: Database) => ({
  /** Goes on with searches whose sender has gone away. */
  async takeIn(): Promise<void> {
    for (const { number, stands } of await listPreviews(db))
      if (stands) await takeInSearch(db, number, Number.POSITIVE_INFINITY);
  },
  async forgetEnded(): Promise<void> {
    for (const { number, stands } of await listPreviews(db)) if (!stands) await takeAway(db, number);
  },
});
