import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { takeWriteLock } from '../../registry/write-lock.ts';
import { page, product, stagedRow } from '../tables.ts';
import { statementsFor, type Writer, writtenBy } from '../writing/upsert.ts';
import { forget } from './begun-import.ts';
import { kindNames } from './contract.ts';
import { kinds } from './kinds/index.ts';

/** How many of the staged pages no file brought. */
export const madePages = (db: Database): Promise<number> =>
  db.$count(stagedRow, and(eq(stagedRow.kind, 'pages'), stagedRow.isMade));

/**
 * Makes all staged rows live in one transaction, and forgets the import. What search knows of them follows: it is listed as
 * pending. The counter is raised last: releases and rollbacks, which raise the same row, wait for that moment only.
 */
export const goLive = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    await movePages(tx);
    for (const kind of kindNames) {
      const { table, writing, afterWrite } = kinds[kind];
      const staged = sql`(
        select populated.* from ${stagedRow}
        cross join lateral jsonb_populate_record(null::${table}, ${stagedRow.fields}) as populated
        where ${stagedRow.kind} = ${kind}
      ) as given`;
      const written = await writtenBy(tx, statementsFor(table, writing).upsertFrom(staged));
      if (written.length) await afterWrite?.(tx, written);
    }
    await forget(tx);
    await takeWriteLock(tx, 'content');
  });

/** A product that gets another address takes its page along. */
const movePages = (tx: Writer) =>
  tx.execute(sql`
    update ${page} set path = '/product/' || (${stagedRow.fields} ->> 'slug')
    from ${stagedRow} join ${product} on ${product.uid} = ${stagedRow.key}
    where ${stagedRow.kind} = 'products' and ${page.path} = '/product/' || ${product.slug}
      and ${product.slug} <> ${stagedRow.fields} ->> 'slug'
      and not exists (select from ${page} as there where there.path = '/product/' || (${stagedRow.fields} ->> 'slug'))`);
