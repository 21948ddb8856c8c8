import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { href } from 'shared/routes';
import {
  Card,
  CardGrid,
  CardLink,
  CardPicture,
  InPageLink,
  MoreLink,
  Notice,
  Pagination,
  useFocusOnAdded,
} from 'shared/ui';
import { type Tab, tabs } from '../../domain/tabs.ts';
import type { Result, TabResults } from './load-results.ts';
import styles from './results.module.css';
import { Tabs } from './tabs.tsx';
import { useResults } from './use-results.ts';

/** How many cards a phone shows above the fold: their pictures are fetched first. */
const firstRow = 2;

interface ResultsProps {
  item: string;
  given: { tab?: Tab; counts: Record<Tab, number> };
  first: TabResults;
}

/** The tabs, and the results of the chosen one. */
export function Results({ item, given, first }: ResultsProps) {
  const { t } = useTranslation();
  const { language } = usePlatform();
  const { counts } = given;
  const address = (tab?: Tab, page = 1) =>
    href('search', language, {}, { item, tab, page: page > 1 ? String(page) : undefined });
  const { chosen, results, loading, failed, choose, more } = useResults(item, given, first, address);
  const { tab: shown, items, page, pages, total } = results;
  // With another tab the focus stays on the tab.
  const list = useFocusOnAdded(items.length, shown);
  const List = shown === 'products' ? CardGrid : 'ul';
  return (
    <div className={styles.results}>
      <Tabs chosen={chosen} counts={counts} address={address} choose={choose} />
      {failed && <Notice kind="error">{t('results.failed')}</Notice>}
      <div id="results" className={styles.list} data-loading={loading || undefined}>
        <p className="visually-hidden" role="status">
          {loading ? t('results.loading') : t('search.count', { count: total })}
        </p>
        {items.length === 0 && <OtherTabs counts={counts} address={address} choose={choose} />}
        <List ref={list} className={styles[shown]}>
          {items.map((result, place) => (
            <li key={result.url}>
              <ResultCard result={result} tab={shown} priority={place < firstRow} />
            </li>
          ))}
        </List>
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

interface OtherTabsProps {
  counts: Record<Tab, number>;
  address(tab: Tab): string;
  choose(tab: Tab): void;
}

/** Shown in a tab without results: links to the tabs that have some. */
function OtherTabs({ counts, address, choose }: OtherTabsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.none}>
      <p>{t('results.none')}</p>
      <ul className={styles.others}>
        {tabs
          .filter((tab) => counts[tab] > 0)
          .map((tab) => (
            <li key={tab}>
              <InPageLink href={address(tab)} go={() => choose(tab)}>
                {`${t(`tabs.${tab}`)} (${counts[tab]})`}
              </InPageLink>
            </li>
          ))}
      </ul>
    </div>
  );
}

interface ResultCardProps {
  result: Result;
  tab: Tab;
  /** Whether its picture is above the fold. */
  priority: boolean;
}

/** A result: its picture, its name and a line about it; a page has no picture but the words "see the page". */
function ResultCard({ result, tab, priority }: ResultCardProps) {
  const { url, heading, headingLanguage, description, descriptionLanguage, image } = result;
  const { t } = useTranslation();
  return (
    <Card>
      {image && (
        <CardPicture
          className={tab === 'products' ? undefined : styles.lying}
          image={image}
          sizes="third"
          priority={priority}
        />
      )}
      <h2 className={styles.heading} lang={headingLanguage ?? undefined}>
        <CardLink href={url}>{heading}</CardLink>
      </h2>
      {description && (
        <p className={styles.description} lang={descriptionLanguage ?? undefined}>
          {description}
        </p>
      )}
      {tab === 'pages' && (
        <span className={styles.see} aria-hidden="true">
          {t('results.see-page')}
        </span>
      )}
    </Card>
  );
}
