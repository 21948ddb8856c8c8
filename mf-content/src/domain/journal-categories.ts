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

/** The place of the category that an address asks for, by slug or by name; -1 where it asks for none (R157). */
export function selectedCategory(categories: readonly JournalCategory[], parameter: string | undefined): number {
  const asked = slugOf(parameter ?? '');
  return asked ? categories.findIndex(({ slug }) => slug === asked) : -1;
}
