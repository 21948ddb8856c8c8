import { and, eq, gte, sum } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { everyCountry } from '../contract.ts';
import { reportCount } from '../tables.ts';

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
