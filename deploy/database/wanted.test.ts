import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { eventually } from '../testing/eventually.ts';
import { answersOneAtATime } from './index.ts';
import { hasPostgres, openTestDatabase, startPostgres, type TestDatabase } from './testing.ts';
import { whileWanted } from './wanted.ts';

/** A query that takes longer than any test waits, and leaves a trace where it is begun. */
const endless = sql`select count(*) from generate_series(1, 1000000000000)`;

const embedded = '';

async function withDatabase(server: string, work: (database: TestDatabase) => Promise<void>) {
  const database = await openTestDatabase(server);
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

test('a query that nobody waits for any more when it is its turn is not begun by the embedded database', () =>
  withDatabase(embedded, async ({ db }) => {
    assert.ok(answersOneAtATime(db));
    await db.execute(sql`create table trace (name text)`);
    const add = (name: string) => sql`insert into trace values (${name})`;
    const gone = new AbortController();
    const first = db.transaction(async (tx) => {
      await tx.execute(add('first'));
      gone.abort();
    });
    const unwanted = whileWanted(gone.signal, async () => db.execute(add('unwanted')));
    const inside = whileWanted(gone.signal, async () => db.transaction((tx) => tx.execute(add('inside'))));
    const other = whileWanted(new AbortController().signal, async () => db.execute(add('other')));
    const [, ...ended] = await Promise.allSettled([first, unwanted, inside, other]);
    assert.deepEqual(
      ended.map(({ status }) => status),
      ['rejected', 'rejected', 'fulfilled'],
    );
    assert.deepEqual(await db.select({ name: sql`name` }).from(sql`trace`), [{ name: 'first' }, { name: 'other' }]);
  }));

test('a query that nobody waits for any more is cancelled by PostgreSQL, and its connection goes on', async (context) => {
  if (!hasPostgres()) return context.skip('PostgreSQL is not installed');
  const server = await startPostgres();
  try {
    await withDatabase(server.url, async ({ db }) => {
      const running = () =>
        db.$count(
          sql`pg_stat_activity`,
          sql`state = 'active' and query like '%generate_series%' and pid <> pg_backend_pid()`,
        );
      // As many as there are connections: to cancel them takes none of these.
      const gone = new AbortController();
      const unwanted = Array.from({ length: 19 }, () => whileWanted(gone.signal, async () => db.execute(endless)));
      await eventually(async () => (await running()) === unwanted.length);
      const last = whileWanted(gone.signal, async () => db.execute(endless));
      const waiting = whileWanted(gone.signal, async () => db.execute(sql`select 1`));
      gone.abort();
      const ended = await Promise.allSettled([...unwanted, last, waiting]);
      assert.ok(ended.every(({ status }) => status === 'rejected'));
      // PostgreSQL tells of the end of a query a moment before it counts it as ended.
      await eventually(async () => (await running()) === 0);
      await Promise.all(Array.from({ length: 40 }, () => db.execute(sql`select 1`)));
      // Who goes away later takes nothing from others.
      const later = new AbortController();
      const all = Array.from({ length: 20 }, () => whileWanted(later.signal, async () => db.execute(sql`select 1`)));
      await Promise.all(all);
      const others = Array.from({ length: 20 }, () => db.execute(sql`select pg_sleep(0.1)`));
      later.abort();
      await Promise.all(others);
    });
  } finally {
    server.stop();
  }
});
