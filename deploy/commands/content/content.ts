import type { Entry, ImportOptions, KindName, Report } from '../../content-api/import/contract.ts';
import type { UncheckedRecord } from '../../content-api/import/record.ts';

/** The content of a site; a few hundred rows are in memory at a time. */
export interface Content {
  /** How many rows of the import of an id are staged already. */
  staged(id: string): Promise<number>;
  /** Imports rows; the first ones, as many as are staged already, are left out. */
  import(entries: AsyncIterable<Entry>, options: ImportOptions): Promise<Report>;
  /** Has search take in more of what has gone live; answers how much is left. */
  takeInPending(): Promise<number>;
  export(kind: KindName): AsyncIterable<UncheckedRecord>;
}
