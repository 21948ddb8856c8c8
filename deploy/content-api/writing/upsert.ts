import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Database } from '../../database/index.ts';
import { inBatches } from './in-batches.ts';

/** What content is written through: a transaction, so that rows and what search knows of them change together. */
export type Writer = Pick<Database, 'execute' | 'select' | 'delete' | 'update'>;

export interface Written {
  /** The primary key of a row that is new or has changed, its columns put together where it has several. */
  key: string;
  added: boolean;
}

interface Options {
  /** A column that gets the time of the write; the rows do not have it. */
  stamp?: PgColumn;
  /** Columns that the database looks after itself. */
  without?: PgColumn[];
}

const answer = z.object({ rows: z.array(z.object({ key: z.string(), added: z.boolean() })) });

/**
 * Writes rows whole, hundreds in one statement, and answers those that it added or changed. A row that says what is
 * stored already is not touched. No two of the rows may have the same key.
 */
export async function upsert<Table extends PgTable>(
  tx: Pick<Database, 'execute'>,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  options: Options = {},
): Promise<Written[]> {
  const write = statementFor(table, options);
  const written: Written[] = [];
  for (const batch of inBatches(rows)) written.push(...answer.parse(await tx.execute(write(batch))).rows);
  return written;
}

/** The rows travel as one JSON value, whatever their number: a parameter for each value would soon be too many. */
function statementFor(table: PgTable, { stamp, without = [] }: Options): (rows: readonly object[]) => SQL {
  const { columns, primaryKeys } = getTableConfig(table);
  const keys = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  const own = columns.filter((column) => column !== stamp && !without.includes(column));
  const rest = own.filter((column) => !keys.includes(column));

  const names = (list: readonly PgColumn[]) => join(list.map(({ name }) => sql.identifier(name)));
  const stored = join(rest.map(({ name }) => sql`stored.${sql.identifier(name)}`));
  const given = join(rest.map(({ name }) => sql`excluded.${sql.identifier(name)}`));
  const key = sql.join(
    keys.map(({ name }) => sql`stored.${sql.identifier(name)}`),
    sql` || ' ' || `,
  );
  const stampName = stamp ? sql`, ${sql.identifier(stamp.name)}` : sql``;
  const stampNow = stamp ? sql`, clock_timestamp()` : sql``;

  const fields = Object.entries(getTableColumns(table)).filter(([, column]) => own.includes(column));
  /** A row with the names of the database's columns; one that is not given has its default, or is empty. */
  function byColumn(row: object): Record<string, unknown> {
    const given = new Map<string, unknown>(Object.entries(row));
    return Object.fromEntries(fields.map(([field, column]) => [column.name, given.get(field) ?? column.default]));
  }

  return (rows) => sql`
    insert into ${table} as stored (${names(own)}${stampName})
    select ${names(own)}${stampNow}
    from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows.map(byColumn))}::jsonb)
    on conflict (${names(keys)}) do update
    set (${names(rest)}${stampName}) = row(${given}${stampNow})
    where (${stored}) is distinct from (${given})
    returning ${key} as key, (xmax = 0) as added`;
}

const join = (parts: SQL[] | ReturnType<typeof sql.identifier>[]): SQL => sql.join(parts, sql`, `);
