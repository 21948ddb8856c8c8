import { asc, eq, max } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import {
  audience,
  type Changed,
  type ChangedAll,
  type ContentChanged,
  type ContentRow,
  contentName,
  everyCountry,
  type HistoryEntry,
  namesOf,
  versionName,
} from './contract.ts';
import { lineOf } from './history.ts';
import { switchLive } from './live.ts';
import { readRow, type Target } from './live-rows.ts';
import { refused } from './refusal.ts';
import { history } from './tables.ts';

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
type About = Omit<Target, 'name' | 'country'>;

/** What the registry has to know of the content beside it. */
export interface ContentChanges {
  /** Until when a preview can be looked at. Throws RefusalError where it cannot. */
  previewEnds(number: number): Promise<Date>;
  /** The rows of dated content that somebody has changed since it was dated, by its number. */
  changedSince(number: number): Promise<ContentRow[]>;
  /** Makes a preview live in a transaction of the registry. Throws RefusalError, as both do, where it cannot be. */
  publish(tx: Transaction, number: number, about: About & { force: boolean }): Promise<ContentChanged>;
  /** Puts a change back. */
  rollBack(tx: Transaction, number: number, about: About & { force: boolean }): Promise<ContentChanged>;
  /** Runs the transaction, with what is read before it and what follows it. */
  around<Result>(transaction: () => Promise<Result>): Promise<Result>;
}

/** Of a registry that has no content beside it. */
export const withoutContent: ContentChanges = {
  previewEnds: (number) => Promise.reject(refused(`There is no preview ${number}`, 404)),
  changedSince: async () => [],
  publish: () => Promise.reject(refused('There is no content beside this registry')),
  rollBack: () => Promise.reject(refused('There is no content beside this registry')),
  around: (transaction) => transaction(),
};

interface Batch extends Omit<About, 'together'> {
  versions: Readonly<Record<string, string>>;
  /** The number of a preview. */
  content?: number;
  country: string;
  force: boolean;
  /** Whether it is one entry of the history. */
  together: boolean;
}

/**
 * Makes published versions of several remotes live, and a preview of content with them, in a transaction of the caller; what is
 * one entry of the history has one number in all lines. Throws RefusalError where one is not there or, of such, is live already.
 */
export async function makeAllLive(
  tx: Transaction,
  { versions, content, country, force, together: isEntry, ...about }: Batch,
  contents: ContentChanges,
): Promise<ChangedAll> {
  if (content !== undefined && country !== everyCountry)
    throw refused(`All countries show one content: it goes live with what is for all, not for ${audience(country)}`);
  const together = isEntry ? await nextNumber(tx) : undefined;
  // Content first: an import goes live in this order, too, and neither waits for the other for ever.
  const published =
    content === undefined ? undefined : await contents.publish(tx, content, { ...about, force, together });
  const changed: Changed[] = [];
  for (const [name, version] of Object.entries(versions)) {
    if (isEntry && (await readRow(tx, name, country))?.version === version)
      throw refused(`${name} ${version} is live already for ${audience(country)}`, 409);
    changed.push(await switchLive(tx, { ...about, name, country, to: version, action: 'make-live', together }));
  }
  return { together, changed, content: published };
}

/**
 * Takes back all that one write made live, in a transaction of the caller, as a write that can be taken back itself. Throws
 * RefusalError where a part of it is not live any more, and, unless `force` is given, where somebody has changed its content.
 */
export async function rollBackTogether(
  tx: Transaction,
  lines: readonly HistoryEntry[],
  { force, ...about }: About & { force: boolean },
  contents: ContentChanges,
): Promise<ChangedAll> {
  const together = await nextNumber(tx);
  const ofContent = lines.find(({ remote }) => remote === contentName);
  const content = ofContent && (await contents.rollBack(tx, Number(ofContent.to), { ...about, force, together }));
  if (content && content.left.length > 0)
    throw refused(
      `Nothing is changed: somebody has changed ${namesOf(content.left)} since (--force puts it back)`,
      409,
    );
  const changed: Changed[] = [];
  for (const { remote, country, from, to } of lines) {
    if (remote === null || country === null || remote === contentName) continue;
    const now = (await readRow(tx, remote, country))?.version ?? null;
    if (now !== to) {
      const [is, was] = [now, to].map((version) => versionName(version, country));
      throw refused(`Nothing is changed: ${remote} is at ${is} by now, not at ${was}. Roll back that first`, 409);
    }
    changed.push(await switchLive(tx, { ...about, name: remote, country, to: from, action: 'roll-back', together }));
  }
  return { together, changed, content };
}

/** What one write has changed, by its number. Throws RefusalError where there is none. */
export async function linesTogether(db: Pick<Database, 'select'>, number: number): Promise<HistoryEntry[]> {
  const rows = await db.select().from(history).where(eq(history.together, number)).orderBy(asc(history.id));
  if (rows.length === 0) throw refused(`Nothing went live together as ${number}: npm run releases lists what did`, 404);
  return rows.map(lineOf);
}

/** The number of the next write to several. Changes of what is live wait for each other, so that no other has it meanwhile. */
export async function nextNumber(tx: Pick<Database, 'select'>): Promise<number> {
  const [row] = await tx.select({ last: max(history.together) }).from(history);
  return (row?.last ?? 0) + 1;
}
