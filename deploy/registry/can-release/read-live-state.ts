import { and, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { type Manifest, manifestSchema } from 'shared/release';
import type { Database } from '../../database/index.ts';
import { tellLeftOut } from '../left-out.ts';
import { history, live, release, visibleActions } from '../tables.ts';
import { isDevelopmentVersion } from '../which-version.ts';
import type { HeldVersion, LiveDecision } from './view.ts';

/** A database, or a transaction in it. */
export type Reader = Pick<Database, 'select'>;

/** How long a tab may stay open on what was live when it was opened. */
const tabHours = 24;

/** What has been decided about what is live, everywhere. */
export async function liveDecisions(tx: Reader): Promise<LiveDecision[]> {
  const rows = await tx.select().from(live);
  return rows.map(({ remote, country, version, candidateVersion }) => ({
    remote,
    country,
    version,
    candidate: candidateVersion,
  }));
}

/**
 * The manifests that are named in decisions, by remote and version; old ones are read as of today. Undefined for a release that
 * is not stored, or whose manifest is none: no gateway can open it.
 */
export async function manifestsOf(
  tx: Reader,
  versions: readonly { remote: string; version: string }[],
): Promise<(remote: string, version: string) => Manifest | undefined> {
  const { name, version, manifest } = release;
  const digest = sql<string>`md5(${manifest}::text)`;
  const rows = await tx.select({ remote: name, version, digest }).from(release).where(isOneOf(versions));
  const known = new Map(rows.map((row) => [row.digest, read.get(row.digest)]));
  const unread = rows.filter((row) => !known.get(row.digest));
  const news = unread.length
    ? await tx.select({ remote: name, version, digest, manifest }).from(release).where(isOneOf(unread))
    : [];
  for (const { remote, version, digest, manifest } of news) {
    const { data } = manifestSchema.safeParse(manifest);
    known.set(digest, data);
    if (data) read.set(digest, data);
    else tellLeftOut(`the manifest of ${remote} ${version}`, manifest);
  }
  const found = new Map(rows.map((row) => [`${row.remote} ${row.version}`, known.get(row.digest)]));
  return (remote, version) => {
    const manifest = found.get(`${remote} ${version}`);
    return manifest?.name === remote && manifest.version === version ? manifest : undefined;
  };
}

/** What manifests say, by the digest of what is stored: to read those of fifty remotes anew takes half a second of each change. */
const read = new LRUCache<string, Manifest>({ max: 1_000 });

/** Any number of versions in two parameters. */
function isOneOf(versions: readonly { remote: string; version: string }[]) {
  const remotes = sql.param(versions.map(({ remote }) => remote));
  const numbers = sql.param(versions.map(({ version }) => version));
  return sql`(${release.name}, ${release.version}) in (select * from unnest(${remotes}::text[], ${numbers}::text[]))`;
}

/** What was live within the last day, by the history: tabs that were opened then are open still. */
export async function heldVersions(tx: Reader): Promise<HeldVersion[]> {
  const since = sql`now() - interval '${sql.raw(String(tabHours))} hours'`;
  const rows = await tx
    .select({ remote: history.remote, country: history.country, from: history.fromVersion, to: history.toVersion })
    .from(history)
    .where(
      and(
        inArray(history.action, visibleActions),
        gt(history.at, since),
        isNotNull(history.remote),
        isNotNull(history.country),
      ),
    );
  const held = new Map<string, { remote: string; country: string; version: string }>();
  for (const { remote, country, from, to } of rows)
    for (const version of [from, to])
      if (remote !== null && country !== null && version !== null && !isDevelopmentVersion(version))
        held.set(`${remote} ${country} ${version}`, { remote, country, version });
  const manifestOf = await manifestsOf(tx, [...held.values()]);
  return [...held.values()].flatMap(({ remote, country, version }) => {
    const manifest = manifestOf(remote, version);
    return manifest ? { country, manifest } : [];
  });
}
