import { inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { page, stagedRow } from '../tables.ts';
import { printOf, statementsFor, type Writer } from '../writing/upsert.ts';
import type { KindName, Report } from './contract.ts';
import { kinds } from './kinds/index.ts';
import { type Checked, tableRowOf } from './kinds/kind.ts';

/** What is known of a row that is to be staged. */
interface Row {
  key: string;
  row: object;
}

/** Stages the good rows of a batch, and pages for those that need one; the report counts what will become of them. */
export async function stageBatch(tx: Writer, name: KindName, { rows, stored }: Checked, report: Report): Promise<void> {
  const staged = await stageRows(tx, name, rows);
  const added = staged.filter((one) => one.added).length;
  report.added += added;
  report.changed += staged.length - added;
  report.unchanged += rows.length - staged.length;
  const moved = rows.map(({ key, row }) => ({ row, slug: stored.get(key)?.slug }));
  await stageMissingPages(tx, name, moved);
}

const answer = z.object({ rows: z.array(z.object({ added: z.boolean() })) });

/** Stages rows that are new or differ from those in the database; answers which of these are new. */
export async function stageRows(tx: Writer, name: KindName, rows: readonly Row[]): Promise<{ added: boolean }[]> {
  if (rows.length === 0) return [];
  const { table, writing } = kinds[name];
  const { byColumn, differs, isSame, isNew, image } = statementsFor(table, writing);
  const given = rows.map((one) => ({ key: one.key, fields: byColumn(tableRowOf(kinds[name], one.row)) }));
  const staged = await tx.execute(sql`
    insert into ${stagedRow} (kind, key, fields, is_made, before, after)
    select ${name}, given.key, given.fields, false, ${image(sql`stored`)}, ${printOf(image(sql`fresh`))}
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (key text, fields jsonb)
    cross join lateral jsonb_populate_record(null::${table}, given.fields) as fresh
    left join ${table} as stored on ${isSame('fresh')}
    where ${isNew} or ${differs('fresh')}
    on conflict (kind, key) do update
    set (fields, is_made, before, after) = row(excluded.fields, false, excluded.before, excluded.after)
    returning before is null as added`);
  return answer.parse(staged).rows;
}

/** Stages pages for rows that have none; one that gets another address takes its page along when it goes live. */
async function stageMissingPages(
  tx: Writer,
  name: KindName,
  rows: readonly { row: object; slug: unknown }[],
): Promise<void> {
  const { page: pageOf } = kinds[name];
  if (!pageOf || rows.length === 0) return;
  const wanted = rows.map(({ row, slug }) => ({ page: pageOf(row), before: `/product/${slug}` }));
  const paths = wanted.flatMap((one) => [one.page.path, one.before]);
  const there = await tx.select({ path: page.path }).from(page).where(inArray(page.path, paths));
  const known = new Set(there.map(({ path }) => path));
  await stageMadePages(
    tx,
    wanted.filter((one) => !known.has(one.page.path) && !known.has(one.before)).map((one) => one.page),
  );
}

/** Stages pages that no file brings, unless one does. */
export async function stageMadePages(tx: Writer, pages: readonly (typeof page.$inferInsert)[]): Promise<void> {
  if (pages.length === 0) return;
  const { byColumn, isSame, image } = statementsFor(page);
  const given = pages.map((one) => ({ key: one.path, fields: byColumn(tableRowOf(kinds.pages, one)) }));
  await tx.execute(sql`
    insert into ${stagedRow} (kind, key, fields, is_made, before, after)
    select 'pages', key, given.fields, true, ${image(sql`stored`)}, ${printOf(image(sql`fresh`))}
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given (key text, fields jsonb)
    cross join lateral jsonb_populate_record(null::${page}, given.fields) as fresh
    left join ${page} as stored on ${isSame('fresh')}
    on conflict do nothing`);
}
