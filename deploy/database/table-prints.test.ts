import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'drizzle-orm';
import { differences, printTables } from './table-prints.ts';
import { openTestDatabase } from './testing.ts';

test('the prints of two databases are the same where their rows are, in whatever order and zone; any other row shows', async (context) => {
  const { db, close } = await openTestDatabase('');
  context.after(close);
  const row = (name: string, content: string) =>
    db.execute(sql`insert into menu (name, content) values (${name}, ${content}::jsonb)`);
  await db.execute('create table zoned (at timestamptz)');
  await db.execute("insert into zoned values ('2026-11-27 12:00+00')");
  await row('one', '[]');
  await row('two', '[]');
  const first = await printTables(db);
  assert.deepEqual([first['public.menu']?.rows, first['public.page']?.rows], [2, 0]);

  await db.execute(`delete from menu where name = 'one'`);
  const fewer = await printTables(db);
  assert.deepEqual(differences(first, fewer), ['public.menu']);
  await row('one', '[]');
  await db.execute(`set timezone = 'Asia/Tokyo'`);
  assert.deepEqual(differences(first, await printTables(db)), []);

  await db.execute(`update menu set content = '[1]' where name = 'one'`);
  await db.execute('drop table zoned');
  assert.deepEqual(differences(first, await printTables(db)).sort(), ['public.menu', 'public.zoned']);
});

test('tables differ by the number of their rows or by their print, and where only one of the two has them', () => {
  const none = { rows: 0, print: '0' };
  const [one, other] = [
    { same: none, more: none, changed: { rows: 1, print: '1' }, gone: none },
    { same: none, more: { rows: 1, print: '0' }, changed: { rows: 1, print: '2' }, added: none },
  ];
  assert.deepEqual(differences(one, other).sort(), ['added', 'changed', 'gone', 'more']);
});
