import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Language } from '../../../shared/i18n/index.ts';
import type { Database } from '../../database/index.ts';
import type { Paged, Paging } from '../paging.ts';
import { searchEntry } from '../tables.ts';

export type SearchKind = (typeof searchEntry.$inferSelect)['kind'];

/** A find; `ref` is a product's uid, a collection's or article's id, a page's path. */
export interface Found {
  ref: string;
  title: string;
  summary: string;
}

export interface SearchSource {
  /**
   * What to look for when somebody typed a text: its words without accents, typing errors put right; empty where there
   * is no word in it.
   */
  terms(text: string, language: Language): Promise<string>;
  /** The finds of one kind, the best first, and how many there are. */
  search(terms: string, language: Language, kind: SearchKind, paging: Paging): Promise<Paged<Found>>;
  /** The first finds of one kind. */
  first(terms: string, language: Language, kind: SearchKind, limit: number): Promise<Found[]>;
}

/** Beyond so many finds the rank tells little and costs much: they come in the order of the catalogue. */
const ranked = 2_000;

export function databaseSearch(db: Database): SearchSource {
  const query = (terms: string, language: Language) => sql`search_query(${language}, ${terms})`;
  const matching = (terms: string, language: Language, kind: SearchKind) =>
    and(
      eq(searchEntry.language, language),
      eq(searchEntry.kind, kind),
      sql`${searchEntry.vector} @@ ${query(terms, language)}`,
    );

  async function entries(terms: string, language: Language, kind: SearchKind, paging: Paging, isRanked: boolean) {
    const { ref, title, summary, position } = searchEntry;
    const rank = desc(sql`ts_rank(${searchEntry.vector}, ${query(terms, language)})`);
    return db
      .select({ ref, title, summary })
      .from(searchEntry)
      .where(matching(terms, language, kind))
      .orderBy(...(isRanked ? [rank, position] : [position]))
      .limit(paging.limit)
      .offset(paging.offset);
  }

  return {
    terms: async (text, language) => {
      const terms = sql<string>`search_terms(${language}, ${text})`;
      const [row] = await db.select({ terms }).from(sql`(select 1) as one`);
      return row?.terms ?? '';
    },

    search: async (terms, language, kind, paging) => {
      if (!terms) return { items: [], totalCount: 0 };
      const [row] = await db
        .select({ total: count() })
        .from(searchEntry)
        .where(matching(terms, language, kind));
      const totalCount = row?.total ?? 0;
      return { items: await entries(terms, language, kind, paging, totalCount <= ranked), totalCount };
    },

    first: async (terms, language, kind, limit) => {
      if (!terms) return [];
      const some = db
        .select({ ref: searchEntry.ref })
        .from(searchEntry)
        .where(matching(terms, language, kind))
        .limit(ranked + 1)
        .as('some');
      const [row] = await db.select({ total: count() }).from(some);
      return entries(terms, language, kind, { limit, offset: 0 }, (row?.total ?? 0) <= ranked);
    },
  };
}
