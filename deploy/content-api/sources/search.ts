import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Language } from 'shared/i18n';
import { z } from 'zod';
import type { Database } from '../../database/index.ts';
import type { Paged, Paging } from '../paging.ts';
import { searchEntry, searchMeaning } from '../tables.ts';
import { common, most, ranked, type SearchTerm, scoreOf, searchTerm } from './search-rank.ts';
import {
  type AskedWord,
  askedTerms,
  askedText,
  isQuoted,
  joinsWords,
  type WordGroup,
  wordGroups,
} from './search-words.ts';

export type SearchKind = (typeof searchEntry.$inferSelect)['kind'];

/** A find; `ref` is a product's uid, a collection's or article's id, a page's path. */
export interface Found {
  ref: string;
  title: string;
  summary: string;
}

/** What somebody looks for, in a language. */
export interface UnderstoodText {
  language: Language;
  /** The words of it as a query of the database; empty where there is no word in it. */
  query: string;
  /** The same for products: where none has all of its words, those that have some are better than none. */
  queryOfProducts: string;
  /** Those of its words that are looked for, folded. */
  text: string;
  /** What finds each of its words, for the order of the finds. */
  terms: SearchTerm[];
  /** The text with its typing errors put right, as the site writes it; undefined where it has none. */
  corrected?: string;
  /** Normalised words that are in no text of the site. Where there are any, the others are searched in titles and kinds only. */
  unknown: string[];
}

export interface SearchSource {
  /** Understands a text: typing errors, synonyms, compound words. Where nothing has all of its words, some of them are enough. */
  understand(text: string, language: Language): Promise<UnderstoodText>;
  /** The finds of one kind, the best first, and how many there are. */
  search(wanted: UnderstoodText, kind: SearchKind, paging: Paging): Promise<Paged<Found>>;
  /** The first finds of one kind. */
  first(wanted: UnderstoodText, kind: SearchKind, limit: number): Promise<Found[]>;
  /** The known words that look most like the unknown ones, the most alike first. */
  nearest(wanted: UnderstoodText): Promise<string[]>;
}

const nearestWords = 3;

const understoodWord = z.object({
  typed: z.string(),
  word: z.string(),
  spelling: z.string(),
  known: z.boolean(),
  telling: z.boolean(),
});
type UnderstoodWord = z.infer<typeof understoodWord>;
const queries = z.array(
  z.object({
    every: z.string(),
    whole: z.string(),
    terms: z.array(searchTerm),
    found: z.boolean(),
    foundProducts: z.boolean(),
  }),
);

/** The search of a database, by PostgreSQL's own (docs/decisions/14-search-is-postgresql.md). */
export function databaseSearch(db: Database): SearchSource {
  const rowsOf = async <Row>(shape: z.ZodType<Row[]>, statement: ReturnType<typeof sql>): Promise<Row[]> => {
    const answer: unknown = await db.execute(statement);
    return shape.parse(z.object({ rows: z.unknown() }).parse(answer).rows);
  };
  const queryOf = ({ query, queryOfProducts }: UnderstoodText, kind: SearchKind) =>
    kind === 'product' ? queryOfProducts : query;
  const matching = (wanted: UnderstoodText, kind: SearchKind) => {
    const query = sql`${queryOf(wanted, kind)}::tsquery`;
    return and(
      eq(searchEntry.language, wanted.language),
      eq(searchEntry.kind, kind),
      sql`${searchEntry.vector} @@ ${query}`,
      wanted.unknown.length > 0 ? sql`ts_filter(${searchEntry.vector}, '{a,b}') @@ ${query}` : undefined,
    );
  };

  /** The synonyms that editors have added. */
  async function meaningsOf(language: Language, words: readonly AskedWord[]) {
    const rows = await db
      .select()
      .from(searchMeaning)
      .where(
        and(
          eq(searchMeaning.language, language),
          inArray(
            searchMeaning.word,
            words.map(({ word }) => word),
          ),
        ),
      );
    return new Map(rows.map(({ word, means }) => [word, means]));
  }

  /**
   * The words that names and kinds have as they are, or with another ending: beside a word that the site does not know, a
   * stem alone proves little. "port" is no form of "porte".
   */
  async function literally(language: Language, words: readonly UnderstoodWord[]) {
    const asked = words.map(({ word }) => word);
    const rows = await rowsOf(
      z.array(z.object({ asked: z.string() })),
      sql`select asked from unnest(${sql.param(asked)}::text[]) as asked
        where asked ~ '\\d' or exists (select from search_word where language = ${language} and named
          and (word in (asked, asked || 's', asked || 'n', asked || 'en', asked || 'es')
            or (length(word) between greatest(3, length(asked) - 3) and length(asked) - 1 and starts_with(asked, word))))`,
    );
    const known = new Set(rows.map((row) => row.asked));
    return words.filter(({ word, known: isKnown }) => !isKnown || known.has(word));
  }

  /** The words, with unknown compounds of two known words taken apart: "waschbeckenschrank" is "waschbecken" and "schrank". */
  async function takenApart(language: Language, words: readonly UnderstoodWord[]): Promise<UnderstoodWord[]> {
    const unknown = words.filter(({ known }) => !known).map(({ word }) => word);
    if (unknown.length === 0 || !joinsWords(language)) return [...words];
    const rows = await rowsOf(
      z.array(z.object({ whole: z.string(), parts: z.array(z.string()) })),
      // An "s" or "n" may join the two. The longer the second is, the more it says.
      sql`select distinct on (whole) whole, array[head.word, tail.word] as parts
        from unnest(${sql.param(unknown)}::text[]) as whole
        cross join lateral generate_series(4, length(whole) - 4) as cut
        join search_word as head on head.language = ${language} and head.named and head.word in
          (left(whole, cut), substring(left(whole, cut) from '^(.{4,})[sn]$'))
        join search_word as tail on tail.language = ${language} and tail.word = substr(whole, cut + 1)
        order by whole, cut, length(head.word) desc`,
    );
    const parts = new Map(rows.map((row) => [row.whole, row.parts]));
    return words.flatMap(
      (one) => parts.get(one.word)?.map((word) => ({ ...one, typed: word, word, spelling: word, known: true })) ?? one,
    );
  }

  /** Where nothing has every word, only whole words are looked for, not prefixes. */
  async function queriesFor(groups: readonly WordGroup[], language: Language) {
    const [json, asked] = [
      groups.map(({ words, others, begins }) => ({ words: [...words, ...others], begins })),
      askedTerms(groups, language),
    ].map((list) => sql`${JSON.stringify(list)}::jsonb`);
    const query = (how: string) => sql`search_query(${language}, jsonb_build_array(one -> ${how}), true, true)`;
    // Of one word alone it makes no difference how rare it is.
    const counted = groups.length > 1 ? common : 0;
    const exists = (kind: SQL) => sql`exists (select from ${searchEntry}
      where language = ${language} and vector @@ every ${kind})`;
    const [row] = await rowsOf(
      queries,
      sql`with asked as materialized (select search_query(${language}, ${json}, true, true) as every)
        select every::text, search_query(${language}, ${json}, false, false)::text as whole,
          (select coalesce(jsonb_agg(jsonb_build_object('exactly', exactly,
              'named', to_tsquery(search_stemming(${language}), one ->> 'named'), 'ending', ${query('ending')},
              'beginning', ${query('beginning')}, 'otherwise', ${query('otherwise')}, 'entries', (select count(*) from
                (select from ${searchEntry} where language = ${language} and vector @@ exactly limit ${counted}) as some_entries)
            )), '[]') from jsonb_array_elements(${asked}) as one
            cross join lateral (select to_tsquery(search_stemming(${language}), one ->> 'exactly') as exactly) as itself) as terms,
          ${exists(sql``)} as found, ${exists(sql`and kind = 'product'`)} as "foundProducts"
        from asked`,
    );
    if (!row) throw new Error('A query that always has a row had none');
    const { every, whole, terms, found, foundProducts } = row;
    return { query: found ? every : whole, queryOfProducts: foundProducts ? every : whole, terms };
  }

  function best(wanted: UnderstoodText, kind: SearchKind, paging: Paging, total: number): Promise<Found[]> {
    const { ref, title, summary, position } = searchEntry;
    return db
      .select({ ref, title, summary })
      .from(searchEntry)
      .where(matching(wanted, kind))
      .orderBy(...(total > most ? [] : [desc(scoreOf(wanted.terms, wanted.text, total > ranked))]), position)
      .limit(paging.limit)
      .offset(paging.offset);
  }

  return {
    understand: async (text, language) => {
      const understood = await rowsOf(
        z.array(understoodWord),
        sql`select typed, word, spelling, known, telling from search_understand(${language}, ${askedText(text)})`,
      );
      const nothing = { language, query: '', queryOfProducts: '', text: '', terms: [], unknown: [] };
      if (understood.length === 0) return nothing;
      const words = isQuoted(text)
        ? understood.map((word) => ({ ...word, word: word.typed, spelling: word.typed }))
        : await takenApart(language, understood);
      const isStrange = words.some(({ known }) => !known);
      const meant = isStrange ? await literally(language, words) : words;
      const groups = wordGroups(meant, language, await meaningsOf(language, meant));
      return {
        ...nothing,
        ...(await queriesFor(groups, language)),
        text: groups.map(({ words: [word] }) => word).join(' '),
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
      // The counts beside the tabs ask for none.
      const items = totalCount > 0 && paging.limit > 0 ? await best(wanted, kind, paging, totalCount) : [];
      return { items, totalCount };
    },

    first: async (wanted, kind, limit) => {
      if (!wanted.query) return [];
      const some = db
        .select({ ref: searchEntry.ref })
        .from(searchEntry)
        .where(matching(wanted, kind))
        .limit(most + 1)
        .as('some');
      const [row] = await db.select({ total: count() }).from(some);
      return best(wanted, kind, { limit, offset: 0 }, row?.total ?? 0);
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
