import type { Entry, ImportOptions, KindName, Report } from '../../content-api/import/contract.ts';
import type { UncheckedRecord } from '../../content-api/import/record.ts';

/** The content of a site; a few hundred rows are in memory at a time. */
export interface Content {
  import(entries: AsyncIterable<Entry>, options: ImportOptions): Promise<Report>;
  export(kind: KindName): AsyncIterable<UncheckedRecord>;
}
