import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { answersOneAtATime, type Database } from './index.ts';

const answer = z.object({ rows: z.array(z.object({ name: z.string() })) });

/**
 * Does for the embedded database what autovacuum does for PostgreSQL: has the planner know tables that have changed by a
 * tenth, and frees the room of rows that are gone. Unknown tables are planned for as empty ones, and searches take three
 * times as long. One statement for each table, and after it three times as long for what others ask: a page asks several
 * questions one after the other, and would wait for a table with each.
 */
export async function vacuumEmbedded(db: Database): Promise<void> {
  if (!answersOneAtATime(db)) return;
  // A tenth of the usual sample: the words of 20,000 texts took 0.3 s for each language, and other queries wait meanwhile.
  await db.execute('set default_statistics_target = 10');
  // The changes of the last second are not counted yet.
  await db.execute('select pg_stat_force_next_flush()');
  const changed = await db.execute(sql`
    select quote_ident(schemaname) || '.' || quote_ident(stat.relname) as name
    from pg_class join pg_stat_user_tables as stat on relid = pg_class.oid
    where (
      n_mod_since_analyze > 500 + reltuples / 10 or (reltuples < 0 and pg_relation_size(relid) > 1000000))`);
  for (const { name } of answer.parse(changed).rows) {
    const start = performance.now();
    await db.execute(sql.raw(`vacuum (analyze) ${name}`));
    await pause(3 * (performance.now() - start));
  }
}
