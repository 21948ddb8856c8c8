import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Database } from '../../database/index.ts';

/** So many rows go to the database in one statement: few enough to be short, many enough to be quick. */
export const batchSize = 500;

/** A list in pieces of `batchSize`; the last may be shorter. */
export function* inBatches<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += batchSize) yield items.slice(start, start + batchSize);
}

/** What content is written through: a transaction, so that rows and what search knows of them change together. */
export type Writer = Pick<Database, 'execute' | 'select' | 'delete' | 'update'>;

export interface Written {
  /** The primary key of a row that is new or has changed, its columns put together where it has several. */
  key: string;
  added: boolean;
}

export interface WriteOptions {
  /** A column that gets the time of the write; the rows do not have it. */
  stamp?: PgColumn;
  /** Columns that the database looks after itself. */
  without?: PgColumn[];
}

const answer = z.object({ rows: z.array(z.object({ key: z.string(), added: z.boolean() })) });

/** The rows that a statement of `statementsFor` added or changed. */
export const writtenBy = async (tx: Pick<Database, 'execute'>, statement: SQL): Promise<Written[]> =>
  answer.parse(await tx.execute(statement)).rows;

/**
 * Writes rows whole, hundreds in one statement, and answers those that it added or changed. A row that says what is
 * stored already is not touched. No two of the rows may have the same key.
 */
export async function upsert<Table extends PgTable>(
  tx: Pick<Database, 'execute'>,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  options: WriteOptions = {},
): Promise<Written[]> {
  const { byColumn, upsertFrom } = statementsFor(table, options);
  const written: Written[] = [];
  for (const batch of inBatches(rows)) {
    // The rows travel as one JSON value, whatever their number: a parameter for each value would soon be too many.
    const given = sql`jsonb_populate_recordset(null::${table}, ${JSON.stringify(batch.map(byColumn))}::jsonb)`;
    written.push(...(await writtenBy(tx, upsertFrom(given))));
  }
  return written;
}

/** The statements that write whole rows of a table. */
export function statementsFor(table: PgTable, { stamp, without = [] }: WriteOptions = {}) {
  const { columns, primaryKeys } = getTableConfig(table);
  const keys = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  const own = columns.filter((column) => column !== stamp && !without.includes(column));
  const rest = own.filter((column) => !keys.includes(column));

  const names = (list: readonly PgColumn[]) => join(list.map(({ name }) => sql.identifier(name)));
  const of = (source: string, list: readonly PgColumn[]) =>
    list.map(({ name }) => sql`${sql.identifier(source)}.${sql.identifier(name)}`);
  const key = sql.join(of('stored', keys), sql` || ' ' || `);
  const differs = (source: string) => sql`(${join(of('stored', rest))}) is distinct from (${join(of(source, rest))})`;
  const stampName = stamp ? sql`, ${sql.identifier(stamp.name)}` : sql``;
  const stampNow = stamp ? sql`, clock_timestamp()` : sql``;
  const fields = Object.entries(getTableColumns(table)).filter(([, column]) => own.includes(column));

  return {
    /** A row with the names of the database's columns; one that is not given has its default, or is empty. */
    byColumn(row: object): Record<string, unknown> {
      const given = new Map<string, unknown>(Object.entries(row));
      return Object.fromEntries(fields.map(([field, column]) => [column.name, given.get(field) ?? column.default]));
    },
    /** The same the other way round; what is empty is left out. */
    byField(row: Record<string, unknown>): Record<string, unknown> {
      const given = fields.map(([field, column]) => [field, row[column.name]] as const);
      return Object.fromEntries(given.filter(([, value]) => value !== undefined && value !== null));
    },
    /** Whether the row of `source` says something else than the row of `stored`, two names of this table in a statement. */
    differs,
    /** Whether the row of `source` has the key of the row of `stored`. */
    isSame: (source: string) => sql`(${join(of('stored', keys))}) = (${join(of(source, keys))})`,
    /** A row as a change of content keeps it: with the names of the columns, without what is empty or looked after by the database. */
    image: (source: SQL) =>
      sql`jsonb_strip_nulls(to_jsonb(${source})${sql.join(
        columns.filter((column) => !own.includes(column)).map(({ name }) => sql` - ${name}::text`),
      )})`,
    /** Whether there is no row of `stored`, after an outer join. */
    isNew: sql`${join(of('stored', keys.slice(0, 1)))} is null`,
    /** Takes away the rows that have the key of a row `fresh` of `source`, which has a condition. */
    removeBeside: (source: SQL): SQL => sql`
      delete from ${table} as stored using ${source} and (${join(of('stored', keys))}) = (${join(of('fresh', keys))})
      returning ${key} as key, false as added`,
    /** Writes the rows of `source`, which has the columns of the table. */
    upsertFrom: (source: SQL): SQL => sql`
      insert into ${table} as stored (${names(own)}${stampName})
      select ${names(own)}${stampNow}
      from ${source}
      on conflict (${names(keys)}) do update
      set (${names(rest)}${stampName}) = row(${join(of('excluded', rest))}${stampNow})
      where ${differs('excluded')}
      returning ${key} as key, (xmax = 0) as added`,
  };
}

/** By which the image of a row is told from others. */
export const printOf = (image: SQL): SQL => sql`md5(${image}::text)::uuid`;

const join = (parts: SQL[] | ReturnType<typeof sql.identifier>[]): SQL => sql.join(parts, sql`, `);
