import { setTimeout as delay } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { RefusalError, refused } from '../../registry/refusal.ts';
import { readVersions } from '../../registry/write-lock.ts';
import { contentImport, importClaim, searchPending, stagedRow } from '../tables.ts';
import { takeInPending } from '../writing/search/pending.ts';
import { forgetOldChanges } from './change.ts';
import type { Report } from './contract.ts';

/** How long a second import waits for the first. */
const waitForOtherMs = 30_000;
const againMs = 200;
/** After this silence the sender of rows is taken to have crashed. */
const silenceMs = 60_000;

type Transaction = Pick<Database, 'select' | 'insert' | 'execute'>;

/** The id of an import where pictures may come from these hosts: rows that were checked for others are checked again. */
export const importId = (id: string, pictureHosts: readonly string[]): string => [id, ...pictureHosts].join(' ');

/** How far the import of an id has come: its report, empty where it has not begun. */
export async function reportOf(db: Pick<Database, 'select'>, id: string): Promise<Report> {
  const { content } = await readVersions(db);
  const [begun] = await db.select().from(contentImport);
  // What was checked against other content may be wrong by now.
  return begun?.id === id && begun.contentVersion === content ? begun.report : emptyReport();
}

/**
 * Begins the import of an id, or goes on with it; answers how far it has come. Waits while somebody sends the rows of
 * another, and throws RefusalError (409) where that takes long.
 */
export async function beginImport(db: Database, id: string): Promise<Report> {
  for (const until = performance.now() + waitForOtherMs; ; await delay(againMs)) {
    const report = await beginAlone(db, id);
    if (report) return report;
    if (performance.now() > until)
      throw new RefusalError(409, 'command-wrong', 'Another import is under way: wait until it has ended');
  }
}

/** For a change of content that is no import, in its transaction: throws RefusalError (409) while one is under way. */
export async function takeTurn(tx: Pick<Database, 'select' | 'execute'>): Promise<void> {
  if (!(await isMyTurn(tx))) throw refused('An import is under way: try again when it has ended', 409);
}

/** The same for one that can wait: answers whether none is under way. */
export async function isMyTurn(tx: Pick<Database, 'select' | 'execute'>): Promise<boolean> {
  await tx.execute(sql`lock table ${contentImport} in exclusive mode`);
  const [begun] = await tx.select().from(contentImport);
  if (isUnderWay(begun)) return false;
  // What goes and what comes may name each other: it has to hold in the end.
  await tx.execute(sql`set constraints all deferred`);
  // One that was broken off would have to check its rows again anyway.
  await forget(tx);
  return true;
}

const isUnderWay = (begun: typeof contentImport.$inferSelect | undefined): boolean =>
  begun?.isActive === true && Date.now() - begun.changedAt.getTime() < silenceMs;

/** Undefined while another one is under way. */
const beginAlone = (db: Database, id: string): Promise<Report | undefined> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${contentImport} in exclusive mode`);
    const [begun] = await tx.select().from(contentImport);
    if (isUnderWay(begun)) return undefined;
    const report = await reportOf(tx, id);
    if (begun && report.read === 0) await forget(tx);
    await saveImport(tx, id, report);
    return report;
  });

/** Notes how far an import has come. */
export async function saveImport(tx: Transaction, id: string, report: Report): Promise<void> {
  const { content } = await readVersions(tx);
  const state = { contentVersion: content, isActive: true, changedAt: new Date(), report };
  await tx
    .insert(contentImport)
    .values({ id, ...state })
    .onConflictDoUpdate({ target: contentImport.id, set: state });
}

/** Marks an import as paused: its sender is gone. Another import may begin, or the same one may be resumed. */
export const pauseImport = async (db: Pick<Database, 'update'>, id: string): Promise<void> => {
  await db.update(contentImport).set({ isActive: false }).where(eq(contentImport.id, id));
};

/** Removes the import and what is staged of it. */
export const forget = (tx: Pick<Database, 'execute'>) =>
  tx.execute(sql`truncate ${contentImport}, ${stagedRow}, ${importClaim}`);

/** Removes an import that was interrupted a day ago. */
async function forgetOldImport(db: Database): Promise<void> {
  const [begun] = await db.select({ changedAt: contentImport.changedAt }).from(contentImport);
  if (begun && Date.now() - begun.changedAt.getTime() > 24 * 60 * 60_000) await forget(db);
}

const emptyReport = (): Report => ({
  read: 0,
  bad: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  pages: 0,
  created: [],
  written: false,
  problems: [],
  problemCount: 0,
  summary: [],
});

/** What changes of content leave to the server. */
export interface Imports {
  /** Has search take in what has gone live and is not found yet. */
  takeInPending(): Promise<void>;
  forgetOld(): Promise<void>;
}

/** The maintenance of imports in a database, and of what is kept of changes for so many days. */
export const createImports = (db: Database, keptDays: number): Imports => ({
  async takeInPending() {
    if ((await db.$count(searchPending)) > 0) await takeInPending(db);
  },
  async forgetOld() {
    await forgetOldImport(db);
    await forgetOldChanges(db, keptDays);
  },
});
