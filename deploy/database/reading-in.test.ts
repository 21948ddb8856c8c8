import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { readingIn } from './reading-in.ts';
import { openTestDatabase } from './testing.ts';

const server = process.env.TEST_DATABASE_URL;
for (const [kind, where] of [
  ['embedded database', ''],
  ['PostgreSQL', server],
] as const)
  test(`what is read in another schema of the ${kind} changes nothing there, and nothing for who asks next`, {
    skip: where === undefined && 'it needs PostgreSQL',
  }, async (context) => {
    const { db, close } = await openTestDatabase(where);
    context.after(close);
    await db.execute(sql`create schema preview`);
    for (const schema of ['public', 'preview']) {
      await db.execute(sql`create table ${sql.identifier(schema)}.shown (said text)`);
      await db.execute(sql`insert into ${sql.identifier(schema)}.shown values (${schema})`);
    }
    const preview = readingIn(db, 'preview');
    const saidBy = async (asked: typeof preview) => JSON.stringify(await asked.execute(sql`select said from shown`));
    // More often than there are connections to PostgreSQL.
    for (let time = 0; time < 12; time += 1) {
      assert.match(await saidBy(preview), /"preview"/);
      assert.match(await saidBy(db), /"public"/);
      await assert.rejects(preview.execute(sql`delete from shown`), ({ cause }: Error) =>
        /read-only/.test(String(cause)),
      );
      await assert.rejects(preview.execute(sql`select 1 / 0`));
    }
  });

test('what was read well keeps its connection to PostgreSQL', {
  skip: server === undefined && 'it needs PostgreSQL',
}, async (context) => {
  const { db, close } = await openTestDatabase(server);
  context.after(close);
  const preview = readingIn(db, 'public');
  const connection = async () => JSON.stringify(await preview.execute(sql`select pg_backend_pid()`));
  assert.equal(await connection(), await connection());
});

test('only a database that was opened as one of the site is read in, and no transaction', async (context) => {
  const { db, close } = await openTestDatabase('');
  context.after(close);
  await db.transaction(async (tx) => assert.throws(() => readingIn(tx, 'preview'), /not opened by openDatabase/));
});
