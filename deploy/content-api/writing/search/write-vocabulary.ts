import { sql } from 'drizzle-orm';
import { languages } from '../../../../shared/i18n/index.ts';
import type { Database } from '../../../database/index.ts';
import { wordsPeopleSay } from '../../sources/search-vocabulary.ts';
import { searchWord } from '../../tables.ts';
import type { Written } from '../upsert.ts';

/** Has search know what people say, so that typing errors are put right into it, too. */
export async function writeVocabulary(tx: Pick<Database, 'execute'>): Promise<void> {
  for (const language of languages) await knowWords(tx, language, wordsPeopleSay(language));
}

/** Has search know what editors have found that people say; the keys are as `fr lavabo`. */
export async function knowMeanings(tx: Pick<Database, 'execute'>, written: readonly Written[]): Promise<void> {
  const words = Map.groupBy(
    written.map(({ key }) => key.split(' ')),
    ([language = '']) => language,
  );
  for (const [language, keys] of words)
    await knowWords(
      tx,
      language,
      keys.map(([, word = '']) => word),
    );
}

const knowWords = (tx: Pick<Database, 'execute'>, language: string, words: readonly string[]) =>
  tx.execute(sql`
    insert into ${searchWord} as known (language, word, spelling, named)
    select ${language}, word, min(spelling), true from search_words(${words.join(' ')}) group by word
    on conflict (language, word) do update set named = true where not known.named`);
