/** A category of the journal, and how it is written in an address. */
export interface JournalCategory {
  name: string;
  slug: string;
  /** Of its name, where that is not the page's. */
  language?: string | null;
}

/** A name as it is written in an address: `À l’atelier` becomes `a-l-atelier`. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** The categories of the journal's filter, in the order of the content system. */
export const journalCategories = (
  names: readonly string[],
  languages: readonly (string | null)[] | null = null,
): JournalCategory[] => names.map((name, index) => ({ name, slug: slugOf(name), language: languages?.[index] }));

/** The place of the category that an address asks for, by slug or by name; -1 where it asks for none. */
export function selectedCategory(categories: readonly JournalCategory[], parameter: string | undefined): number {
  const asked = slugOf(parameter ?? '');
  return asked ? categories.findIndex(({ slug }) => slug === asked) : -1;
}

/** How many articles the journal shows at first, and how many each press adds. */
export const articlesAtATime = 8;
/** How many it shows of one category: one highlighted and nine. */
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

/**
 * The shape of a journal card in two columns. Wide, tall, tall, wide: each column holds both, side by side they differ,
 * and after four the columns are level again.
 */
export const articleShape = (index: number): 'wide' | 'tall' => (index % 4 === 1 || index % 4 === 2 ? 'tall' : 'wide');
