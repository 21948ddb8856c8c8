import { and, eq, gte, inArray, or, sql, sum } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { everyCountry } from '../contract.ts';
import { type LiveRow, readJudged } from '../live-rows.ts';
import type { JudgedVersion } from '../reports/contract.ts';
import { startOfMinute } from '../reports/read-reports.ts';
import { reportCount } from '../tables.ts';
import { type Rules, type Trials, verdictOf } from './verdict.ts';

const hour = 60 * 60 * 1000;
const fields = {
  version: reportCount.version,
  country: reportCount.country,
  kind: reportCount.kind,
  network: reportCount.bucket,
  hour: sql<string>`to_char(${reportCount.minute} at time zone 'utc', 'YYYY-MM-DD HH24')`,
};
const visitKinds: Known['kind'][] = ['visit', 'failed-visit'];

/** What is known of one version in one country and hour: visits, or failed ones of one network. */
interface Known {
  country: string;
  version: string;
  kind: 'visit' | 'failed-visit';
  network: number;
  /** As `2030-01-31 12`. */
  hour: string;
  count: number;
}

/**
 * A verdict on every new version: the candidates of rollouts, and versions that became live in the last hour, in each
 * country by itself. The baseline is the replaced version's visits since an hour before the change, in this country, or
 * in all countries where this one has fewer than `minVisits`.
 */
export async function judge(db: Pick<Database, 'select'>, rules: Rules, now = new Date()): Promise<JudgedVersion[]> {
  const rows = await readJudged(db);
  const judged: JudgedVersion[] = [];
  for (const { name, country, row } of rows)
    if (row.judgedSince) {
      const ofRemote = rows.filter((one) => one.name === name);
      const general = ofRemote.find((one) => one.country === everyCountry)?.row.version ?? null;
      const elsewhere = new Set(ofRemote.map((one) => one.country));
      judged.push(...(await judgeRow(db, { name, country, row, general, elsewhere, rules, now })));
    }
  return judged;
}

interface Case {
  name: string;
  country: string;
  row: LiveRow;
  /** The version of all countries. */
  general: string | null;
  /** The countries that have decided for themselves. */
  elsewhere: ReadonlySet<string>;
  rules: Rules;
  now: Date;
}

async function judgeRow(
  db: Pick<Database, 'select'>,
  { name, country, row, general, elsewhere, rules, now }: Case,
): Promise<JudgedVersion[]> {
  // Where the clock was put back since, what is reported from now on counts.
  const since = row.judgedSince && new Date(Math.min(row.judgedSince.getTime(), now.getTime()));
  const version = row.candidate?.version ?? row.version;
  if (!since || !version || (!row.candidate && now.getTime() - since.getTime() > hour)) return [];
  const before = versionBefore(row, version)?.version ?? (country === everyCountry ? null : general);
  if (before === null || before === version) return [];

  const known = await knownOf(db, name, [
    { version, since },
    { version: before, since: new Date(since.getTime() - hour) },
  ]);
  const visits = (of: string, where?: string) =>
    visitsIn(known.filter((one) => one.version === of && (where === undefined || one.country === where)));
  const seen = new Set(known.filter((one) => one.version === version).map((one) => one.country));
  const countries = country === everyCountry ? [...seen].filter((one) => !elsewhere.has(one)) : [country];
  return countries.map((where) => {
    const own = visits(before, where);
    const compared = own.visits < rules.minVisits ? visits(before) : own;
    const next = visits(version, where);
    return { remote: name, country: where, version, before, ...verdictOf(next, compared, rules, next.networks) };
  });
}

/** The visits of versions since a moment each, to the minute, by country; failed ones by network. */
async function knownOf(
  db: Pick<Database, 'select'>,
  name: string,
  wanted: readonly { version: string; since: Date }[],
): Promise<Known[]> {
  const since = wanted.map(({ version, since }) =>
    and(eq(reportCount.version, version), gte(reportCount.minute, startOfMinute(since))),
  );
  const rows = await db
    .select({ ...fields, count: sum(reportCount.count) })
    .from(reportCount)
    .where(and(eq(reportCount.remote, name), inArray(reportCount.kind, visitKinds), or(...since)))
    .groupBy(fields.version, fields.country, fields.kind, fields.network, fields.hour);
  return rows.flatMap(({ kind, count, ...row }) =>
    kind === 'visit' || kind === 'failed-visit' ? [{ ...row, kind, count: Number(count) }] : [],
  );
}

/**
 * Visits, and the failed ones, of which each network has one in an hour: several gateways may have counted it. A network's
 * number holds for a day; `networks` are those with failures of the day that has most.
 */
function visitsIn(known: readonly Known[]): Trials & { networks: number } {
  const failed = known.filter(({ kind }) => kind === 'failed-visit');
  const days = Map.groupBy(failed, ({ hour }) => hour.slice(0, 10)).values();
  return {
    visits: known.reduce((sum, { kind, count }) => (kind === 'visit' ? sum + count : sum), 0),
    failures: new Set(failed.map(({ hour, network }) => `${hour} ${network}`)).size,
    networks: Math.max(0, ...[...days].map((day) => new Set(day.map(({ network }) => network)).size)),
  };
}

/** What a row showed before a version on which a verdict is pending; undefined where it does not show that version, or where a person has decided. */
export function versionBefore(row: LiveRow, version: string): { version: string | null } | undefined {
  if (!row.judgedSince) return undefined;
  if (row.candidate?.version === version) return { version: row.version };
  return row.version === version && !row.candidate ? { version: row.replaced } : undefined;
}
