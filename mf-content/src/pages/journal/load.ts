import type { Platform } from 'shared/platform';
import type { PageContext } from 'shared/remote';
import { href, pageOf } from 'shared/routes';
import { breadcrumbList, itemList, loadSeo } from 'shared/seo';
import { journalCategories, selectedCategory } from '../../domain/journal-categories.ts';
import { journalList } from '../../domain/journal-list.ts';
import type ownTexts from '../../locales/fr.json';
import { JournalDocument } from './journal.generated.ts';

const path = '/overview/article';

export async function load({ platform, route, texts }: PageContext<typeof ownTexts>) {
  const [seo, list, { breadcrumb }] = await Promise.all([
    loadSeo(platform, path),
    loadList(platform, route.query),
    texts,
  ]);
  const steps = [
    { label: breadcrumb.home, url: href('home', platform.language) },
    { label: seo.title, language: seo.titleLanguage },
  ];
  const articles = list.featured ? [list.featured, ...list.others] : [];
  return { seo, structured: [itemList(platform, articles), breadcrumbList(platform, steps)], path, steps, list };
}

export type JournalList = Awaited<ReturnType<typeof loadList>>;

/** The part of the journal that an address asks for. `load` gets all articles; a page carries these only. */
export async function loadList(platform: Platform, query: { category?: string; page?: string }) {
  const { articles, journalFilters, journalFiltersLanguages } = await platform.content.query(JournalDocument, {});
  const categories = journalCategories(journalFilters, journalFiltersLanguages);
  const selected = selectedCategory(categories, query.category);
  const page = pageOf(query.page);
  return { categories, selected, page, ...journalList(articles.items, { category: categories[selected]?.name, page }) };
}
