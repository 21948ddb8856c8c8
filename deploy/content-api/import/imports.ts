import type { Database } from '../../database/index.ts';
import type { Busy } from '../busy.ts';
import { searchPending } from '../tables.ts';
import { takeInPending } from '../writing/search/pending.ts';
import { forgetOldImport } from './begun-import.ts';

/** What imports that were broken off leave to the server. */
export interface Imports {
  /** Has search take in what has gone live and is not found yet. */
  takeInPending(): Promise<void>;
  forgetOld(): Promise<void>;
}

/** The maintenance of imports in a database. */
export const createImports = (db: Database, busy: Busy): Imports => ({
  async takeInPending() {
    if ((await db.$count(searchPending)) > 0) await busy.during(() => takeInPending(db));
  },
  forgetOld: () => forgetOldImport(db),
});
