import type { Database } from '../../database/index.ts';
import { adminId } from '../../registry/access/access.ts';
import { RefusalError } from '../../registry/refusal.ts';
import { mustHaveRoom, stagePreview } from '../preview/previews.ts';
import { beginImport, importId, pauseImport, saveImport } from './begun-import.ts';
import type { NewChange } from './change.ts';
import { type Batch, checkBatch, openPositions } from './check-batch.ts';
import { type Entry, type ImportOptions, type KindName, kindNames, problemLimit, type Report } from './contract.ts';
import { dateStaged, type NewDatedContent } from './dated-content.ts';
import { goLive, madePages } from './go-live.ts';
import { kinds } from './kinds/index.ts';
import { mostFrequent, openSummary } from './problems.ts';
import { stageBatch } from './stage-batch.ts';
import { openVocabulary } from './vocabulary.ts';

/** Rows that are checked and staged in one batch; the embedded database answers no other question meanwhile. */
const rowsAtATime = 200;

/**
 * Checks rows and stages them, a batch at a time, and then makes them live in one transaction, all or nothing: a bad row
 * keeps everything back, unless `skipBad` is given. What visitors see changes in that transaction only.
 * Entries come kind by kind in the order of `kindNames`, without the first `from`, which are staged: an import that was broken
 * off goes on there. Where every row says what is stored already, nothing is written and the content counter stays.
 * With `liveAt` they wait for that moment, as what is dated.
 * A picture on a host that is not among `pictureHosts` is a bad row. Throws RefusalError (409) while another import is under way.
 */
export async function importContent(
  db: Database,
  entries: AsyncIterable<Entry>,
  options: ImportOptions & Partial<Pick<NewChange, 'who' | 'isKept'> & Pick<NewDatedContent, 'tokenId'>>,
  pictureHosts: readonly string[],
): Promise<Report> {
  const { skipBad, dryRun, preview, who = 'admin', by, why, isKept, liveAt, until, tokenId = adminId } = options;
  if (preview) await mustHaveRoom(db);
  const id = importId(options.id, pictureHosts);
  const report = await beginImport(db, id);
  try {
    await stage(db, entries, { ...options, id, pictureHosts }, report);
    const changes = report.added + report.changed + report.pages + report.created.length;
    const isRefused = report.bad > 0 && !skipBad;
    const isWanted = !dryRun && !isRefused && changes > 0;
    const change = { action: 'content-import', who, by, why, isKept } as const;
    if (isWanted && liveAt !== undefined)
      report.dated = await db.transaction((tx) => dateStaged(tx, { ...change, liveAt, until, tokenId }));
    else if (isWanted && preview) report.preview = await db.transaction((tx) => stagePreview(tx, change));
    else if (isWanted) {
      report.change = (await db.transaction((tx) => goLive(tx, change))).number;
      report.written = true;
    }
  } finally {
    await pauseImport(db, id);
  }
  return { ...report, summary: mostFrequent(report.summary) };
}

async function stage(
  db: Database,
  entries: AsyncIterable<Entry>,
  options: ImportOptions & Pick<Batch, 'pictureHosts'>,
  report: Report,
): Promise<void> {
  const vocabulary = await openVocabulary(db, options, report.created);
  const positions = openPositions();
  const { pictureHosts } = options;
  const summary = openSummary(report.summary);
  // What was sent before the sender was broken off may have been staged after it asked how far it had come.
  const newer = withoutFirst(report.read - options.from, entries);
  for await (const { kind: name, entries: batch } of batchesOf(newer))
    await db.transaction(async (tx) => {
      const checked = await checkBatch(tx, {
        name,
        kind: kinds[name],
        entries: batch,
        vocabulary,
        positions,
        pictureHosts,
      });
      await vocabulary.stage(tx);
      await stageBatch(tx, name, checked, report);
      report.read += batch.length;
      report.bad += batch.length - checked.rows.length;
      report.problemCount += checked.problems.length;
      summary.add(checked.problems);
      report.summary = summary.all();
      report.problems.push(...checked.problems.slice(0, problemLimit - report.problems.length));
      await saveImport(tx, options.id, report);
    });
  report.pages = await madePages(db);
}

async function* withoutFirst(count: number, entries: AsyncIterable<Entry>): AsyncGenerator<Entry> {
  if (count < 0) throw new RefusalError(409, 'command-wrong', 'Rows are missing that were staged before: import again');
  let row = 0;
  for await (const entry of entries) if (row++ >= count) yield entry;
}

/** Entries in a row of one kind, a few hundred at a time. */
async function* batchesOf(entries: AsyncIterable<Entry>): AsyncGenerator<{ kind: KindName; entries: Entry[] }> {
  let batch: Entry[] = [];
  let kind: KindName = kindNames[0];
  for await (const entry of entries) {
    if (entry.kind !== kind || batch.length === rowsAtATime) {
      if (batch.length) yield { kind, entries: batch };
      batch = [];
      kind = entry.kind;
    }
    batch.push(entry);
  }
  if (batch.length) yield { kind, entries: batch };
}
