import { sanitisedBlock, sanitisedText } from '../sanitise.ts';
import { fragmentsIn } from '../stored-content.ts';
import { article, articleCategory, inspiration, page } from '../tables.ts';
import { refreshArticles, refreshPages } from './search/page-entries.ts';
import { upsert, type Writer, type Written } from './upsert.ts';

/** What is read rather than filtered; each function answers which rows it added or changed. */

type PageRow = typeof page.$inferInsert;
type InspirationRow = typeof inspiration.$inferInsert;

/** A page as it is stored: its HTML sanitised. */
export function cleanPage(row: PageRow): PageRow {
  const blocks = row.blocks.map(sanitisedBlock);
  return { ...row, blocks, fragments: fragmentsIn(blocks) };
}

/** An inspiration as it is stored: its HTML sanitised. */
export function cleanInspiration(row: InspirationRow): InspirationRow {
  const text = sanitisedText(row.text);
  return { ...row, text, fragments: fragmentsIn(text) };
}

/** Writes pages with their HTML sanitised, and has search take in those that changed. */
export async function writePages(tx: Writer, rows: readonly PageRow[]): Promise<Written[]> {
  const written = await upsert(tx, page, rows.map(cleanPage));
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

/** Writes categories of articles. */
export const writeArticleCategories = (
  tx: Writer,
  rows: readonly (typeof articleCategory.$inferInsert)[],
): Promise<Written[]> => upsert(tx, articleCategory, rows);

/** Writes inspirations with their HTML sanitised; search finds them by their pages. */
export const writeInspirations = (tx: Writer, rows: readonly InspirationRow[]): Promise<Written[]> =>
  upsert(tx, inspiration, rows.map(cleanInspiration));
