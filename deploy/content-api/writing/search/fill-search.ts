import { type SQL, sql } from 'drizzle-orm';
import { languages } from 'shared/i18n';
import type { Database } from '../../../database/index.ts';
import { takeWriteLock } from '../../../registry/write-lock.ts';
import { wordsPeopleSay } from '../../sources/search-words.ts';
import { article, collection, page, product, searchEntry, searchMeaning, searchWord } from '../../tables.ts';
import type { Writer, Written } from '../upsert.ts';
import { refreshArticles, refreshCollections, refreshPages } from './page-entries.ts';
import { refreshProducts } from './product-entries.ts';

/**
 * Has search know what people say, and take in everything where it knows nothing, as after a migration that changed how
 * things are found. Of several processes that start at once one does it, and the others wait.
 */
export async function fillSearch(db: Database): Promise<void> {
  await writeVocabulary(db);
  if (await isFilled(db)) return;
  await db.transaction(async (tx) => {
    await takeWriteLock(tx, 'content');
    if (await isFilled(tx)) return;
    await takeInAll(tx);
  });
}

/** Has search take in all products, collections, articles and pages, in a transaction of the caller. */
export async function takeInAll(tx: Writer): Promise<void> {
  await refreshProducts(tx, names(await tx.select({ name: product.uid }).from(product)));
  await refreshCollections(tx, names(await tx.select({ name: collection.id }).from(collection)));
  await refreshArticles(tx, names(await tx.select({ name: article.id }).from(article)));
  await refreshPages(tx, names(await tx.select({ name: page.path }).from(page)).filter(standsAlone));
}

const names = (rows: { name: string }[]): string[] => rows.map(({ name }) => name);

/** The text of a collection's or an article's page is taken in with them. */
const standsAlone = (path: string): boolean => !/^\/(collection|article)\//.test(path);

const isFilled = async (db: Pick<Database, 'select'>): Promise<boolean> =>
  (await db.select({ ref: searchEntry.ref }).from(searchEntry).limit(1)).length > 0;

/** Has search know what people say, so that typing errors are put right into it, too. */
async function writeVocabulary(tx: Pick<Database, 'execute'>): Promise<void> {
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
