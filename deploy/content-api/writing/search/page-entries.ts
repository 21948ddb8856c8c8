import { and, eq, inArray, sql } from 'drizzle-orm';
import { isLanguage, type Language } from 'shared/i18n';
import { definitionOf } from 'shared/routes';
import type { Database } from '../../../database/index.ts';
import type { BlockContent } from '../../block-content.generated.ts';
import type { Localised } from '../../content.ts';
import { wordsOf } from '../../html-to-words.ts';
import { textIn } from '../../language.ts';
import { routeOfPage } from '../../site-address.ts';
import { article, articleCategory, collection, page, searchEntry } from '../../tables.ts';
import { inBatches } from '../upsert.ts';
import { type Entry, writeEntries } from './write-entries.ts';

type Reader = Pick<Database, 'execute' | 'select' | 'delete'>;
type Page = typeof page.$inferSelect;

/** Has search take in collections, with the text of their pages. */
export async function refreshCollections(tx: Reader, ids: readonly string[]): Promise<void> {
  for (const batch of inBatches(ids)) {
    const rows = await tx
      .select({ row: collection, blocks: page.blocks })
      .from(collection)
      .leftJoin(page, eq(page.path, sql`'/collection/' || ${collection.id}`))
      .where(inArray(collection.id, batch));
    await writeEntries(
      tx,
      rows.map(
        ({ row, blocks }): Entry => ({
          kind: 'collection',
          ref: row.id,
          position: row.position,
          texts: (language) => ({
            title: textIn(language, row.heading),
            what: '',
            summary: textIn(language, row.description),
            body: textOfBlocks(blocks ?? [], language),
          }),
        }),
      ),
    );
  }
}

/** Has search take in articles, with their text; the newest come first among equally good finds. */
export async function refreshArticles(tx: Reader, ids: readonly string[]): Promise<void> {
  for (const batch of inBatches(ids)) {
    const rows = await tx
      .select({ row: article, category: articleCategory.name, blocks: page.blocks })
      .from(article)
      .leftJoin(articleCategory, eq(article.category, articleCategory.value))
      .leftJoin(page, eq(page.path, sql`'/article/' || ${article.id}`))
      .where(inArray(article.id, batch));
    await writeEntries(
      tx,
      rows.map(
        ({ row, category, blocks }): Entry => ({
          kind: 'article',
          ref: row.id,
          position: -Math.floor(Date.parse(row.date) / 86_400_000),
          texts: (language) => ({
            title: textIn(language, row.heading),
            what: category ? textIn(language, category) : '',
            summary: textIn(language, row.label),
            body: `${row.author} ${textOfBlocks(blocks ?? [], language)}`,
          }),
        }),
      ),
    );
  }
}

/**
 * Has search take in pages by their path: those with a text of their own as pages, those of a collection or an article
 * as a part of it.
 */
export async function refreshPages(tx: Reader, paths: readonly string[]): Promise<void> {
  for (const batch of inBatches(paths.filter(isFound))) {
    const rows = await tx.select().from(page).where(inArray(page.path, batch));
    const [hidden, shown] = [rows.filter(isHidden), rows.filter((row) => !isHidden(row))];
    const hiddenPaths = hidden.map(({ path }) => path);
    if (hiddenPaths.length)
      await tx.delete(searchEntry).where(and(eq(searchEntry.kind, 'page'), inArray(searchEntry.ref, hiddenPaths)));
    await writeEntries(tx, shown.map(pageEntry));
  }
  await refreshCollections(tx, namesUnder('/collection/', paths));
  await refreshArticles(tx, namesUnder('/article/', paths));
}

const isHidden = ({ seo }: Page): boolean => seo.robots?.includes('noindex') ?? false;

const pageEntry = ({ path, seo, blocks }: Page): Entry => ({
  kind: 'page',
  ref: path,
  position: 0,
  texts: (language) => ({
    title: textIn(language, seo.title),
    what: '',
    summary: seo.description ? wordsOf(textIn(language, seo.description)) : '',
    body: textOfBlocks(blocks, language),
  }),
});

function isFound(path: string): boolean {
  const [kind, name = ''] = path.slice(1).split('/');
  return kind === 'cms' || kind === 'inspiration' || (kind === 'page' && !isWayIn(name));
}

/** Whether a page is an entrance, as home and portal: visitors of the site do not search for it. */
function isWayIn(name: string): boolean {
  const route = routeOfPage(name);
  return route === 'home' || (route !== undefined && definitionOf(route)?.portal === true);
}

const namesUnder = (folder: string, paths: readonly string[]): string[] =>
  paths.filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length));

/** What links and pictures are called says little of what a page is about. */
const asides = new Set(['alt', 'cta', 'leftCta', 'rightCta', 'buttons', 'linkLists', 'document']);

/** The texts of content blocks, as plain text in a language. */
const textOfBlocks = (blocks: readonly BlockContent[], language: Language): string =>
  [...textsIn(blocks)].map((text) => wordsOf(textIn(language, text))).join(' ');

function* textsIn(value: unknown): Generator<Localised> {
  if (value === null || typeof value !== 'object') return;
  if (isLocalised(value)) {
    yield value;
    return;
  }
  for (const [name, inner] of Object.entries(value)) if (!asides.has(name)) yield* textsIn(inner);
}

const isLocalised = (value: object): value is Localised => {
  const parts = Object.entries(value);
  return parts.length > 0 && parts.every(([name, part]) => isLanguage(name) && typeof part === 'string');
};
