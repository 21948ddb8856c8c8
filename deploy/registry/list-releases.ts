import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { isoOf, type Releases, type ReleasesQuery } from './contract.ts';
import { mustExist } from './live-rows.ts';
import { live, release } from './tables.ts';

/** A page of the releases, the newest first. Throws RefusalError `release-unknown` where it should begin at one that there is not. */
export async function listReleases(db: Pick<Database, 'select'>, query: ReleasesQuery): Promise<Releases> {
  const { remote, source, isLive, before, limit } = query;
  const [name = '', version = ''] = before?.split('@') ?? [];
  if (before !== undefined) await mustExist(db, name, version);
  const conditions: (SQL | undefined)[] = [
    remote === undefined ? undefined : eq(release.name, remote),
    source === undefined ? undefined : eq(release.source, source),
    isLive ? isSomewhereLive(db) : undefined,
    before === undefined ? undefined : isBefore(db, name, version),
  ];
  const rows = await db
    .select({
      name: release.name,
      version: release.version,
      publishedAt: release.publishedAt,
      by: release.publishedBy,
      why: release.why,
      source: release.source,
      forgotten: release.forgotten,
    })
    .from(release)
    .where(and(...conditions))
    .orderBy(desc(release.publishedAt), desc(release.name), desc(release.version))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    releases: shown.map(({ forgotten, ...row }) => ({
      ...row,
      publishedAt: isoOf(row.publishedAt),
      isForgotten: forgotten !== null,
    })),
    older: last && `${last.name}@${last.version}`,
  };
}

/** The database compares, as its moments are finer than ours. */
function isBefore(db: Pick<Database, 'select'>, name: string, version: string): SQL {
  const last = db
    .select({ publishedAt: release.publishedAt, name: release.name, version: release.version })
    .from(release)
    .where(and(eq(release.name, name), eq(release.version, version)));
  return sql`(${release.publishedAt}, ${release.name}, ${release.version}) < ${last}`;
}

/** Whether some visitor sees it. */
function isSomewhereLive(db: Pick<Database, 'select'>): SQL {
  const stable = db.select({ remote: live.remote, version: live.version }).from(live);
  const rolledOut = db.select({ remote: live.remote, version: live.candidateVersion }).from(live);
  return sql`(${release.name}, ${release.version}) in ${stable.union(rolledOut)}`;
}
