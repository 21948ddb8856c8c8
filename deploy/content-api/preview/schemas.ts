import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Database } from '../../database/index.ts';
import type { ContentCounts } from '../../registry/contract.ts';
import { type ChangeWriter, countsOf, movePages, noteRows, rowsOfChange, stagedKinds } from '../import/change.ts';
import type { KindName } from '../import/contract.ts';
import { tellSearch, writeStaged } from '../import/go-live.ts';
import { kinds } from '../import/kinds/index.ts';
import { contentChangeRow, page, product, searchEntry, searchPending, searchWord, stagedRow } from '../tables.ts';
import { takeInSome } from '../writing/search/pending.ts';

/**
 * A preview is two schemas of the database. `preview_42_rows` has tables of its own for what the change touches: there its rows
 * go live by the same statements as in the usual ones. `preview_42` has views by the names of the usual tables, which show
 * these rows in the place of the live ones; whoever reads with it before the usual schema sees the site with the change.
 */

/** The schema that a preview is read with. */
export const viewsOf = (number: number): string => `preview_${number}`;
/** The schema that its own rows are in. */
export const rowsOf = (number: number): string => `${viewsOf(number)}_rows`;

type Executor = Pick<Database, 'execute'>;

/** Has the rest of a transaction find tables in these schemas first. */
const lookIn = (tx: Executor, ...schemas: string[]) =>
  tx.execute(sql.raw(`set local search_path to ${[...schemas, 'public'].join(', ')}`));

/** Makes the schemas of a preview out of the staged rows, in a transaction of the caller; search takes them in later. */
export async function layOut(tx: ChangeWriter, number: number): Promise<ContentCounts> {
  const [own, views] = [rowsOf(number), viewsOf(number)];
  const staged = await stagedKinds(tx);
  // A product that gets another address takes its page along.
  const touched = new Set<KindName>(staged.includes('products') ? [...staged, 'pages'] : staged);
  const tables = Map.groupBy(touched, (kind) => kinds[kind].table);
  const functions = await searchFunctions(tx);
  for (const schema of [own, views]) await tx.execute(sql`create schema ${sql.identifier(schema)}`);
  const asLive = [contentChangeRow, stagedRow, searchPending, searchEntry, searchWord, ...tables.keys()];
  for (const table of asLive) await tx.execute(sql`create table ${at(own, table)} (like ${live(table)} including all)`);
  await tx.execute(sql`insert into ${at(own, stagedRow)} select * from ${live(stagedRow)}`);
  for (const kind of touched)
    await tx.execute(sql`
      insert into ${at(own, kinds[kind].table)} select stored.* from ${live(kinds[kind].table)} as stored
      where exists (select from ${live(stagedRow)} as named where ${isRowOf(kind)})`);
  if (touched.has('pages')) await tx.execute(takePages(own));

  await lookIn(tx, own);
  await noteRows(tx, number);
  await movePages(tx, number);
  const written = await writeStaged(tx, staged);
  for (const [table, itsKinds] of tables) {
    const [name, rows] = [getTableName(table), `${getTableName(table)}_rows`];
    const named = itsKinds.map(
      (kind) => sql`exists (
        select from ${contentChangeRow} as named where named.change = ${sql.raw(`${number}`)} and ${isRowOf(kind)})`,
    );
    await tx.execute(sql`delete from ${at(own, table)} as stored where not (${sql.join(named, sql` or `)})`);
    await tx.execute(sql.raw(`alter table ${own}.${name} rename to ${rows}`));
    await tx.execute(sql`
      create view ${at(views, table)} as
      select stored.* from ${live(table)} as stored where not ${sql.join(named, sql` and not `)}
      union all select * from ${sql.identifier(own)}.${sql.identifier(rows)}`);
    await tx.execute(sql.raw(`analyze ${own}.${rows}`));
  }
  await tx.execute(sql.raw(`analyze ${own}.content_change_row`));

  await lookIn(tx, own, views);
  const counts = await countsOf(tx, rowsOfChange(number));
  await tellSearch(tx, written);
  await tx.execute(sql.raw(`create table ${own}.search_hidden (like ${own}.search_pending including all)`));
  await tx.execute(sql.raw(`insert into ${own}.search_hidden select * from ${own}.search_pending`));
  await tx.execute(sql`
    create view ${at(views, searchEntry)} as select * from ${live(searchEntry)} as stored
    where not exists (select from ${sql.identifier(own)}.search_hidden as named where named.kind = stored.kind and named.ref = stored.ref)
    union all select * from ${at(own, searchEntry)}`);
  await tx.execute(sql`
    create view ${at(views, searchWord)} as select * from ${live(searchWord)} as stored
    where not exists (select from ${at(own, searchWord)} as own where own.language = stored.language and own.word = stored.word)
    union all select * from ${at(own, searchWord)}`);
  await lookIn(tx, views);
  for (const text of functions) await tx.execute(sql.raw(text.replace('FUNCTION public.', `FUNCTION ${views}.`)));
  await tx.execute(sql`set local search_path to default`);
  return counts;
}

/** Takes a preview's schemas away. */
export async function takeAway(tx: Executor, number: number): Promise<void> {
  for (const schema of [viewsOf(number), rowsOf(number)])
    await tx.execute(sql`drop schema if exists ${sql.identifier(schema)} cascade`);
}

/** Has the search of a preview take in what it changes, for `forMs`; answers how much is left. */
export async function takeInSearch(db: Database, number: number, forMs: number): Promise<number> {
  const [own, views] = [rowsOf(number), viewsOf(number)];
  const until = performance.now() + forMs;
  while (performance.now() < until && (await takeInSome(db, (tx) => lookIn(tx, own, views))));
  const left = await db.$count(at(own, searchPending));
  if (left === 0) await forgetKnownWords(db, number);
  return left;
}

/** Leaves out the words that live search knows anyway. */
const forgetKnownWords = (db: Executor, number: number) =>
  db.execute(sql`
    delete from ${at(rowsOf(number), searchWord)} as own using ${live(searchWord)} as known
    where known.language = own.language and known.word = own.word and (known.named or not own.named)`);

const at = (schema: string, table: PgTable): SQL => sql`${sql.identifier(schema)}.${table}`;
const live = (table: PgTable): SQL => at('public', table);
/** What was staged for a preview. */
export const stagedIn = (number: number): SQL => at(rowsOf(number), stagedRow);

/** Whether a row `named` of a list of rows by kind and key means the row `stored` of the kind's table. */
function isRowOf(name: KindName): SQL {
  const { key, fixed = {} } = kinds[name];
  const own = Object.entries({ ...fixed, [key]: undefined }).map(([column, value]) =>
    value === undefined
      ? sql`stored.${sql.identifier(column)} = named.key`
      : sql`stored.${sql.identifier(column)} = ${sql.raw(`'${value}'`)}`,
  );
  return sql`named.kind = ${sql.raw(`'${name}'`)} and ${sql.join(own, sql` and `)}`;
}

/** The pages that products may take along, and those that lie where they would go. */
const takePages = (own: string): SQL => sql`
  insert into ${at(own, page)} select stored.* from ${live(page)} as stored
  where stored.path in (
    select '/product/' || either.slug from ${live(product)} as moved
    join ${live(stagedRow)} as given on given.kind = 'products' and given.key = moved.uid
    cross join lateral (values (moved.slug), (given.fields ->> 'slug')) as either (slug)
    where moved.slug <> given.fields ->> 'slug')
  on conflict do nothing`;

const texts = z.object({ rows: z.array(z.object({ text: z.string() })) });

/** The functions that read what search knows: their tables are bound when they are made, so that each preview needs its own. */
async function searchFunctions(tx: Executor): Promise<string[]> {
  const answer = await tx.execute(sql`
    select pg_get_functiondef(pg_proc.oid) as text from pg_proc
    where pronamespace = 'public'::regnamespace and proname like 'search\\_%' and provolatile = 's' order by oid`);
  return texts.parse(answer).rows.map(({ text }) => text);
}
