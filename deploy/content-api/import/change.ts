import { desc, eq, max, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../database/index.ts';
import {
  type ContentChange,
  type ContentCounts,
  contentName,
  countsInWords,
  everyCountry,
  isoOf,
} from '../../registry/contract.ts';
import { record } from '../../registry/history.ts';
import type { ContentAction } from '../../registry/tables.ts';
import { contentChange, contentChangeRow, contentPreview, page, product, stagedRow } from '../tables.ts';
import { printOf, statementsFor } from '../writing/upsert.ts';
import { type KindName, kindNames } from './contract.ts';

/** What is told of a change of content, in the history and in the list of changes. */
export interface NewChange {
  action: ContentAction;
  /** The holder of the token, and the person who uses it. */
  who: string;
  by?: string;
  why?: string;
  forced?: boolean;
  /** Whether it can be put back. What fills an empty site cannot: nothing was before. */
  isKept?: boolean;
  /** The number of the preview that it was; it is the change's own unless there have been others since. */
  number?: number;
  /** The number of the write that it is part of, beside releases. */
  together?: number;
}

export type ChangeWriter = Pick<
  Database,
  'execute' | 'select' | 'selectDistinct' | '$count' | 'insert' | 'delete' | 'update'
>;

/** Gives what is about to go live its number, and keeps what was before of every staged row. */
export async function beginChange(tx: ChangeWriter, { action, who, by, why = '', isKept = true, ...asked }: NewChange) {
  const last = await lastChange(tx);
  const number = asked.number !== undefined && asked.number > last ? asked.number : await nextNumber(tx);
  await tx.insert(contentChange).values({ number, action, who, person: by, why, isKept, counts: {} });
  if (isKept) await noteRows(tx, number);
  return number;
}

const lastChange = async (tx: ChangeWriter): Promise<number> => {
  const [row] = await tx.select({ number: max(contentChange.number) }).from(contentChange);
  return row?.number ?? 0;
};

/** The number of the next change or preview. */
export async function nextNumber(tx: ChangeWriter): Promise<number> {
  const [row] = await tx.select({ number: max(contentPreview.number) }).from(contentPreview);
  return Math.max(await lastChange(tx), row?.number ?? 0) + 1;
}

/** Notes what every staged row changes. */
export const noteRows = (tx: ChangeWriter, number: number) =>
  tx.execute(sql`
    insert into ${contentChangeRow} (change, kind, key, before, after)
    select ${number}::integer, kind, key, before, after from ${stagedRow}`);

/** A product that gets another address takes its page along; it is kept as a page that goes and one that comes. */
export async function movePages(tx: ChangeWriter, number: number): Promise<void> {
  const { image } = statementsFor(page);
  await tx.execute(sql`
    with moved as (
      update ${page} set path = '/product/' || (${stagedRow.fields} ->> 'slug')
      from ${stagedRow} join ${product} on ${product.uid} = ${stagedRow.key}
      where ${stagedRow.kind} = 'products' and ${page.path} = '/product/' || ${product.slug}
        and ${product.slug} <> ${stagedRow.fields} ->> 'slug'
        and not exists (select from ${page} as there where there.path = '/product/' || (${stagedRow.fields} ->> 'slug'))
      returning '/product/' || ${product.slug} as was, ${page.path} as path, ${image(sql`${page}`)} as image
    )
    insert into ${contentChangeRow} (change, kind, key, before, after)
    select ${number}::integer, 'pages', was, image || jsonb_build_object('path', was), null::uuid from moved
    union all
    select ${number}::integer, 'pages', path, null, ${printOf(sql`image`)} from moved
    on conflict do nothing`);
}

/** Products give their addresses free before others take them. */
export const freeAddresses = (tx: ChangeWriter) =>
  tx.execute(sql`
    update ${product} set slug = '~' || uid from ${stagedRow}
    where ${stagedRow.kind} = 'products' and ${stagedRow.key} = uid and ${product.slug} <> ${stagedRow.fields} ->> 'slug'`);

const counted = z.object({
  rows: z.array(z.object({ kind: z.string(), added: z.number(), changed: z.number(), removed: z.number() })),
});

/** How many rows of each kind are added, changed and removed by rows with what was before and what is after. */
export async function countsOf(tx: Pick<Database, 'execute'>, rows: SQL): Promise<ContentCounts> {
  const count = (what: SQL) => sql`(count(*) filter (where ${what}))::integer`;
  const answer = await tx.execute(sql`
    select kind, ${count(sql`before is null`)} as added, ${count(sql`after is null`)} as removed,
      ${count(sql`before is not null and after is not null`)} as changed
    from ${rows} group by kind order by kind`);
  return Object.fromEntries(counted.parse(answer).rows.map(({ kind, ...numbers }) => [kind, numbers]));
}

/** Of what a change keeps. */
export const rowsOfChange = (number: number): SQL => sql`${contentChangeRow} where change = ${number}`;

/** Writes what a change has done into the history, and beside it. */
export async function endChange(tx: ChangeWriter, number: number, change: NewChange): Promise<ContentCounts> {
  const { action, who, by, why = '', forced, isKept = true, together } = change;
  const counts = await countsOf(tx, isKept ? rowsOfChange(number) : sql`${stagedRow}`);
  await tx.update(contentChange).set({ counts }).where(eq(contentChange.number, number));
  const about = [countsInWords(counts), why].filter(Boolean).join(': ');
  const what = { remote: contentName, country: everyCountry, to: String(number) };
  if (isKept) await record(tx, { who, person: by, action, ...what, why: about, forced, together });
  return counts;
}

/** The kinds of which something is staged, in the order in which they refer to each other. */
export async function stagedKinds(tx: ChangeWriter): Promise<KindName[]> {
  const staged = await tx.selectDistinct({ kind: stagedRow.kind }).from(stagedRow);
  return kindNames.filter((name) => staged.some(({ kind }) => kind === name));
}

/** The changes of content, the newest first. */
export async function listChanges(db: Pick<Database, 'select'>): Promise<ContentChange[]> {
  const rows = await db.select().from(contentChange).orderBy(desc(contentChange.number)).limit(1000);
  return rows.map(({ at, ...row }) => ({ ...row, when: isoOf(at) }));
}

/** So many changes are kept however old they are. */
const keptHoweverOld = 50;

/** Forgets what was before changes that are older than so many days, and not among the last fifty. They stay listed. */
export const forgetOldChanges = (db: Pick<Database, 'execute'>, days: number) =>
  db.execute(sql`
    with old as (
      update ${contentChange} set is_kept = false
      where is_kept and at < now() - make_interval(days => ${days})
        and number <= (select max(number) from ${contentChange}) - ${keptHoweverOld}
      returning number
    )
    delete from ${contentChangeRow} where change in (select number from old)`);
