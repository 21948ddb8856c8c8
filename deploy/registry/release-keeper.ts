import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/index.ts';
import { everyCountry } from './contract.ts';
import { removeForgotten } from './forget/forget.ts';
import { liveTogetherWith, record } from './history.ts';
import { readRow, type Tx, writeRow } from './live-rows.ts';
import type { JudgedVersion } from './reports/contract.ts';
import { thinReports } from './reports/thin-reports.ts';
import { judge, versionBefore } from './verdict/judge.ts';
import type { Rules } from './verdict/verdict.ts';
import { takeWriteLock } from './write-lock.ts';

/** What the registry does by itself, from time to time. */
export type ReleaseKeeper = ReturnType<typeof createReleaseKeeper>;

/** What the registry of a database does by itself; `rules` are those of a verdict. */
export function createReleaseKeeper(db: Database, rules: Rules, log: Pick<FastifyBaseLogger, 'warn'>) {
  let guarding = false;
  return {
    /** Reverts what fails in browsers, and says so in the log; one that still runs is not started again. */
    async guard(): Promise<void> {
      if (guarding) return;
      guarding = true;
      try {
        const failed = (judged: JudgedVersion, err: unknown) =>
          log.warn({ ...judged, err }, 'A version that fails could not be reverted');
        for (const { remote, version, before, country, why } of await guard(db, rules, undefined, failed))
          log.warn({ remote, version, before, country, why }, 'A version was reverted automatically');
      } finally {
        guarding = false;
      }
    },
    thinReports: () => thinReports(db),
    removeForgotten: () => removeForgotten(db),
  };
}

/**
 * Reverts every version whose verdict is to revert, in its country alone. Returns the reverted versions. Several processes may
 * do this at the same time: each change is looked at again once nobody else changes anything, and done once. One that cannot
 * be reverted has `failed`; the others are.
 */
export async function guard(
  db: Database,
  rules: Rules,
  now = new Date(),
  failed: (judged: JudgedVersion, error: unknown) => void = () => {},
): Promise<JudgedVersion[]> {
  const taken: JudgedVersion[] = [];
  for (const judged of await judge(db, rules, now)) {
    if (judged.answer !== 'roll-back') continue;
    const { remote: name, version, country, why } = judged;
    const reverting = db.transaction((tx) => revert(tx, { name, version, country }, why));
    const isReverted = await reverting.catch((error: unknown) => failed(judged, error));
    if (isReverted) taken.push(judged);
  }
  return taken;
}

/** A version that fails in one country. */
interface Failing {
  name: string;
  version: string;
  country: string;
}

/**
 * Reverts a failing version in one country to the version before, and what went live together with it; other countries keep it.
 * Answers whether the version was still live, and nobody had decided otherwise meanwhile.
 */
async function revert(tx: Tx, failing: Failing, why: string): Promise<boolean> {
  // First of all: a second revert at the same time waits here until this one is done.
  await takeWriteLock(tx, 'registry');
  if (!(await revertOne(tx, failing, why))) return false;
  const { name, version, country } = failing;
  for (const other of await liveTogetherWith(tx, failing))
    await revertOne(tx, { ...other, country }, `it went live together with ${name} ${version}, which fails`);
  return true;
}

async function revertOne(tx: Tx, { name, version, country }: Failing, why: string): Promise<boolean> {
  const own = await readRow(tx, name, country);
  const row = own ?? (await readRow(tx, name, everyCountry));
  const before = row && versionBefore(row, version);
  if (!before || (!own && before.version === null)) return false;
  const to = before.version;
  const reverted = {
    version: to,
    replaced: null,
    judgedSince: null,
    heldBackFrom: own ? own.heldBackFrom : version,
  };
  await writeRow(tx, name, country, reverted, { withdrawn: version, byItself: true });
  await record(tx, { who: 'registry', action: 'automatic-rollback', remote: name, country, from: version, to, why });
  return true;
}
