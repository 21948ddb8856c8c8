import type { Database } from '../../database/index.ts';
import type { Examiner } from '../can-release/examiner.ts';
import { changeUnlessBreaking } from '../can-release/refuse-breaking-change.ts';
import { type Changed, versionName } from '../contract.ts';
import { switchLive } from '../live.ts';
import { readRow, type Target, type Tx } from '../live-rows.ts';
import { refused } from '../refusal.ts';
import type { DatedRow } from './dated.ts';
import type { Performer } from './due.ts';

/** How versions of remotes go live at a moment, and back: as when somebody does it, checked as the site is then. */
export function releasePerformer(examiner: Examiner): Performer {
  async function unlessBreaking(tx: Database, row: DatedRow, make: (trial: Tx, target: Target) => Promise<Changed>) {
    const { remote: name, country, who, person: by, forced: force, number } = row;
    const why = [row.why, `dated as ${number}`].filter(Boolean).join('; ');
    const { from, to } = await changeUnlessBreaking(
      { db: tx, examiner },
      (trial, mark) => make(trial, mark({ name, country, who, by, why })),
      { force, examine: examiner.operations },
    );
    return { isChanged: from !== to };
  }

  return {
    goLive: (tx, row) =>
      unlessBreaking(tx, row, (trial, target) =>
        switchLive(trial, { ...target, to: row.version, action: 'make-live', byItself: true }),
      ),
    async end(tx, row) {
      const { remote, country, version } = row;
      const now = await readRow(tx, remote, country);
      if (now?.version !== version) {
        const there = versionName(now?.version ?? null, country);
        throw refused(`${there} is live by now, and stays: ${version} was to end`, 409);
      }
      // Not a rollback by the history: what comes after an older version may be newer than it.
      return unlessBreaking(tx, row, (trial, target) =>
        switchLive(trial, { ...target, to: now.replaced, action: 'roll-back', byItself: true }),
      );
    },
  };
}
