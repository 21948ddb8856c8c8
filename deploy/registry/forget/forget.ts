import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { chooseLibraries, isLibrary, releaseKey } from 'shared/release';
import { z } from 'zod';
import type { Database } from '../../database/index.ts';
import { record } from '../history.ts';
import { longestSeconds } from '../qa/qa-link.ts';
import { dated, history, live, release, releaseFile, releasePicture, visibleActions } from '../tables.ts';
import { readVersions, takeWriteLock } from '../write-lock.ts';
import { type Forgotten, fewestDays } from './contract.ts';
import { neededReleases } from './needed.ts';

type Tx = Pick<Database, 'select' | 'insert' | 'update'>;
type Named = Forgotten['forgotten'][number];

interface Wanted {
  olderThanDays: number;
  /** The holder of the token, and the person who uses it. */
  who: string;
  by: string;
  why: string;
}

/**
 * Forgets the old releases that nobody needs, in a transaction of the caller: from then on none of them can go live, and
 * `removeForgotten` removes their files. The history has a line for each remote.
 */
export async function forget(tx: Tx, { olderThanDays, who, by, why }: Wanted): Promise<Forgotten> {
  await takeWriteLock(tx, 'registry');
  const found = await oldReleases(tx, olderThanDays);
  const { registry } = await readVersions(tx);
  await tx.update(release).set({ forgotten: registry }).where(isOneOf(found.forgotten));
  for (const [remote, all] of Map.groupBy(found.forgotten, ({ name }) => name)) {
    const what = `the files of ${all.length} releases older than ${olderThanDays} days`;
    await record(tx, { who, person: by, action: 'forget', remote, why: why ? `${why} (${what})` : what });
  }
  return found;
}

/** The releases that are older, and that nobody needs: the oldest first. */
export async function oldReleases(tx: Pick<Database, 'select'>, olderThanDays: number): Promise<Forgotten> {
  const { name, version } = release;
  const old = await tx
    .select({ name, version })
    .from(release)
    .where(and(isNull(release.forgotten), lt(release.publishedAt, daysAgo(olderThanDays))))
    .orderBy(asc(release.publishedAt));
  const needed = await neededNow(tx);
  const links = await openQaLinks(tx);
  const candidates = old.filter(
    (one) => !needed.has(releaseKey(one)) && !links.some((shown) => shown.includes(`${one.name}=${one.version}`)),
  );
  const taken = await librariesTaken(tx, new Set(candidates.map((one) => releaseKey(one))));
  const forgotten = candidates.filter((one) => !taken.has(releaseKey(one)));
  const [size] = await tx
    .select({ bytes: sql<string>`coalesce(sum(octet_length(${releaseFile.content})), 0)` })
    .from(releaseFile)
    .innerJoin(release, and(eq(releaseFile.name, name), eq(releaseFile.version, version)))
    .where(isOneOf(forgotten));
  return { forgotten, bytes: Number(size?.bytes ?? 0) };
}

/** By the database's own clock, as all moments in it. */
const daysAgo = (days: number) => sql<Date>`now() - make_interval(days => ${days})`;

async function neededNow(tx: Pick<Database, 'select'>): Promise<Set<string>> {
  const lines = await tx.select().from(history).where(inArray(history.action, visibleActions)).orderBy(asc(history.id));
  const [clock] = await tx.select({ since: daysAgo(fewestDays).mapWith(history.at) }).from(sql`(select 1) as clock`);
  const present = { rows: await tx.select().from(live), lines, dated: await tx.select().from(dated) };
  return neededReleases(present, clock?.since ?? new Date(0));
}

/** What the QA links show that may be open still, in the words of the history: the links themselves are stored nowhere. */
async function openQaLinks(tx: Pick<Database, 'select'>): Promise<string[]> {
  const lines = await tx
    .select({ why: history.why })
    .from(history)
    .where(and(eq(history.action, 'qa-link'), gt(history.at, daysAgo(longestSeconds / 86_400))));
  return lines.map(({ why }) => why);
}

/** What is looked at of a manifest; a release that says none of it takes no library. */
const useSchema = z.object({
  shared: z.record(z.string(), z.object({ requires: z.string(), provides: z.string().optional() })).catch({}),
  modules: z.array(z.string()).catch([]),
});

/** The libraries that the other releases take where these are gone, by `releaseKey`. */
async function librariesTaken(tx: Pick<Database, 'select'>, going: ReadonlySet<string>): Promise<Set<string>> {
  const rows = await tx
    .select({
      name: release.name,
      version: release.version,
      use: sql`json_build_object('shared', ${release.manifest} -> 'shared', 'modules', ${release.manifest} -> 'modules')`,
    })
    .from(release)
    .where(isNull(release.forgotten));
  const uses = rows.map(({ use, ...named }) => ({ ...named, ...useSchema.parse(use) }));
  const libraries = uses.filter(({ name }) => isLibrary(name));
  const staying = uses.filter((one) => !isLibrary(one.name) && !going.has(releaseKey(one)));
  const needs = new Map(staying.map((one) => [JSON.stringify(one.shared), one]));
  return new Set(
    [...needs.values()].flatMap((one) =>
      (chooseLibraries([one, ...libraries]).taken.get(one.name) ?? []).map(releaseKey),
    ),
  );
}

/** Any number of releases in one parameter. */
const isOneOf = (releases: readonly Named[]) =>
  sql`(${release.name}, ${release.version}) in (select name, version from json_to_recordset(${JSON.stringify(releases)}::json) as one (name text, version text))`;

/** What the writes of the registry after this one have forgotten. */
export const forgottenSince = (db: Pick<Database, 'select'>, after: number): Promise<Named[]> =>
  db.select({ name: release.name, version: release.version }).from(release).where(gt(release.forgotten, after));

/** How many releases lose their files in one transaction. */
const atOnce = 20;

/** Removes the files and the pictures of what is forgotten, a few releases at a time: nobody waits for all of it. */
export async function removeForgotten(db: Database): Promise<void> {
  for (;;) {
    const some = await db
      .selectDistinct({ name: releaseFile.name, version: releaseFile.version })
      .from(releaseFile)
      .innerJoin(release, and(eq(releaseFile.name, release.name), eq(releaseFile.version, release.version)))
      .where(isNotNull(release.forgotten))
      .limit(atOnce);
    if (some.length === 0) return;
    await db.transaction(async (tx) => {
      for (const { name, version } of some)
        for (const table of [releaseFile, releasePicture])
          await tx.delete(table).where(and(eq(table.name, name), eq(table.version, version)));
    });
  }
}
