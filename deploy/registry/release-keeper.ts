import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/index.ts';
import { removeOldReports } from './reports/keep-reports.ts';
import { guard } from './verdict/guard.ts';
import type { Rules } from './verdict/verdict.ts';

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
        for (const { remote, version, before, country, why } of await guard(db, rules))
          log.warn({ remote, version, before, country, why }, 'A version was reverted automatically');
      } finally {
        guarding = false;
      }
    },
    removeOldReports: () => removeOldReports(db),
  };
}
