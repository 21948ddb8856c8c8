import { sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { countWrite } from '../../registry/counter.ts';
import { batchSize } from '../writing/in-batches.ts';
import type { Writer } from '../writing/upsert.ts';
import { checkBatch } from './check-batch.ts';
import { openClaims } from './claims.ts';
import { type Entry, type ImportOptions, type KindName, kindNames, problemLimit, type Report } from './contract.ts';
import { kinds } from './kinds/index.ts';
import { openPositions } from './positions.ts';
import { openSummary } from './sum-up.ts';
import { openVocabulary } from './vocabulary.ts';
import { writeBatch } from './write-batch.ts';

/** Any number that only imports use: one import at a time. */
const importLock = 727435002;

/** Ends a transaction that is to change nothing. */
class Undo extends Error {}

/**
 * Checks rows, and in the mode `write` takes them in, all or nothing: a bad row undoes everything, unless `skipBad` is
 * given. The mode `try` writes and undoes it, to say what would change.
 * Entries come kind by kind in the order of `kindNames`; only a batch of them is held at a time. Where every row says
 * what is stored already, nothing is written and the content counter stays.
 */
export async function importContent(
  db: Database,
  entries: AsyncIterable<Entry>,
  options: ImportOptions,
): Promise<Report> {
  const report = emptyReport();
  try {
    await db.transaction(async (tx) => {
      if (options.mode !== 'check') await tx.execute(sql`select pg_advisory_xact_lock(${importLock})`);
      await takeIn(tx, entries, options, report);
      const changes = report.added + report.changed + report.pages + report.created.length;
      const refused = report.bad > 0 && !options.skipBad;
      if (options.mode !== 'write' || refused || changes === 0) throw new Undo();
      await countWrite(tx, 'content');
    });
    report.written = true;
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
  return report;
}

async function takeIn(
  tx: Writer & Pick<Database, 'insert'>,
  entries: AsyncIterable<Entry>,
  options: ImportOptions,
  report: Report,
) {
  await openClaims(tx);
  const vocabulary = await openVocabulary(tx, options.create);
  report.created = vocabulary.created;
  const positions = openPositions(tx);
  const summary = openSummary();
  for await (const { kind: name, entries: batch } of batchesOf(entries)) {
    report.read += batch.length;
    const kind = kinds[name];
    const checked = await checkBatch(tx, { name, kind, entries: batch, vocabulary, positions });
    report.bad += batch.length - checked.rows.length;
    report.problemCount += checked.problems.length;
    summary.add(checked.problems);
    report.problems.push(...checked.problems.slice(0, problemLimit - report.problems.length));
    // Once a row is bad the rest is only checked: what is written would be undone anyway.
    if (options.mode === 'check' || (report.bad > 0 && !options.skipBad)) continue;
    await vocabulary.write(tx);
    await writeBatch(tx, kind, checked, report);
  }
  report.summary = summary.inOrder();
}

/** Entries in a row of one kind, a few hundred at a time. */
async function* batchesOf(entries: AsyncIterable<Entry>): AsyncGenerator<{ kind: KindName; entries: Entry[] }> {
  let batch: Entry[] = [];
  let kind: KindName = kindNames[0];
  for await (const entry of entries) {
    if (entry.kind !== kind || batch.length === batchSize) {
      if (batch.length) yield { kind, entries: batch };
      batch = [];
      kind = entry.kind;
    }
    batch.push(entry);
  }
  if (batch.length) yield { kind, entries: batch };
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
