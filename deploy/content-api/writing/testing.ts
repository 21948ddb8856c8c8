import type { Database } from '../../database/index.ts';
import type { KindName } from '../import/contract.ts';
import { kinds } from '../import/kinds/index.ts';
import { tableRowOf } from '../import/kinds/kind.ts';
import { takeInPending } from './search/pending.ts';
import { upsert, type Written } from './upsert.ts';

/** Writes whole rows of a kind, past the checks of an import, and has search take them in; answers those that are new or differ. */
export async function writeRows(db: Database, name: KindName, rows: readonly object[]): Promise<Written[]> {
  const { table, writing, afterWrite } = kinds[name];
  const stored = rows.map((row) => tableRowOf(kinds[name], row));
  const written = await upsert(db, table, stored, writing);
  await afterWrite?.(db, written);
  await takeInPending(db);
  return written;
}
