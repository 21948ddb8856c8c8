import { fragmentsIn } from '../fragments-in.ts';
import { sanitisedBlock, sanitisedText } from '../sanitise.ts';
import { article, articleCategory, inspiration, page } from '../tables.ts';
import { refreshArticles, refreshPages } from './search/page-entries.ts';
import { upsert, type Writer, type Written } from './upsert.ts';

/** What is read rather than filtered; each function answers which rows it added or changed. */

/** Writes pages with their HTML sanitised, and has search take in those that changed. */
export async function writePages(tx: Writer, rows: readonly (typeof page.$inferInsert)[]): Promise<Written[]> {
  const clean = rows.map((row) => {
    const blocks = row.blocks.map(sanitisedBlock);
    return { ...row, blocks, fragments: fragmentsIn(blocks) };
  });
  const written = await upsert(tx, page, clean);
  await refreshPages(
    tx,
    written.map(({ key }) => key),
  );
  return written;
}

/** Writes articles, and has search take in those that changed; their text is their page's. */
export async function writeArticles(tx: Writer, rows: readonly (typeof article.$inferInsert)[]): Promise<Written[]> {
  const written = await upsert(tx, article, rows);
  await refreshArticles(
    tx,
    written.map(({ key }) => key),
  );
  return written;
}

export const writeArticleCategories = (
  tx: Writer,
  rows: readonly (typeof articleCategory.$inferInsert)[],
): Promise<Written[]> => upsert(tx, articleCategory, rows);

/** Writes inspirations with their HTML sanitised; search finds them by their pages. */
export const writeInspirations = (tx: Writer, rows: readonly (typeof inspiration.$inferInsert)[]): Promise<Written[]> =>
  upsert(
    tx,
    inspiration,
    rows.map((row) => {
      const text = sanitisedText(row.text);
      return { ...row, text, fragments: fragmentsIn(text) };
    }),
  );
