import type { Entry } from './contract.ts';

/** A whole row that can be written, and the entry that it was made of. */
export interface CheckedRow {
  key: string;
  row: object;
  entry: Entry;
}
