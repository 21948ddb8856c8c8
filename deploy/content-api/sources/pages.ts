import { inArray, type SQLWrapper, sql } from 'drizzle-orm';
import type { Language } from 'shared/i18n';
import type { Database } from '../../database/index.ts';
import type { BlockContent } from '../block-content.generated.ts';
import type { Localised, SeoContent } from '../content.ts';
import { sanitisedBlock } from '../sanitise.ts';
import { editedPage } from '../site-address.ts';
import { page } from '../tables.ts';
import { inOrder } from './in-order.ts';

export type PageRecord = typeof page.$inferSelect;

/** What names a page: its slugs, null where the end of its path is the slug, its title, and what it says of itself. */
export interface PageName {
  slugs: Localised | null;
  title: Localised;
  description: Localised | null;
}

export interface PageSource {
  /**
   * The pages of paths of the content system, as `/product/line-120`. A path may end with the page's slug in any language,
   * of several such pages the one in the language given.
   */
  byPaths(paths: readonly string[], language: Language): Promise<(PageRecord | undefined)[]>;
  /** The names of the pages of exactly these paths, without their blocks. */
  names(paths: readonly string[]): Promise<(PageName | undefined)[]>;
  /** All pages, without their blocks, by path. */
  all(): Promise<Pick<PageRecord, 'path' | 'slugs' | 'seo'>[]>;
}

/** The pages of a database. */
export const databasePages = (db: Database): PageSource => ({
  async byPaths(paths, language) {
    const found = await inOrder(
      paths,
      (all) => db.select().from(page).where(inArray(page.path, all)),
      ({ path }) => path,
    );
    const others = paths.filter((path, index) => !found[index] && editedPage(path) === path);
    if (others.length === 0) return found;
    const bySlug = await pagesBySlug(db, others);
    return paths.map((path, index) => found[index] ?? withSlug(bySlug, path, language));
  },
  names: (paths) =>
    inOrder(
      paths,
      (all) =>
        db
          .select({
            path: page.path,
            slugs: page.slugs,
            title: sql<Localised>`${page.seo} -> 'title'`,
            description: sql<Localised | null>`${page.seo} -> 'description'`,
          })
          .from(page)
          .where(inArray(page.path, all)),
      ({ path }) => path,
    ),
  all: () => db.select({ path: page.path, slugs: page.slugs, seo: page.seo }).from(page).orderBy(page.path),
});

const kindOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** The pages that have the last part of one of the paths as slug in a language. */
const pagesBySlug = (db: Database, paths: readonly string[]): Promise<PageRecord[]> => {
  const slugs = paths.map((path) => path.slice(kindOf(path).length + 1));
  return db.select().from(page).where(hasSlug(page.slugs, slugs)).orderBy(page.path);
};

/** Whether the slugs of a page have one of these in a language, by the index of all slugs. */
export const hasSlug = (slugs: SQLWrapper, wanted: readonly string[]) =>
  sql`jsonb_path_query_array(${slugs}, '$.*') ?| ${sql.param(wanted)}::text[]`;

function withSlug(pages: readonly PageRecord[], path: string, language: Language): PageRecord | undefined {
  const isAt = (slug: string | undefined, { path: own }: PageRecord) => `${kindOf(own)}/${slug}` === path;
  return (
    pages.find((one) => isAt(one.slugs?.[language], one)) ??
    pages.find((one) => Object.values(one.slugs ?? {}).some((slug) => isAt(slug, one)))
  );
}

/** A page that no database holds. */
export interface ExtraPage {
  path: string;
  seo: SeoContent;
  blocks: BlockContent[];
}

/** The pages of `source`, and `extra` ones that no list names. */
export function withPages(source: PageSource, extra: readonly ExtraPage[]): PageSource {
  const cleaned = new Map(
    extra.map((page) => [page.path, { ...page, slugs: null, blocks: page.blocks.map(sanitisedBlock), fragments: [] }]),
  );
  return {
    ...source,
    async byPaths(paths, language) {
      const found = await source.byPaths(paths, language);
      return paths.map((path, index) => cleaned.get(path) ?? found[index]);
    },
  };
}
