import type { Database } from '../../database/index.ts';
import type { Examiner } from '../can-release/examiner.ts';
import { changeUnlessBreaking } from '../can-release/refuse-breaking-change.ts';
import { type Changed, versionName } from '../contract.ts';
import { makeLive, rollBack } from '../live.ts';
import { readRow } from '../live-rows.ts';
import { refused } from '../refusal.ts';
import type { DatedRow } from './dated.ts';
import type { Performer } from './due.ts';

/** How versions of remotes go live at a moment, and back: as when somebody does it, checked as the site is then. */
export function releasePerformer(examiner: Examiner): Performer {
  async function unlessBreaking(tx: Database, row: DatedRow, make: typeof makeLive | typeof rollBack) {
    const { remote: name, country, version, who, person: by, forced: force, number } = row;
    const why = [row.why, `dated as ${number}`].filter(Boolean).join('; ');
    const { from, to } = await changeUnlessBreaking<Changed>(
      { db: tx, examiner },
      (trial, mark) => make(trial, mark({ name, country, version, who, by, why })),
      { force, examine: examiner.operations },
    );
    return { isChanged: from !== to };
  }

  return {
    goLive: (tx, row) => unlessBreaking(tx, row, makeLive),
    async end(tx, row) {
      const { remote, country, version } = row;
      const now = (await readRow(tx, remote, country))?.version ?? null;
      if (now !== version)
        throw refused(`${versionName(now, country)} is live by now, and stays: ${version} was to end`, 409);
      return unlessBreaking(tx, row, rollBack);
    },
  };
}
