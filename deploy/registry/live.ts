import { and, asc, eq, inArray } from 'drizzle-orm';
import { countries } from '../../shared/i18n/index.ts';
import type { Database } from '../database/index.ts';
import { audience, type Changed, everyCountry, type LiveRemote, type LiveVersions } from './contract.ts';
import { countWrite, readVersions } from './counter.ts';
import { type Action, liveActions, record } from './history.ts';
import { previousVersion } from './previous-version.ts';
import { refused, unknownRelease } from './refusal.ts';
import { history, live, release } from './tables.ts';

interface Target {
  name: string;
  country: string;
  /** The holder of the token, and the person who uses it. */
  who: string;
  by: string;
  why: string;
}

/**
 * Makes a published version live for a country or `*`, in one transaction.
 * Throws RefusalError, having changed nothing, where the release or the country is not known.
 */
export const makeLive = (db: Database, change: Target & { version: string }): Promise<Changed> =>
  db.transaction(async (tx) => {
    const { name, version } = change;
    const known = await tx
      .select({ version: release.version })
      .from(release)
      .where(and(eq(release.name, name), eq(release.version, version)));
    if (known.length === 0) throw unknownRelease(`There is no release ${name} ${version}`);
    return switchLive(tx, { ...change, to: version, action: 'make-live' });
  });

/**
 * Makes live what was live before, by the history. A country whose first own version is taken back follows `*` again.
 * Throws RefusalError `release-refused`, having changed nothing, where nothing was live before.
 */
export const rollBack = (db: Database, target: Target): Promise<Changed> =>
  db.transaction(async (tx) => {
    const { name, country } = target;
    const past = await tx
      .select({ to: history.toVersion })
      .from(history)
      .where(and(eq(history.remote, name), eq(history.country, country), inArray(history.action, liveActions)))
      .orderBy(asc(history.id));
    const beginning = country === everyCountry ? [] : [null];
    const to = previousVersion([...beginning, ...past.map((row) => row.to)]);
    if (to === undefined) throw refused(`${name} had nothing live before for ${audience(country)}`, 409);
    return switchLive(tx, { ...target, to, action: 'roll-back' });
  });

/** Writes the live row and the history; a version that is live already is left alone. `to: null` takes the row away. */
export async function switchLive(
  tx: Pick<Database, 'select' | 'insert' | 'delete'>,
  { name, country, who, by, why, to, action }: Target & { to: string | null; action: Action },
): Promise<Changed> {
  if (country !== everyCountry && !Object.hasOwn(countries, country))
    throw refused(`There is no country ${country}; there are ${Object.keys(countries).join(', ')} and *`);
  await countWrite(tx, 'registry');
  const row = and(eq(live.remote, name), eq(live.country, country));
  const [current] = await tx.select({ version: live.version }).from(live).where(row);
  const from = current?.version ?? null;
  const changed = { name, country, from, to };
  if (from === to) return changed;
  if (to === null) await tx.delete(live).where(row);
  else {
    const target = { version: to, candidateVersion: null, candidatePercent: null };
    await tx
      .insert(live)
      .values({ remote: name, country, ...target })
      .onConflictDoUpdate({ target: [live.remote, live.country], set: target });
  }
  await record(tx, { who, person: by, action, remote: name, country, from, to, why });
  return changed;
}

const liveRemote = ({ version, candidateVersion, candidatePercent }: typeof live.$inferSelect): LiveRemote =>
  candidateVersion !== null && candidatePercent
    ? { version, candidate: { version: candidateVersion, percent: candidatePercent } }
    : { version };

/**
 * What is live now. The counter is read first, so that a write in between is seen by the next comparison of counters.
 */
export async function liveVersions(db: Database): Promise<LiveVersions> {
  const { registry } = await readVersions(db);
  const rows = await db.select().from(live);
  const byCountry = Object.groupBy(rows, (row) => row.country);
  return {
    registry,
    live: Object.fromEntries(
      Object.entries(byCountry).map(([country, remotes = []]) => [
        country,
        Object.fromEntries(remotes.map((row) => [row.remote, liveRemote(row)])),
      ]),
    ),
  };
}
