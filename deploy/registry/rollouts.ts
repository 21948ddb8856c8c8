import type { Database } from '../database/index.ts';
import { audience, type Changed, everyCountry } from './contract.ts';
import { record } from './history.ts';
import {
  type LiveRow,
  mustBeCountry,
  mustHaveFiles,
  readRow,
  stableVersion,
  type Target,
  type Tx,
  wasReverted,
  writeRow,
} from './live-rows.ts';
import { refused } from './refusal.ts';
import { visitsSince } from './reports/read-reports.ts';
import type { Action } from './tables.ts';
import { takeWriteLock } from './write-lock.ts';

/** Which version, and how many per cent of the visitors see it. Without a version it is the one of the rollout that runs. */
type RollOut = Target & { version?: string; percent: number };

/**
 * Shows a published version to a share of a country's visitors, or of all; the rest goes on with what is live.
 * Throws RefusalError, having changed nothing, where there is nothing to show or nothing to compare it with.
 */
export const rollOut = (db: Database, change: RollOut): Promise<Changed> =>
  db.transaction(async (tx) => {
    if (change.version !== undefined) await mustHaveFiles(tx, change.name, change.version);
    return startRollOut(tx, change);
  });

/** As `rollOut`, in the transaction that has just stored the release. */
export async function startRollOut(tx: Tx, change: RollOut): Promise<Changed> {
  const { name, country, percent } = change;
  mustBeCountry(country);
  await takeWriteLock(tx, 'registry');
  const row = await readRow(tx, name, country);
  const version = change.version ?? row?.candidate?.version;
  const stable = await stableVersion(tx, name, country);
  if (version === undefined)
    throw refused(`No rollout of ${name} runs for ${audience(country)}: say which version`, 409);
  if (stable === null) throw refused(`${name} has nothing live yet, so that nothing can be rolled out beside it`, 409);
  if (stable === version) throw refused(`${name} ${version} is live already for ${audience(country)}`, 409);
  const changed = { name, country, from: stable, to: version, percent };
  const goesOn = row?.candidate?.version === version;
  if (goesOn && row.candidate?.percent === percent) return changed;
  const isJudged = !(await wasReverted(tx, name, country, version));
  await writeRow(tx, name, country, {
    version: row?.version ?? null,
    replaced: row?.replaced ?? null,
    candidate: { version, percent },
    judgedSince: goesOn ? row.judgedSince : isJudged ? new Date() : null,
    heldBackFrom: null,
  });
  await note(tx, change, 'roll-out', changed);
  return changed;
}

/**
 * Makes the version of a rollout live for everybody. Who promotes it when browsers have reported enough to judge it has
 * decided: it is not reverted automatically after that. Throws RefusalError where no rollout runs.
 */
export const promote = (db: Database, target: Target, minVisits: number): Promise<Changed> =>
  db.transaction(async (tx) => {
    const { name, country } = target;
    const { row, candidate } = await running(tx, target);
    const replaced = await stableVersion(tx, name, country);
    const judged =
      row.judgedSince === null ||
      (await visitsSince(tx, { name, country, version: candidate.version, since: row.judgedSince })) >= minVisits;
    await writeRow(tx, name, country, {
      version: candidate.version,
      replaced: row.version,
      judgedSince: judged ? null : new Date(),
      heldBackFrom: null,
    });
    const changed = { name, country, from: replaced, to: candidate.version };
    await note(tx, target, 'promote', changed);
    return changed;
  });

/** Ends a rollout: everybody sees again what the rest went on with. Throws RefusalError where no rollout runs. */
export async function halt(tx: Tx, target: Target): Promise<Changed> {
  const { name, country } = target;
  const { row, candidate } = await running(tx, target);
  const stopped = { ...row, candidate: undefined, judgedSince: null };
  await writeRow(tx, name, country, stopped, { withdrawn: candidate.version });
  const changed = { name, country, from: candidate.version, to: await stableVersion(tx, name, country) };
  await note(tx, target, 'halt', changed);
  return changed;
}

async function running(
  tx: Tx,
  { name, country }: Target,
): Promise<{ row: LiveRow; candidate: NonNullable<LiveRow['candidate']> }> {
  mustBeCountry(country);
  await takeWriteLock(tx, 'registry');
  const row = await readRow(tx, name, country);
  if (row?.candidate) return { row, candidate: row.candidate };
  const elsewhere = country !== everyCountry && (await readRow(tx, name, everyCountry))?.candidate;
  throw refused(
    `No rollout of ${name} runs for ${audience(country)}${elsewhere ? ' alone; one runs for all countries' : ''}`,
    409,
  );
}

const note = (tx: Tx, { who, by, why, forced }: Target, action: Action, { name, ...changed }: Changed): Promise<void> =>
  record(tx, { who, person: by, action, remote: name, ...changed, why, forced });
