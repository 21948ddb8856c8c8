import { and, asc, desc, eq, gte, sum } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { everyCountry, isoOf } from '../contract.ts';
import { reportCount, reportedError } from '../tables.ts';
import type { ReportedErrors, Reports, ReportsQuery } from './contract.ts';
import { figuresOf } from './figures.ts';

const errorsLimit = 100;

/** What browsers and gateways have reported since a moment, to the minute, or to the hour where it is more than a day ago: piece by piece, and in all. */
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
  const byMinute = Map.groupBy(rows, ({ minute }) => isoOf(minute));
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
  return { errors: rows.map(({ id, at, ...row }) => ({ ...row, when: isoOf(at) })) };
}

interface VisitsQuery {
  name: string;
  version: string;
  /** A country, or `*` for all together. */
  country: string;
  since: Date;
}

/** How many visits have seen a part of a version since a moment, to the minute. */
export async function visitsSince(
  db: Pick<Database, 'select'>,
  { name, version, country, since }: VisitsQuery,
): Promise<number> {
  const [row] = await db
    .select({ visits: sum(reportCount.count) })
    .from(reportCount)
    .where(
      and(
        eq(reportCount.remote, name),
        eq(reportCount.version, version),
        eq(reportCount.kind, 'visit'),
        country === everyCountry ? undefined : eq(reportCount.country, country),
        gte(reportCount.minute, startOfMinute(since)),
      ),
    );
  return Number(row?.visits ?? 0);
}

/** The minute that a moment is in, as reports are counted by. */
export function startOfMinute(moment: Date): Date {
  const minute = new Date(moment);
  minute.setUTCSeconds(0, 0);
  return minute;
}
