import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Platform, usePlatform } from 'shared/platform';
import { href, pageOf } from 'shared/routes';
import { MoreLink, useFocusOnAdded } from 'shared/ui';
import { ArticleCard } from '../../components/article-card.tsx';
import { articleShape, journalCategories, journalList, selectedCategory } from '../../domain/journal.ts';
import styles from './article-list.module.css';
import { JournalDocument } from './journal.generated.ts';

export type JournalList = Awaited<ReturnType<typeof loadList>>;

/** The articles that an address asks for, of all that it fetches: only those become the page's state. */
export async function loadList(platform: Platform, query: { category?: string; page?: string }) {
  const { articles, journalFilters, journalFiltersLanguages } = await platform.content.query(JournalDocument, {});
  const categories = journalCategories(journalFilters, journalFiltersLanguages);
  const selected = selectedCategory(categories, query.category);
  const page = pageOf(query.page);
  return { categories, selected, page, ...journalList(articles.items, { category: categories[selected]?.name, page }) };
}

/** The featured article, the others in two columns, and the way to more of them. */
export function ArticleList({ given }: { given: JournalList }) {
  const { t } = useTranslation();
  const { language } = usePlatform();
  const { list, loading, showMore } = useMoreArticles(given);
  const others = useFocusOnAdded(list.others.length);
  if (!list.featured) return <p>{t('journal.none')}</p>;
  const shown = list.others.length + 1;
  const more = href('journal', language, {}, { page: String(list.page + 1) });
  return (
    <>
      <ArticleCard article={list.featured} look="featured" />
      <ul ref={others} className={styles.columns}>
        {list.others.map((article, index) => (
          <li key={article.id}>
            <ArticleCard article={article} look={articleShape(index)} />
          </li>
        ))}
      </ul>
      <div className={styles.end}>
        <p role="status">{t('journal.shown', { shown, count: list.total })}</p>
        {shown < list.total && (
          <MoreLink href={`${more}#articles`} busy={loading} go={() => void showMore(more)}>
            {t('journal.more')}
          </MoreLink>
        )}
      </div>
    </>
  );
}

/**
 * The articles on screen, and eight more of them on request without leaving the page. The address tells how many there
 * are, so that coming back from an article finds the list as it was.
 */
function useMoreArticles(given: JournalList) {
  const platform = usePlatform();
  const [list, setList] = useState(given);
  const [loading, setLoading] = useState(false);

  /** `address` is the page with those articles: where they cannot be fetched, the visitor is taken there. */
  async function showMore(address: string): Promise<void> {
    if (loading) return;
    setLoading(true);
    try {
      setList(await loadList(platform, { page: String(list.page + 1) }));
      platform.enter(address, { replace: true });
    } catch {
      await platform.navigate(address);
    } finally {
      setLoading(false);
    }
  }

  return { list, loading, showMore };
}
