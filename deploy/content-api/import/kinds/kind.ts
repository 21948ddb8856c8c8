import type { PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { page } from '../../tables.ts';
import type { WriteOptions, Writer, Written } from '../../writing/upsert.ts';
import type { KindName } from '../contract.ts';
import type { UncheckedRecord } from '../record.ts';

/** A row names another one, which has to exist. */
export interface Reference {
  kind: KindName;
  value: string;
  field: string;
  /** A sub type belongs under this type. */
  parent?: string;
}

/** One kind of content that is imported and exported. */
export interface Kind<Row extends object> {
  table: PgTable;
  /** The field by which a row is known: the primary key. */
  key: string;
  schema: z.ZodObject<z.ZodRawShape, z.core.$strict> & z.ZodType<Row>;
  /** Sensible values for what a record lacks; `position` is the next one at the end. */
  complete(record: UncheckedRecord, position: number): UncheckedRecord;
  references(row: Row): Reference[];
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

/** For a kind whose records name no others. */
export const noReferences = (): Reference[] => [];
