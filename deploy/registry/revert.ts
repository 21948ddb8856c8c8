import { everyCountry } from './contract.ts';
import { countWrite } from './counter.ts';
import { record } from './history.ts';
import { type LiveRow, readRow, type Tx, writeRow } from './live-rows.ts';

/** A version that fails in one country. */
export interface Failing {
  name: string;
  version: string;
  country: string;
}

/**
 * Reverts a failing version in one country to the version before; other countries keep it.
 * Answers whether the version was still live, and nobody had decided otherwise meanwhile.
 */
export async function revert(tx: Tx, { name, version, country }: Failing, why: string): Promise<boolean> {
  // First of all: a second revert at the same time waits here until this one is done.
  await countWrite(tx, 'registry');
  const own = await readRow(tx, name, country);
  const row = own ?? (await readRow(tx, name, everyCountry));
  const before = row && versionBefore(row, version);
  if (!before || (!own && before.version === null)) return false;
  const to = before.version;
  await writeRow(tx, name, country, {
    version: to,
    replaced: null,
    watchedSince: null,
    heldBackFrom: own ? own.heldBackFrom : version,
  });
  await record(tx, { who: 'registry', action: 'automatic-rollback', remote: name, country, from: version, to, why });
  return true;
}

/** What a row showed before a version that is watched; undefined where it does not show that version, or a person has decided. */
export function versionBefore(row: LiveRow, version: string): { version: string | null } | undefined {
  if (!row.watchedSince) return undefined;
  if (row.candidate?.version === version) return { version: row.version };
  return row.version === version && !row.candidate ? { version: row.replaced } : undefined;
}
