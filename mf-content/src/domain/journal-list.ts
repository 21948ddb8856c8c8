/** How many articles the journal shows at first, and how many each press adds (R155). */
export const articlesAtATime = 8;
/** How many it shows of one category: one highlighted and nine (R159, C16). */
export const articlesOfACategory = 10;

interface JournalChoice {
  /** The name of a category; none shows all articles. */
  category?: string;
  /** How many times eight articles are asked for; a category is shown at once. */
  page: number;
}

export interface JournalList<Article> {
  /** The newest of them, shown larger than the others. */
  featured?: Article;
  others: Article[];
  /** How many there are to show, now or after more presses. */
  total: number;
}

/** The articles that the journal shows, in the order in which they are given. */
export function journalList<Article extends { category: string }>(
  articles: readonly Article[],
  { category, page }: JournalChoice,
): JournalList<Article> {
  const chosen =
    category === undefined
      ? articles
      : articles.filter((article) => article.category === category).slice(0, articlesOfACategory);
  const [featured, ...others] = category === undefined ? chosen.slice(0, page * articlesAtATime) : chosen;
  return { featured, others, total: chosen.length };
}
