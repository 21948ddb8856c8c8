import { and, eq, gte, inArray, isNotNull, sum } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { everyCountry } from '../contract.ts';
import { type LiveRow, readRow } from '../live-rows.ts';
import { startOfMinute } from '../reports/mounts-since.ts';
import { live, reportCount } from '../tables.ts';
import { versionBefore } from '../take-back.ts';
import type { JudgedVersion } from './contract.ts';
import { type Rules, type Trials, verdictOf } from './verdict.ts';

const hour = 60 * 60 * 1000;

/** What is known of one version in one country. */
type Known = Trials & { country: string; version: string };

/**
 * A verdict on every version that is new: on the candidates of rollouts, and on what became live in the last hour, in
 * each country by itself, beside the version that it replaces. That one's mounts count from an hour before the change
 * on; where the country has too few of them, those of all countries do.
 */
export async function judge(db: Pick<Database, 'select'>, rules: Rules, now = new Date()): Promise<JudgedVersion[]> {
  const watched = await db
    .select({ name: live.remote, country: live.country })
    .from(live)
    .where(isNotNull(live.watchedSince));
  const judged: JudgedVersion[] = [];
  for (const { name, country } of watched) {
    const row = await readRow(db, name, country);
    if (row) judged.push(...(await judgeRow(db, { name, country, row, rules, now })));
  }
  return judged;
}

interface Case {
  name: string;
  country: string;
  row: LiveRow;
  rules: Rules;
  now: Date;
}

async function judgeRow(
  db: Pick<Database, 'select'>,
  { name, country, row, rules, now }: Case,
): Promise<JudgedVersion[]> {
  const since = row.watchedSince;
  const version = row.candidate?.version ?? row.version;
  if (!since || !version || (!row.candidate && now.getTime() - since.getTime() > hour)) return [];
  const general = country === everyCountry ? null : ((await readRow(db, name, everyCountry))?.version ?? null);
  const before = versionBefore(row, version)?.version ?? general;
  if (before === null || before === version) return [];

  const known = await knownOf(db, name, [
    { version, since },
    { version: before, since: new Date(since.getTime() - hour) },
  ]);
  const elsewhere = await countriesOfTheirOwn(db, name);
  const trials = (of: string, where?: string) =>
    total(known.filter((one) => one.version === of && (where === undefined || one.country === where)));
  const seen = new Set(known.filter((one) => one.version === version).map((one) => one.country));
  const countries = country === everyCountry ? [...seen].filter((one) => !elsewhere.has(one)) : [country];
  return countries.map((where) => {
    const own = trials(before, where);
    const compared = own.mounts < rules.minMounts ? trials(before) : own;
    return { remote: name, country: where, version, before, ...verdictOf(trials(version, where), compared, rules) };
  });
}

/** The mounts and failures of versions since a moment each, to the minute, by country. */
async function knownOf(
  db: Pick<Database, 'select'>,
  name: string,
  wanted: readonly { version: string; since: Date }[],
): Promise<Known[]> {
  const found = wanted.map(async ({ version, since }) => {
    const rows = await db
      .select({ country: reportCount.country, kind: reportCount.kind, count: sum(reportCount.count) })
      .from(reportCount)
      .where(
        and(
          eq(reportCount.remote, name),
          eq(reportCount.version, version),
          inArray(reportCount.kind, ['mount', 'failure']),
          gte(reportCount.minute, startOfMinute(since)),
        ),
      )
      .groupBy(reportCount.country, reportCount.kind);
    return rows.map(({ country, kind, count }) => ({
      country,
      version,
      mounts: kind === 'mount' ? Number(count) : 0,
      failures: kind === 'failure' ? Number(count) : 0,
    }));
  });
  return (await Promise.all(found)).flat();
}

const total = (known: readonly Trials[]): Trials => ({
  mounts: known.reduce((sum, { mounts }) => sum + mounts, 0),
  failures: known.reduce((sum, { failures }) => sum + failures, 0),
});

async function countriesOfTheirOwn(db: Pick<Database, 'select'>, name: string): Promise<Set<string>> {
  const rows = await db.select({ country: live.country }).from(live).where(eq(live.remote, name));
  return new Set(rows.map(({ country }) => country));
}
