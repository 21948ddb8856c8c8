import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { audience, type Changed, type LiveVersions } from './contract.ts';
import { record } from './history.ts';
import { mustBeCountry, mustHaveFiles, readRow, type Target, type Tx, wasReverted, writeRow } from './live-rows.ts';
import { refused } from './refusal.ts';
import { mustNotBeRetired, retiredNow } from './retired.ts';
import { halt } from './rollouts.ts';
import { liveSigner } from './signing/live-signer.ts';
import { liveOf, type Statement } from './signing/statement.ts';
import { type Action, history, live, liveActions } from './tables.ts';
import { previousVersion } from './which-version.ts';
import { readVersions, takeWriteLock } from './write-lock.ts';

/**
 * Makes a published version live for a country or `*`, in one transaction.
 * Throws RefusalError, having changed nothing, where the release or the country is not known.
 */
export const makeLive = (db: Database, change: Target & { version: string }): Promise<Changed> =>
  db.transaction((tx) => switchLive(tx, { ...change, to: change.version, action: 'make-live' }));

/**
 * Makes live what was live before, by the history, and ends a rollout. A country whose first own version is rolled back
 * follows `*` again; a remote whose first release is rolled back is not live any more. Throws RefusalError
 * `release-refused`, having changed nothing, where nothing was ever live.
 */
export const rollBack = (db: Database, target: Target): Promise<Changed> =>
  db.transaction(async (tx) => {
    const { name, country } = target;
    mustBeCountry(country);
    await mustNotBeRetired(tx, name);
    const lines = await tx
      .select({ to: history.toVersion, action: history.action })
      .from(history)
      .where(and(eq(history.remote, name), eq(history.country, country), inArray(history.action, liveActions)))
      .orderBy(asc(history.id));
    const to = wayBack(lines);
    if (to === undefined && (await readRow(tx, name, country))?.candidate) return halt(tx, target);
    if (to === undefined)
      throw refused(
        `${name} had nothing live before for ${audience(country)}: name a version (--to) that npm run releases -- ${name} lists`,
        409,
      );
    return switchLive(tx, { ...target, to, action: 'roll-back' });
  });

/**
 * The version that a rollback leads to, by the lines of one remote and country, the oldest first; undefined where nothing was live
 * before. A retirement is taken back as a whole: it is no version to go back to.
 */
export function wayBack(lines: readonly { action: Action; to: string | null }[]): string | null | undefined {
  const past = lines.filter(({ action }) => action !== 'retire' && liveActions.some((one) => one === action));
  return previousVersion([null, ...past.map(({ to }) => to)]);
}

/**
 * Writes the live row and the history, and ends a rollout; a version that is live already is left alone. `to: null`
 * takes the row away. `byItself`: nobody asks for it now. Throws RefusalError for a country or a release that there is not.
 */
export async function switchLive(
  tx: Tx,
  change: Target & { to: string | null; action: Action; byItself?: boolean },
): Promise<Changed> {
  const { name, country, who, by, why, forced, together, to, action, byItself } = change;
  mustBeCountry(country);
  await takeWriteLock(tx, 'registry');
  if (to !== null) await mustHaveFiles(tx, name, to);
  const current = await readRow(tx, name, country);
  if (!current && action === 'make-live') await mustNotBeRetired(tx, name);
  const from = current?.version ?? null;
  const changed = { name, country, from, to };
  if (from === to && current?.candidate) return halt(tx, { name, country, who, by, why, forced });
  if (from === to) return changed;
  const isJudged = action !== 'roll-back' && to !== null && !(await wasReverted(tx, name, country, to));
  const row = { version: to, replaced: from, judgedSince: isJudged ? new Date() : null, heldBackFrom: null };
  const withdrawn = action === 'roll-back' && !byItself ? from : null;
  await writeRow(tx, name, country, row, { withdrawn, byItself });
  await record(tx, { who, person: by, action, remote: name, country, from, to, why, forced, together });
  return changed;
}

/** After a write all gateways ask at once, and the content system does: for so long they get one answer. */
const sharedMs = 1_000;
const newest = new WeakMap<Database, { registry: number; readAt: number; live: Promise<LiveVersions> }>();

/**
 * What is live now. The counter is read first, so that a write in between is seen by the next comparison of counters; rows and
 * what was signed of them are of one moment.
 */
export async function liveVersions(db: Database): Promise<LiveVersions> {
  const { registry } = await readVersions(db);
  const known = newest.get(db);
  const now = performance.now();
  if (known?.registry === registry && now - known.readAt < sharedMs) return known.live;
  const live = readLive(db, registry);
  newest.set(db, { registry, readAt: now, live });
  live.catch(() => newest.delete(db));
  return live;
}

async function readLive(db: Database, registry: number): Promise<LiveVersions> {
  const signer = liveSigner();
  const read = async (from: Database | Tx) => ({
    registry,
    live: liveOf(await liveEntries(from)),
    retired: await retiredNow(from),
  });
  if (!signer) return read(db);
  return db.transaction(async (tx) => ({ ...(await read(tx)), signed: await signer.newest(tx) }), {
    isolationLevel: 'repeatable read',
  });
}

/** What each country has of its own, by the rows. */
export async function liveEntries(db: Pick<Database, 'select'>): Promise<Statement['live']> {
  const entries: Statement['live'] = {};
  for (const { country, remote, version, candidateVersion, candidatePercent } of await db.select().from(live)) {
    const candidate =
      candidateVersion !== null && candidatePercent
        ? { version: candidateVersion, percent: candidatePercent }
        : undefined;
    entries[country] = { ...entries[country], [remote]: { version, candidate } };
  }
  return entries;
}
