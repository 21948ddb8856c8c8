import type { Entry, Problem } from './contract.ts';
import type { UncheckedRecord } from './record.ts';

/** A whole row that can be written, and the entry that it was made of. */
export interface CheckedRow {
  key: string;
  row: object;
  entry: Entry;
}

export interface Checked {
  rows: CheckedRow[];
  problems: Problem[];
  /** What the database has of these rows now, by key. */
  stored: Map<string, UncheckedRecord>;
}
