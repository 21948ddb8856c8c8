import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { reportCount, reportedError } from '../tables.ts';
import type { Counted, ReportedError } from './contract.ts';

const keptDays = 30;
const day = 24 * 60 * 60 * 1000;

/**
 * Adds what a gateway has counted to what is there, all or nothing: what fails comes again. Rows are written in one order,
 * so that gateways never deadlock.
 */
export async function addReports(db: Database, { counts, errors }: Counted): Promise<void> {
  const rows = counts
    .map((row) => ({ ...row, minute: new Date(row.minute) }))
    .sort((a, b) => keyOf(a).localeCompare(keyOf(b)));
  await db.transaction(async (tx) => {
    if (rows.length > 0)
      await tx
        .insert(reportCount)
        .values(rows)
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
  const before = new Date(now.getTime() - keptDays * day);
  await db.delete(reportCount).where(lt(reportCount.minute, before));
  await db.delete(reportedError).where(lt(reportedError.at, before));
}
