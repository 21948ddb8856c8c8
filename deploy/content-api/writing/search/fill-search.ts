import type { Database } from '../../../database/index.ts';
import { countWrite } from '../../../registry/counter.ts';
import { article, collection, page, product, searchEntry } from '../../tables.ts';
import type { Writer } from '../upsert.ts';
import { refreshArticles, refreshCollections, refreshPages } from './page-entries.ts';
import { refreshProducts } from './product-entries.ts';
import { writeVocabulary } from './write-vocabulary.ts';

/**
 * Has search know what people say, and take in everything where it knows nothing, as after a migration that changed how
 * things are found. Of several processes that start at once one does it, and the others wait.
 */
export async function fillSearch(db: Database): Promise<void> {
  await writeVocabulary(db);
  if (await isFilled(db)) return;
  await db.transaction(async (tx) => {
    await countWrite(tx, 'content');
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
