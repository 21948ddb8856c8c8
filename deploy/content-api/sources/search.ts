import { and, count, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Language } from '../../../shared/i18n/index.ts';
import type { Database } from '../../database/index.ts';
import type { Paged, Paging } from '../paging.ts';
import { searchEntry } from '../tables.ts';
import { isVocabulary, wordGroups } from './search-vocabulary.ts';

export type SearchKind = (typeof searchEntry.$inferSelect)['kind'];

/** A find; `ref` is a product's uid, a collection's or article's id, a page's path. */
export interface Found {
  ref: string;
  title: string;
  summary: string;
}

/** What somebody looks for, in a language. */
export interface Wanted {
  language: Language;
  /** The words of it as a query of the database; empty where there is no word in it. */
  query: string;
  /** The text with its typing errors put right, as the site writes it; undefined where it has none. */
  corrected?: string;
  /** Folded words that the site does not know. */
  unknown: string[];
}

export interface SearchSource {
  /** What somebody means by a text. Where nothing has all of its words, what has some of them is meant. */
  understand(text: string, language: Language): Promise<Wanted>;
  /** The finds of one kind, the best first, and how many there are. */
  search(wanted: Wanted, kind: SearchKind, paging: Paging): Promise<Paged<Found>>;
  /** The first finds of one kind. */
  first(wanted: Wanted, kind: SearchKind, limit: number): Promise<Found[]>;
  /** The known words that look most like the unknown ones, the most alike first. */
  nearest(wanted: Wanted): Promise<string[]>;
}

/** Beyond so many finds the rank tells little and costs much: they come in the order of the catalogue. */
const ranked = 2_000;
const nearestWords = 3;

const understoodWords = z.array(
  z.object({ typed: z.string(), word: z.string(), spelling: z.string(), known: z.boolean(), telling: z.boolean() }),
);
const oneQuery = z.array(z.object({ query: z.string() }));

export function databaseSearch(db: Database): SearchSource {
  const rowsOf = async <Row>(shape: z.ZodType<Row[]>, statement: ReturnType<typeof sql>): Promise<Row[]> => {
    const answer: unknown = await db.execute(statement);
    return shape.parse(z.object({ rows: z.unknown() }).parse(answer).rows);
  };
  const matching = ({ language, query }: Wanted, kind: SearchKind) =>
    and(
      eq(searchEntry.language, language),
      eq(searchEntry.kind, kind),
      sql`${searchEntry.vector} @@ ${query}::tsquery`,
    );

  async function entries(wanted: Wanted, kind: SearchKind, paging: Paging, isRanked: boolean) {
    const { ref, title, summary, position } = searchEntry;
    const rank = desc(sql`ts_rank(${searchEntry.vector}, ${wanted.query}::tsquery)`);
    return db
      .select({ ref, title, summary })
      .from(searchEntry)
      .where(matching(wanted, kind))
      .orderBy(...(isRanked ? [rank, position] : [position]))
      .limit(paging.limit)
      .offset(paging.offset);
  }

  return {
    understand: async (text, language) => {
      const corrected = await rowsOf(
        understoodWords,
        sql`select typed, word, spelling, known, telling from search_understand(${language}, ${text})`,
      );
      if (corrected.length === 0) return { language, query: '', unknown: [] };
      // A shopper's word for something is no typing error.
      const words = corrected.map((word) =>
        word.typed !== word.word && isVocabulary(word.typed, language)
          ? { ...word, word: word.typed, spelling: word.typed, known: true }
          : word,
      );
      const groups = JSON.stringify(wordGroups(words, language));
      const [row] = await rowsOf(
        oneQuery,
        sql`with wanted as materialized (select search_query(${language}, ${groups}::jsonb, true) as every)
          select (case when exists (select from ${searchEntry} where language = ${language} and vector @@ every)
            then every else search_query(${language}, ${groups}::jsonb, false) end)::text as query from wanted`,
      );
      return {
        language,
        query: row?.query ?? '',
        corrected: words.some(({ typed, word }) => typed !== word)
          ? words.map(({ spelling }) => spelling).join(' ')
          : undefined,
        unknown: words.filter(({ known }) => !known).map(({ word }) => word),
      };
    },

    search: async (wanted, kind, paging) => {
      if (!wanted.query) return { items: [], totalCount: 0 };
      const [row] = await db.select({ total: count() }).from(searchEntry).where(matching(wanted, kind));
      const totalCount = row?.total ?? 0;
      return { items: await entries(wanted, kind, paging, totalCount <= ranked), totalCount };
    },

    first: async (wanted, kind, limit) => {
      if (!wanted.query) return [];
      const some = db
        .select({ ref: searchEntry.ref })
        .from(searchEntry)
        .where(matching(wanted, kind))
        .limit(ranked + 1)
        .as('some');
      const [row] = await db.select({ total: count() }).from(some);
      return entries(wanted, kind, { limit, offset: 0 }, (row?.total ?? 0) <= ranked);
    },

    nearest: async ({ language, unknown }) => {
      if (unknown.length === 0) return [];
      const rows = await rowsOf(
        z.array(z.object({ spelling: z.string() })),
        // Of the forms of a word, one.
        sql`select (array_agg(spelling order by likeness desc, spelling))[1] as spelling
          from unnest(${sql.param(unknown)}::text[]) as word cross join lateral search_nearest(${language}, word)
          group by search_stem(${language}, search_fold(spelling))
          order by max(likeness) desc, 1 limit ${nearestWords}`,
      );
      return rows.map(({ spelling }) => spelling);
    },
  };
}
