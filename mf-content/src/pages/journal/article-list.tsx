import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { href } from 'shared/routes';
import { MoreLink, useFocusOnAdded } from 'shared/ui';
import { ArticleCard } from '../../components/article-card/article-card.tsx';
import { articleShape } from '../../domain/card-shapes.ts';
import styles from './article-list.module.css';
import type { JournalList } from './load.ts';
import { useMoreArticles } from './use-more-articles.ts';

/** The featured article, the others in two columns, and the way to more of them (R153 to R155, R159). */
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
