import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { href } from 'shared/routes';
import { MoreLink, Notice, Pagination, useFocusOnAdded } from 'shared/ui';
import type { Tab } from '../../domain/tabs.ts';
import type { TabResults } from './load-results.ts';
import { OtherTabs } from './other-tabs.tsx';
import { ResultCard } from './result-card.tsx';
import styles from './results.module.css';
import { Tabs } from './tabs.tsx';
import { useResults } from './use-results.ts';

/** The cards that a telephone shows before anybody scrolls: their pictures are fetched first. */
const firstRow = 2;

interface ResultsProps {
  item: string;
  given: { tab?: Tab; counts: Record<Tab, number> };
  first: TabResults;
}

/** The tabs, and what the chosen one has. */
export function Results({ item, given, first }: ResultsProps) {
  const { t } = useTranslation();
  const { language } = usePlatform();
  const { counts } = given;
  const address = (tab?: Tab, page = 1) =>
    href('search', language, {}, { item, tab, page: page > 1 ? String(page) : undefined });
  const { chosen, results, loading, failed, choose, more } = useResults(item, given, first, address);
  const { tab: shown, items, page, pages, total } = results;
  // Another tab has other cards, and the focus stays on its tab.
  const list = useFocusOnAdded(items.length, shown);
  return (
    <div className={styles.results}>
      <Tabs chosen={chosen} counts={counts} address={address} choose={choose} />
      {failed && <Notice kind="error">{t('results.failed')}</Notice>}
      <div id="results" className={styles.list} data-loading={loading || undefined}>
        <p className="visually-hidden" role="status">
          {loading ? t('results.loading') : t('search.count', { count: total })}
        </p>
        {items.length === 0 && <OtherTabs counts={counts} address={address} choose={choose} />}
        <ul ref={list} className={styles[shown]}>
          {items.map((result, place) => (
            <li key={result.url}>
              <ResultCard result={result} tab={shown} priority={place < firstRow} />
            </li>
          ))}
        </ul>
        {shown === 'products' ? (
          <Pagination current={page} count={pages} t={t} address={(number) => address(chosen, number)} />
        ) : (
          page < pages && (
            <MoreLink href={address(shown, page + 1)} busy={loading} go={more}>
              {t('results.more')}
            </MoreLink>
          )
        )}
      </div>
    </div>
  );
}
