import assert from 'node:assert/strict';
import { syncBuiltinESMExports } from 'node:module';
import { type TestContext, test } from 'node:test';
import timers from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { openTestDatabase } from './testing.ts';
import { vacuumEmbedded } from './vacuum.ts';

const answer = z.object({ rows: z.tuple([z.object({ known: z.number(), times: z.number() })]) });

function insteadOfPauses(context: TestContext, wait: (ms: number) => Promise<void>) {
  context.mock.method(timers, 'setTimeout', wait);
  syncBuiltinESMExports();
  context.after(() => {
    context.mock.reset();
    syncBuiltinESMExports();
  });
}

test('the embedded database knows what is in its tables: after many changes it looks at them, and only then', async () => {
  const { db, close } = await openTestDatabase('');
  const state = async () => {
    const query = sql`
      select reltuples::int as known, (vacuum_count + analyze_count)::int as times
      from pg_class join pg_stat_user_tables using (relname) where relname = 'page'`;
    return answer.parse(await db.execute(query)).rows[0];
  };
  try {
    const write = (from: number, to: number) =>
      db.execute(sql`
        insert into page (path, seo, blocks)
        select '/page/' || number, '{}', '[]' from generate_series(${from}::int, ${to}::int) as number`);
    await write(1, 2_000);
    await vacuumEmbedded(db);
    const first = await state();
    assert.equal(first.known, 2_000);
    await write(2_001, 2_050);
    await vacuumEmbedded(db);
    assert.deepEqual(await state(), first);
    await write(2_051, 4_000);
    await vacuumEmbedded(db);
    assert.equal((await state()).known, 4_000);
  } finally {
    await close();
  }
});

test('between two tables others have several questions answered, as a page asks them', async (context) => {
  const { db, close } = await openTestDatabase('');
  context.after(close);
  const known = z.object({ rows: z.tuple([z.object({ tables: z.number() })]) });
  const tables = async () => {
    const query = sql`select count(*)::int as tables from pg_class where relname in ('page', 'search_pending') and reltuples > 0`;
    return known.parse(await db.execute(query)).rows[0].tables;
  };
  const numbers = sql`generate_series(1, 2000) as number`;
  await db.execute(sql`insert into page (path, seo, blocks) select '/page/' || number, '{}', '[]' from ${numbers}`);
  await db.execute(sql`insert into search_pending (kind, ref) select 'page', number from ${numbers}`);
  const seen: number[] = [];
  insteadOfPauses(context, async () => {
    for (let question = 0; question < 4; question += 1) seen.push(await tables());
  });
  await vacuumEmbedded(db);
  assert.deepEqual(seen, [1, 1, 1, 1, 2, 2, 2, 2]);
});

test('after each table there is three times as long for others as it took', async (context) => {
  const { db, close } = await openTestDatabase('');
  context.after(close);
  await db.execute(
    `insert into page (path, seo, blocks) select '/' || number, '{}', '[]' from generate_series(1, 2000) as number`,
  );
  const pauses: number[] = [];
  insteadOfPauses(context, async (ms) => void pauses.push(ms));
  const execute = db.execute.bind(db);
  let tookMs = 0;
  context.mock.method(db, 'execute', async (query: Parameters<typeof execute>[0]) => {
    const start = performance.now();
    const answer = await execute(query);
    tookMs = performance.now() - start;
    return answer;
  });
  const start = performance.now();
  await vacuumEmbedded(db);
  const allMs = performance.now() - start;
  const [pause = 0, ...more] = pauses;
  assert.ok(
    more.length === 0 && pause >= 3 * tookMs && pause <= 3 * allMs,
    `${pauses} ms after ${tookMs} of ${allMs} ms`,
  );
});

const server = process.env.TEST_DATABASE_URL;

test('PostgreSQL is left to its own autovacuum', { skip: !server && 'it needs PostgreSQL' }, async (context) => {
  const { db, close } = await openTestDatabase(server);
  context.after(close);
  const execute = context.mock.method(db, 'execute');
  await vacuumEmbedded(db);
  assert.equal(execute.mock.callCount(), 0);
});
