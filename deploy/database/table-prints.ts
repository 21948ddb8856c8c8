import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from './index.ts';

/** How many rows each table has, and a number that changes with any of them, whatever their order. */
export const tablePrintsSchema = z.record(z.string(), z.object({ rows: z.number(), print: z.string() }));
export type TablePrints = z.infer<typeof tablePrintsSchema>;

const names = z.object({ rows: z.array(z.object({ name: z.string() })) });
const print = z.object({ rows: z.tuple([z.object({ rows: z.coerce.number(), print: z.string() })]) });

/** The prints of all tables as one transaction sees them. */
export const printTables = (db: Database): Promise<TablePrints> =>
  db.transaction(async (tx) => {
    // Times are written out as the session's zone has them.
    await tx.execute(sql`set local timezone = 'UTC'`);
    const tables = await tx.execute(sql`
      select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema in ('public', 'drizzle') order by 1`);
    const prints: TablePrints = {};
    for (const { name } of names.parse(tables).rows) {
      const counted = await tx.execute(sql`
        select count(*) as rows, coalesce(sum(hashtextextended(t::text, 0)), 0)::text as print from ${sql.raw(name)} t`);
      prints[name] = print.parse(counted).rows[0];
    }
    return prints;
  });

/** The tables whose rows are not those that were printed. */
export const differences = (one: TablePrints, other: TablePrints): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => one[name]?.rows !== other[name]?.rows || one[name]?.print !== other[name]?.print,
  );
