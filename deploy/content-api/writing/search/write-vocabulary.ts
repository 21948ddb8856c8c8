import { sql } from 'drizzle-orm';
import { languages } from '../../../../shared/i18n/index.ts';
import type { Database } from '../../../database/index.ts';
import { wordsPeopleSay } from '../../sources/search-vocabulary.ts';
import { searchMeaning, searchWord } from '../../tables.ts';
import { upsert, type Writer, type Written } from '../upsert.ts';

/** Has search know what people say, so that typing errors are put right into it, too. */
export async function writeVocabulary(tx: Pick<Database, 'execute'>): Promise<void> {
  for (const language of languages) await knowWords(tx, language, wordsPeopleSay(language));
}

/** Writes what editors have found that people say, and answers which of it is new or has changed. */
export async function writeMeanings(
  tx: Writer,
  rows: readonly (typeof searchMeaning.$inferInsert)[],
): Promise<Written[]> {
  const written = await upsert(tx, searchMeaning, rows);
  for (const { language, word } of rows) await knowWords(tx, language, [word]);
  return written;
}

const knowWords = (tx: Pick<Database, 'execute'>, language: string, words: readonly string[]) =>
  tx.execute(sql`
    insert into ${searchWord} as known (language, word, spelling, named)
    select ${language}, word, min(spelling), true from search_words(${words.join(' ')}) group by word
    on conflict (language, word) do update set named = true where not known.named`);
