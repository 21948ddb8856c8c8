import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../database/index.ts';
import type { ContentRow } from '../../registry/contract.ts';
import { stagedRow } from '../tables.ts';
import { printOf, statementsFor } from '../writing/upsert.ts';
import type { ChangeWriter } from './change.ts';
import { type KindName, kindNames } from './contract.ts';
import { kinds } from './kinds/index.ts';

const keysOf = z.object({ rows: z.array(z.object({ key: z.string() })) });

/**
 * Of each kind the rows that are to be live again, or at last: their `key`, the `row` (null: it goes), the MD5 of the live row
 * that is `expected` (null: none), and whether the row `is_made`, which yields to any that is there.
 */
type RowsOf = (kind: KindName) => SQL;

/** Rows that were staged, and have been kept since in a table like that of staged rows, or in a part of one. */
export const keptIn =
  (kept: SQL): RowsOf =>
  (kind) =>
    sql`
    select key, case when after is not null then fields end as row, ${printOf(sql`before`)} as expected, is_made
    from ${kept} as kept where kind = ${kind}`;

/**
 * Stages rows of all kinds that were kept; answers those that it leaves alone, since the live row is not the one that is
 * expected. What is live already is not staged.
 */
export const stageOver = (tx: ChangeWriter, rowsOf: RowsOf, force: boolean): Promise<ContentRow[]> =>
  leftAlone(
    tx,
    rowsOf,
    force,
    (kind) => sql`, staged as (
    insert into ${stagedRow} (kind, key, fields, is_made, before, after)
    select ${kind}, key, fields, is_made, stored, after from wanted where is_free)`,
  );

/** Those that `stageOver` would leave alone. */
export const changedRows = (db: Executor, rowsOf: RowsOf): Promise<ContentRow[]> =>
  leftAlone(db, rowsOf, false, () => sql``);

type Executor = Pick<Database, 'execute'>;

async function leftAlone(db: Executor, rowsOf: RowsOf, force: boolean, stage: (kind: KindName) => SQL) {
  const rows: ContentRow[] = [];
  for (const kind of kindNames) {
    const answer = await db.execute(sql`
      with ${wantedOf(kind, rowsOf(kind), force)}${stage(kind)} select key from wanted where not is_free order by key`);
    rows.push(...keysOf.parse(answer).rows.map(({ key }) => ({ kind, key })));
  }
  return rows;
}

function wantedOf(kind: KindName, rows: SQL, force: boolean): SQL {
  const { table, writing } = kinds[kind];
  const { image, isSame, byColumn } = statementsFor(table, writing);
  const [stored, fresh] = [image(sql`stored`), image(sql`fresh`)];
  return sql`wanted as (
    select given.key, fields, is_made, ${stored} as stored, case when row is not null then ${printOf(fresh)} end as after,
      ${force} or ${printOf(stored)} is not distinct from expected as is_free
    from (${rows}) as given
    -- A column that is newer than the row has its default.
    cross join lateral (
      select coalesce(${JSON.stringify(byColumn({}))}::jsonb || given.row, ${keyFields(kind, sql`given.key`)}) as fields
    ) as whole
    cross join lateral jsonb_populate_record(null::${table}, fields) as fresh
    left join ${table} as stored on ${isSame('fresh')}
    where ${stored} is distinct from case when row is not null then ${fresh} end
      and not (is_made and ${stored} is not null)
  )`;
}

/** The primary key of a row of a kind, with the names of the columns. */
export const keyFields = (kind: KindName, key: SQL): SQL =>
  sql`${JSON.stringify(kinds[kind].fixed ?? {})}::jsonb || jsonb_build_object(${kinds[kind].key}::text, ${key})`;
