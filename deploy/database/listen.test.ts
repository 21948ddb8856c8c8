import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { eventually } from '../testing/eventually.ts';
import { listen } from './listen.ts';
import { openTestDatabase } from './testing.ts';

const server = process.env.TEST_DATABASE_URL;

test('what is told in a channel of PostgreSQL is heard; once more whenever some of it may have been missed, and not after the end', {
  skip: !server && 'it needs PostgreSQL',
}, async (context) => {
  const { db, close } = await openTestDatabase(server);
  context.after(close);
  let heard = 0;
  const stop = listen(db, 'news', () => {
    heard += 1;
  });
  const listening = sql`pg_stat_activity where datname = current_database() and query = 'listen news'`;
  await eventually(() => heard === 1);
  await db.execute('notify other');
  await db.execute('notify news');
  await eventually(() => heard === 2);

  await db.execute(sql`select pg_terminate_backend(pid) from ${listening}`);
  const broken = performance.now();
  await eventually(() => heard === 3);
  assert.ok(performance.now() - broken > 900, 'a server that is away is not asked all the time');
  await db.execute('notify news');
  await eventually(() => heard === 4);

  await stop();
  await eventually(async () => (await db.$count(listening)) === 0);
  await db.execute('notify news');
  assert.equal(heard, 4);
});

test('what is told in a channel of the embedded database is heard, until the end', async (context) => {
  const { db, close } = await openTestDatabase('');
  context.after(close);
  let heard = 0;
  const stop = listen(db, 'news', () => {
    heard += 1;
  });
  await db.execute('notify news');
  await eventually(() => heard === 1);
  await stop();
  await db.execute('notify news');
  await db.execute('select 1');
  assert.equal(heard, 1);
});

test('where the embedded database has been closed nothing is heard, and nothing fails', async () => {
  const { db, close } = await openTestDatabase('');
  await close();
  const stop = listen(db, 'news', () => assert.fail('there is nothing to hear'));
  await new Promise((resolve) => setImmediate(resolve));
  await stop();
});
