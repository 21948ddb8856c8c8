import { and, asc, desc, eq, gte } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { reportCount, reportedError } from '../tables.ts';
import type { ReportedErrors, Reports, ReportsQuery } from './contract.ts';
import { figuresOf } from './figures.ts';
import { startOfMinute } from './visits-since.ts';

const errorsLimit = 100;

/** What browsers and gateways have reported since a moment, to the minute: minute by minute, and in all. */
export async function readReports(db: Pick<Database, 'select'>, query: ReportsQuery): Promise<Reports> {
  const rows = await db
    .select()
    .from(reportCount)
    .where(
      and(
        gte(reportCount.minute, startOfMinute(new Date(query.since))),
        query.remote === undefined ? undefined : eq(reportCount.remote, query.remote),
        query.country === undefined ? undefined : eq(reportCount.country, query.country),
      ),
    )
    .orderBy(asc(reportCount.minute));
  const byMinute = Map.groupBy(rows, ({ minute }) => minute.toISOString());
  return {
    minutes: [...byMinute].flatMap(([minute, counts]) => figuresOf(counts).map((figures) => ({ minute, ...figures }))),
    totals: figuresOf(rows),
  };
}

/** The errors that browsers have reported since a moment, the newest first, a hundred at most. */
export async function readErrors(db: Pick<Database, 'select'>, query: ReportsQuery): Promise<ReportedErrors> {
  const rows = await db
    .select()
    .from(reportedError)
    .where(
      and(
        gte(reportedError.at, new Date(query.since)),
        query.remote === undefined ? undefined : eq(reportedError.remote, query.remote),
        query.country === undefined ? undefined : eq(reportedError.country, query.country),
      ),
    )
    .orderBy(desc(reportedError.id))
    .limit(errorsLimit);
  return { errors: rows.map(({ id, at, ...row }) => ({ ...row, when: at.toISOString() })) };
}
