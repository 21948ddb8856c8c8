import { and, gt, inArray, isNotNull, sql } from 'drizzle-orm';
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
  const remotes = sql.param(versions.map(({ remote }) => remote));
  const numbers = sql.param(versions.map(({ version }) => version));
  const rows = await tx
    .select({ name: release.name, version: release.version, manifest: release.manifest })
    .from(release)
    .where(
      sql`(${release.name}, ${release.version}) in (select * from unnest(${remotes}::text[], ${numbers}::text[]))`,
    );
  const found = new Map(
    rows.map(({ name, version, manifest }) => {
      const { data } = manifestSchema.safeParse(manifest);
      if (!data) tellLeftOut(`the manifest of ${name} ${version}`, manifest);
      return [`${name} ${version}`, data];
    }),
  );
  return (remote, version) => {
    const manifest = found.get(`${remote} ${version}`);
    return manifest?.name === remote && manifest.version === version ? manifest : undefined;
  };
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
