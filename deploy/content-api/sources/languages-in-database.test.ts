import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'drizzle-orm';
import { languages } from 'shared/i18n';
import { z } from 'zod';
import { openTestDatabase, type TestDatabase } from '../../database/testing.ts';
import { inDatabase } from './languages-in-database.ts';

let database: TestDatabase;
before(async () => {
  database = await openTestDatabase();
});
after(() => database.close());

async function answer(query: ReturnType<typeof sql>): Promise<unknown> {
  const { rows } = z
    .object({ rows: z.array(z.record(z.string(), z.unknown())) })
    .parse(await database.db.execute(query));
  return rows[0]?.answer;
}

for (const language of languages) {
  const { stemming } = inDatabase[language];

  test(`the search cuts words in ${language} as that language does`, async () => {
    const configuration = await answer(sql`select search_stemming(${language})::regconfig::text as answer`);
    assert.equal(String(configuration).replace('pg_catalog.', ''), stemming);
    const word = 'eigentlichkeiten';
    assert.equal(
      await answer(sql`select search_stem(${language}, ${word}) as answer`),
      await answer(sql`select (ts_lexize(${`${stemming}_stem`}::regdictionary, ${word}))[1] as answer`),
    );
  });

  test(`what is searched in ${language} has a place of its own`, async () => {
    assert.ok(await answer(sql`select to_regclass(${`search_entry_${language}`}) as answer`));
  });
}
