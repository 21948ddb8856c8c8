import { type SQL, sql } from 'drizzle-orm';
import { languages } from 'shared/i18n';
import type { Database } from '../../../database/index.ts';
import { wordsPeopleSay } from '../../sources/search-words.ts';
import { searchMeaning, searchWord } from '../../tables.ts';
import type { Written } from '../upsert.ts';

/** Has search know what people say, so that typing errors are put right into it, too. */
export async function writeVocabulary(tx: Pick<Database, 'execute'>): Promise<void> {
  for (const language of languages) await knowWords(tx, language, wordsPeopleSay(language));
}

/** Has search know what editors have found that people say: the words of the meanings that were written. */
export const knowMeanings = (tx: Pick<Database, 'execute'>, written: readonly Written[]): Promise<void> =>
  know(
    tx,
    sql`select meaning.language, said.word, said.spelling
      from ${searchMeaning} as meaning cross join lateral search_words(meaning.word) as said
      where meaning.id in (select jsonb_array_elements_text(${JSON.stringify(written.map(({ key }) => key))}::jsonb))`,
  );

const knowWords = (tx: Pick<Database, 'execute'>, language: string, words: readonly string[]): Promise<void> =>
  know(tx, sql`select ${language}::text as language, word, spelling from search_words(${words.join(' ')})`);

async function know(tx: Pick<Database, 'execute'>, words: SQL): Promise<void> {
  await tx.execute(sql`
    insert into ${searchWord} as known (language, word, spelling, named)
    select language, word, min(spelling), true from (${words}) as said group by language, word
    on conflict (language, word) do update set named = true where not known.named`);
}
