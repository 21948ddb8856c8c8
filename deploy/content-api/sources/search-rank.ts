import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { searchEntry } from '../tables.ts';

/** A word that somebody looks for, as queries of the database. */
export const searchTerm = z.object({
  /** The word itself, in all its forms. */
  exactly: z.string(),
  /** It, or its beginning where that is enough, in a title or a kind. */
  named: z.string(),
  /** It, and what ends with it where words are built of words: "stuhl" in "drehstuhl". */
  ending: z.string(),
  /** It, and what begins with it, where it may still be typed. */
  beginning: z.string(),
  /** Its synonyms. */
  otherwise: z.string(),
  /** In how many entries it is; counted up to `common`. */
  entries: z.number(),
});
export type SearchTerm = z.infer<typeof searchTerm>;

/** A word of so many entries or more says least of what is meant. */
export const common = 1_000;
/** Of more finds only those are ranked that are named so: the others come after them, in the order of the catalogue. */
export const ranked = 5_000;
/** Beyond so many finds even that takes too long: they come in the order of the catalogue. */
export const most = 20_000;

/** What a word is worth by where it is: in the body, the summary, the kind or the title. */
const places = '{0.04, 0.2, 0.9, 1}';
/** What a find that has not the word itself is worth beside one that has. */
const less = { ending: 0.6, beginning: 0.3, otherwise: 0.4 };

/**
 * How good a find is, as a number of the database. Each word counts by where it stands and how often, and more where few
 * entries have it; what it is only a part of counts less. The larger a part of the title was asked for, the better: what
 * follows a comma there, as a colour, says little.
 */
export function scoreOf(terms: readonly SearchTerm[], text: string, ofMany: boolean): SQL {
  const { vector, title } = searchEntry;
  const rank = (query: string, worth = 1) =>
    sql`${worth}::real * ts_rank(${places}::real[], ${vector}, ${query}::tsquery)`;
  const scores = terms.map(({ exactly, named, entries, ...others }) => {
    const weaker = (['ending', 'beginning', 'otherwise'] as const).filter(
      (how) => others[how] && others[how] !== exactly,
    );
    const ranks = [rank(exactly), ...weaker.map((how) => rank(others[how], less[how]))];
    const best = sql`greatest(${sql.join(ranks, sql`, `)})`;
    const rarity = sql`${1 + Math.log(common / Math.max(1, entries))}::real`;
    return sql`${rarity} * ${ofMany ? sql`case when ${vector} @@ ${named}::tsquery then ${best} else 0 end` : best}`;
  });
  const words = sql`cardinality(string_to_array(translate(split_part(${title}, ',', 1), '-/', '  '), ' '))`;
  // A piece of 110 cm is no worse a find than one of 60.
  const letters = sql`translate(${title}, '0123456789', '')`;
  return sql`(${sql.join(scores, sql` + `)}) * (1
    + 0.7 * least(1, ${text.split(' ').length}::real / greatest(1, ${words}))
    + 0.3 * least(1, ${text.replace(/\d/g, '').length}::real / greatest(1, length(${letters}))))`;
}
