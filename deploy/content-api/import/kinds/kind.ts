import { and, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { page } from '../../tables.ts';
import type { WriteOptions, Writer, Written } from '../../writing/upsert.ts';
import type { Entry, KindName, Problem } from '../contract.ts';
import { isRecord, type UncheckedRecord } from '../record.ts';

/** A row names another one, which has to exist. */
export interface Reference {
  kind: KindName;
  value: string;
  field: string;
  /** A sub type belongs under this type. */
  parent?: string;
}

/** A whole row that can be written, and the entry that it was made of. */
export interface CheckedRow {
  key: string;
  row: object;
  entry: Entry;
}

/** A row that is right in itself, and wrong beside others. */
export interface WrongRow {
  of: CheckedRow;
  field: string;
  message: string;
}

export interface Checked {
  rows: CheckedRow[];
  problems: Problem[];
  /** What the database has of these rows now, by key. */
  stored: Map<string, UncheckedRecord>;
}

/** One kind of content that is imported and exported. */
export interface Kind<Row extends object> {
  /** One such row, as problems call it: `product`. */
  called: string;
  table: PgTable;
  /** The column of `table` by which a row is known among those of its kind. */
  key: string;
  /** Columns of `table` with one value for all rows of this kind: a table may hold several kinds, or several single records. */
  fixed?: Readonly<Record<string, string>>;
  /** The column that holds the whole record, where `table` keeps it as JSON. */
  column?: string;
  schema: z.ZodObject<z.ZodRawShape, z.core.$strict> & z.ZodType<Row>;
  /** Fields whose texts may be HTML; all others are words. */
  html?: readonly string[];
  /** Sensible values for what a record lacks; `position` is the next one at the end. */
  complete(record: UncheckedRecord, position: number): UncheckedRecord;
  references?(row: Row): Reference[];
  /** The kinds that its rows may name or link to. */
  refersTo?: readonly KindName[];
  /** The row as its table has it, where that is not what a file says. */
  stored?(row: Row): object;
  /** What its table looks after itself. */
  writing?: WriteOptions;
  /** The page that a row gets where it has none. */
  page?(row: Row): typeof page.$inferInsert;
  /** Called in the transaction that makes rows live, with those that are new or have changed: has search take them in, later. */
  afterWrite?(tx: Writer, written: readonly Written[]): Promise<void>;
  /** Where an address of its own is wanted and not given: what it could be, best first. */
  slugCandidates?(record: UncheckedRecord): string[];
}

/** Which rows of its table are of a kind; undefined where all are. */
export function rowsOf({ table, fixed = {} }: Kind<object>): SQL | undefined {
  const columns = getTableColumns(table);
  return and(...Object.entries(fixed).flatMap(([name, value]) => (columns[name] ? [eq(columns[name], value)] : [])));
}

/** A row of the database as a record of the exchange: the fields of its kind, without those that are empty. */
export function recordOf({ schema, column }: Kind<object>, row: UncheckedRecord): UncheckedRecord {
  const whole = column === undefined ? row : row[column];
  return Object.fromEntries(
    Object.entries(isRecord(whole) ? whole : {}).filter(
      ([field, value]) => Object.hasOwn(schema.shape, field) && value !== null && value !== undefined,
    ),
  );
}

/** The other way round: a record that is right as a row of its table. */
export function tableRowOf({ column, fixed, stored = (row) => row }: Kind<object>, row: object): object {
  const own = stored(row);
  return { ...(column === undefined ? own : { [column]: own }), ...fixed };
}
