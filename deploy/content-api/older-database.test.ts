import assert from 'node:assert/strict';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { PGlite } from '@electric-sql/pglite';
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { z } from 'zod';
import { dropPreviewsBeforeMigration } from '../database/drop-previews.ts';
import { openDatabase } from '../database/index.ts';
import { createDatabase, type TestDatabase } from '../database/testing.ts';
import { visitsSince } from '../registry/reports/read-reports.ts';
import { thinReports } from '../registry/reports/thin-reports.ts';
import { reportWriter } from '../registry/reports/write-reports.ts';
import { startTestContentApi, tokenOf } from './testing.ts';

const migrationsFolder = join(import.meta.dirname, '../database/migrations');
const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string(), when: z.number() })) });
const readJournal = async (folder: string) =>
  journalSchema.parse(JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8')));

/** What the site wrote in the time before writes had keys. */
const account = { id: '7b4c1c1e-5a3e-4f0e-9a53-0d8a2f3c1b11', uid: 41 };
const accounts = [
  `insert into account (id, uid, email, password_hash) overriding system value values ('${account.id}', ${account.uid}, 'old@example.org', '')`,
  `insert into wishlist (account_id, title) values ('${account.id}', 'Avant')`,
];

/** What browsers had reported before there were partitions: now, two weeks ago, and before the 90 days that are kept. */
const reported = ["interval '0'", "interval '14 days'", "interval '91 days'"].map(
  (ago) =>
    `insert into report_count (minute, remote, version, country, kind, count) values (date_trunc('minute', now() - ${ago}), 'mf-search', '1.0.0', 'be', 'visit', 7)`,
);

/** A database with these rows as the site left it whose last migration was `last`, opened by the site of today. */
async function olderDatabase(last: string, rows: readonly string[], server?: string): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'older-'));
  const older = join(dataDir, 'migrations');
  await cp(migrationsFolder, older, { recursive: true });
  const journal = await readJournal(older);
  const count = journal.entries.findIndex(({ tag }) => tag === last) + 1;
  assert.ok(count > 0 && count < journal.entries.length, last);
  await writeFile(
    join(older, 'meta/_journal.json'),
    JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }),
  );

  const databaseUrl = server && (await createDatabase(server));
  if (databaseUrl) {
    const db = drizzlePostgres(databaseUrl);
    await migratePostgres(db, { migrationsFolder: older });
    for (const row of rows) await db.execute(row);
    await db.$client.end();
  } else {
    const client = await PGlite.create(join(dataDir, 'database'), {
      extensions: { fuzzystrmatch, pg_trgm, unaccent },
    });
    await migrate(drizzle(client), { migrationsFolder: older });
    for (const row of rows) await client.exec(row);
    await client.close();
  }
  const { db, close } = await openDatabase({ dataDir, databaseUrl });
  return { db, dataDir, databaseUrl, close: () => close().then(() => rm(dataDir, { recursive: true })) };
}

const server = process.env.TEST_DATABASE_URL;
for (const [kind, where] of [
  ['embedded database', undefined],
  ['PostgreSQL', server],
] as const) {
  const skip = kind === 'PostgreSQL' && !server && 'it needs PostgreSQL';

  test(`a write on an older ${kind} is done, with a key and without, and what was in it is there`, {
    skip,
  }, async (context) => {
    const api = await startTestContentApi({}, () => olderDatabase('0036_names_sorted_in_memory', accounts, where));
    context.after(() => api.close());
    const token = await tokenOf(api, account);
    const titles = z.object({ lists: z.array(z.object({ title: z.string() })) });
    const create = 'mutation($title: String!) { lists: createWishlist(title: $title) { title } }';
    const make = async (title: string, key?: string) =>
      (await api.ask(titles, create, { token, key, variables: { title } })).lists.map((list) => list.title);
    assert.deepEqual(await make('Sans clé'), ['Avant', 'Sans clé']);
    const key = crypto.randomUUID();
    assert.deepEqual(await make('Avec clé', key), ['Avant', 'Sans clé', 'Avec clé']);
    assert.deepEqual(await make('Avec clé', key), ['Avant', 'Sans clé', 'Avec clé']);
    assert.equal(await api.codeOf('mutation { lostPassword(email: "old@example.org") { isError } }'), 'it succeeded');
  });

  test(`a preview ends with a migration of an older ${kind}, whose tables its views would hold; without one it stands`, {
    skip,
  }, async (context) => {
    const standing = ['create schema preview_7', 'create view preview_7.account as select * from account'];
    const { db, close } = await olderDatabase('0036_names_sorted_in_memory', standing, where);
    context.after(close);
    const schema = sql`select nspname from pg_namespace where nspname ~ '^preview_'`;
    const previews = async () => z.object({ rows: z.array(z.unknown()) }).parse(await db.execute(schema)).rows;
    assert.deepEqual(await previews(), []);
    await db.execute('create schema preview_8');
    await dropPreviewsBeforeMigration(db, { migrationsFolder });
    assert.deepEqual(await previews(), [{ nspname: 'preview_8' }]);
  });

  test(`what was reported to an older ${kind} in the last 90 days is counted, and what is reported now is added to it`, {
    skip,
  }, async (context) => {
    const { db, close } = await olderDatabase('0051_registry_notifies', reported, where);
    context.after(close);
    const now = new Date();
    const visits = () => visitsSince(db, { name: 'mf-search', version: '1.0.0', country: 'be', since: new Date(0) });
    assert.equal(await visits(), 14);
    const visit = {
      minute: now.toISOString(),
      remote: 'mf-search',
      version: '1.0.0',
      country: 'be',
      kind: 'visit',
    } as const;
    await reportWriter(db)({ counts: [{ ...visit, bucket: 0, count: 1 }], errors: [] });
    await thinReports(db, new Date(now.getTime() + 2 * 24 * 60 * 60_000));
    assert.equal(await visits(), 15);
  });
}

test('each migration is younger than the one before it: an older one would be left out without a word', async () => {
  const { entries } = await readJournal(migrationsFolder);
  const times = entries.map(({ when }) => when);
  assert.deepEqual(
    times,
    [...new Set(times)].sort((one, other) => one - other),
  );
});
