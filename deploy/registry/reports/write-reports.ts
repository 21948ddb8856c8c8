import { sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { reportCount, reportedError } from '../tables.ts';
import type { Count, Counted, ReportedError } from './contract.ts';
import { makePartitions, partitionAt } from './partitions.ts';

/** Adds what gateways have counted to what is known; fulfilled when it is written. What fails comes again. */
type AddReports = (counted: Counted) => Promise<void>;

type Row = Omit<Count, 'minute'> & { minute: Date };

const hour = 60 * 60 * 1000;
/** A report that is later counts for the oldest minute that may be written; one of a clock that is ahead, for the newest. */
const limits = { late: 24 * hour, early: hour };

/**
 * While one write is under way, what comes meanwhile is added up for the next: however many gateways report, each counter is
 * written once at a time.
 */
export function reportWriter(db: Database, clock = () => new Date()): AddReports {
  /** The names of the partitions that there are, as far as is known here. */
  const made = new Set<string>();
  let writing: Promise<void> = Promise.resolve();
  let waiting: { counted: Counted[]; written: Promise<void> } | undefined;

  async function write(all: readonly Counted[]): Promise<void> {
    const rows = summed(
      all.flatMap(({ counts }) => counts),
      clock(),
    );
    const partitions = rows.map(({ minute }) => partitionAt(minute, false)).filter(({ name }) => !made.has(name));
    try {
      if (partitions.length > 0) await db.transaction((tx) => makePartitions(tx, partitions));
      for (const { name } of partitions) made.add(name);
      await writeRows(
        db,
        rows,
        all.flatMap(({ errors }) => errors),
      );
    } catch (error) {
      // Another server, whose clock is ahead, may have dropped one.
      made.clear();
      throw error;
    }
  }

  return (counted) => {
    if (waiting) waiting.counted.push(counted);
    else {
      const batch = [counted];
      const written = writing.then(() => {
        waiting = undefined;
        return write(batch);
      });
      waiting = { counted: batch, written };
      writing = written.catch(() => {});
    }
    return waiting.written;
  };
}

/** All or nothing, and all counters in one statement. */
const writeRows = (db: Database, rows: readonly Row[], errors: readonly ReportedError[]): Promise<void> =>
  db.transaction(async (tx) => {
    if (rows.length > 0)
      await tx
        .insert(reportCount)
        .select(asTable(rows))
        .onConflictDoUpdate({
          target: [
            reportCount.remote,
            reportCount.version,
            reportCount.minute,
            reportCount.country,
            reportCount.kind,
            reportCount.bucket,
            reportCount.thinned,
          ],
          set: { count: sql`${reportCount.count} + excluded.count` },
        });
    if (errors.length > 0) await tx.insert(reportedError).values(errors.map(storable));
  });

/** Rows as a query, by columns: seven values, however many rows there are. */
function asTable(rows: readonly Row[]) {
  const column = (name: keyof Row) => sql.param(rows.map((row) => row[name]));
  const minutes = sql.param(rows.map(({ minute }) => minute.toISOString()));
  return sql`select *, false from unnest(
    ${minutes}::timestamptz[], ${column('remote')}::text[], ${column('version')}::text[], ${column('country')}::text[],
    ${column('kind')}::text[], ${column('bucket')}::smallint[], ${column('count')}::integer[])`;
}

/** One row for each counter, in one order, so that servers never deadlock. */
function summed(counts: readonly Count[], now: Date): Row[] {
  const [oldest, newest] = [now.getTime() - limits.late, now.getTime() + limits.early];
  const sums = new Map<string, Row>();
  for (const one of counts) {
    const minute = new Date(Math.max(oldest, Math.min(newest, Date.parse(one.minute))));
    minute.setUTCSeconds(0, 0);
    const key = [one.remote, one.version, minute.toISOString(), one.country, one.kind, one.bucket].join();
    const known = sums.get(key);
    if (known) known.count += one.count;
    else sums.set(key, { ...one, minute });
  }
  return [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

/** Browsers may report any text; PostgreSQL has no character zero. */
const storable = ({ message, stack, requestId, ...error }: ReportedError): ReportedError => ({
  ...error,
  message: message.replaceAll('\0', ''),
  stack: stack.replaceAll('\0', ''),
  requestId: requestId?.replaceAll('\0', ''),
});
