import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { reportCount, reportedError } from '../tables.ts';
import type { Count, Counted, ReportedError } from './contract.ts';

const retentionDays = 30;
const day = 24 * 60 * 60 * 1000;
/** PostgreSQL takes 65,535 values in a statement; a row has seven. */
const rowsAtOnce = 5_000;

/** Adds what gateways have counted to what is known; fulfilled when it is written. What fails comes again. */
type AddReports = (counted: Counted) => Promise<void>;

/**
 * While one write is under way, what comes meanwhile is added up for the next: however many gateways report, each counter is
 * written once at a time.
 */
export function reportWriter(db: Database): AddReports {
  let writing: Promise<void> = Promise.resolve();
  let waiting: { counted: Counted[]; written: Promise<void> } | undefined;

  return (counted) => {
    if (waiting) waiting.counted.push(counted);
    else {
      const batch = [counted];
      const written = writing.then(() => {
        waiting = undefined;
        return write(db, batch);
      });
      waiting = { counted: batch, written };
      writing = written.catch(() => {});
    }
    return waiting.written;
  };
}

/** All or nothing. Rows are written in one order, so that servers never deadlock. */
async function write(db: Database, all: readonly Counted[]): Promise<void> {
  const rows = summed(all.flatMap(({ counts }) => counts));
  const errors = all.flatMap((one) => one.errors);
  await db.transaction(async (tx) => {
    for (let from = 0; from < rows.length; from += rowsAtOnce)
      await tx
        .insert(reportCount)
        .values(rows.slice(from, from + rowsAtOnce))
        .onConflictDoUpdate({
          target: [
            reportCount.remote,
            reportCount.country,
            reportCount.version,
            reportCount.minute,
            reportCount.kind,
            reportCount.bucket,
          ],
          set: { count: sql`${reportCount.count} + excluded.count` },
        });
    if (errors.length > 0) await tx.insert(reportedError).values(errors.map(storable));
  });
}

/** One row for each counter, in the one order. */
function summed(counts: readonly Count[]): (typeof reportCount.$inferInsert)[] {
  const sums = new Map<string, Omit<Count, 'minute'> & { minute: Date }>();
  for (const one of counts) {
    const row = { ...one, minute: new Date(one.minute) };
    const key = keyOf(row);
    const known = sums.get(key);
    if (known) known.count += row.count;
    else sums.set(key, row);
  }
  return [...sums].sort(([one], [other]) => one.localeCompare(other)).map(([, row]) => row);
}

/** Browsers may report any text; PostgreSQL has no character zero. */
const storable = ({ message, stack, requestId, ...error }: ReportedError): ReportedError => ({
  ...error,
  message: message.replaceAll('\0', ''),
  stack: stack.replaceAll('\0', ''),
  requestId: requestId?.replaceAll('\0', ''),
});

const keyOf = (row: Omit<typeof reportCount.$inferInsert, 'count'>): string =>
  [row.remote, row.country, row.version, row.minute.toISOString(), row.kind, row.bucket].join();

/** Removes what is older than 30 days. */
export async function removeOldReports(db: Database, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - retentionDays * day);
  await db.delete(reportCount).where(lt(reportCount.minute, before));
  await db.delete(reportedError).where(lt(reportedError.at, before));
}
