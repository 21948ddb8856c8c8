import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { dropPreviewsBeforeMigration } from './drop-previews.ts';
import { openTestDatabase } from './testing.ts';

test('previews end where a migration is due, and stand where none is', async (context) => {
  const { db, close } = await openTestDatabase('');
  context.after(close);
  const previews = () => db.$count(sql`pg_namespace`, sql`nspname ~ '^preview_'`);
  const drop = () => dropPreviewsBeforeMigration(db, { migrationsFolder: join(import.meta.dirname, 'migrations') });
  for (const number of [1, 2]) await db.execute(`create schema preview_${number}`);
  await drop();
  assert.equal(await previews(), 2);
  await db.execute(
    'delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)',
  );
  await drop();
  assert.equal(await previews(), 0);
});
