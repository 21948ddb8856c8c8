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
    for (let time = 0; time < 3; time += 1) {
      assert.match(await saidBy(preview), /"preview"/);
      assert.match(await saidBy(db), /"public"/);
      await assert.rejects(preview.execute(sql`delete from shown`), ({ cause }: Error) =>
        /read-only/.test(String(cause)),
      );
      await assert.rejects(preview.execute(sql`select 1 / 0`));
    }
  });
