import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Fragment } from 'shared/fragments';
import { openSearch, type Platform, usePlatform } from 'shared/platform';
import type { Loaded, PageContext } from 'shared/remote';
import { href, pageOf } from 'shared/routes';
import { loadSeo } from 'shared/seo';
import { InPageLink, PageHeading } from 'shared/ui';
import { firstTab, type Tab, tabOf, tabs } from '../../domain/tabs.ts';
import type ownTexts from '../../locales/fr.json';
import { loadPopular } from '../../popular/load-popular.ts';
import { rememberSearch } from '../../recent/recent-searches.ts';
import { loadResults } from './load-results.ts';
import styles from './page.module.css';
import { RangeDocument } from './range.generated.ts';
import { Results } from './results.tsx';
import { SearchCountsDocument } from './search-counts.generated.ts';
import { NoResult, PopularSearches, SearchForm } from './without-results.tsx';

const path = '/page/search';
/** The longest text that the content system searches, in characters. */
const longest = 200;

export async function load({ platform, route, texts }: PageContext<typeof ownTexts>) {
  const item = (route.query.item ?? '').trim().slice(0, longest);
  const tab = tabOf(route.query.tab);
  const resultsOf = (tab: Tab) => loadResults(platform, item, tab, pageOf(route.query.page));
  const [seo, overview, likely, { breadcrumb, search }] = await Promise.all([
    loadSeo(platform, path),
    item ? loadOverview(platform, item) : nothing,
    item ? resultsOf(tab ?? 'products') : undefined,
    texts,
  ]);
  const shown = tab ?? firstTab(overview.counts);
  const results = likely && likely.tab !== shown ? await resultsOf(shown) : likely;
  const isNothing = overview.total === 0;
  const [popular, range] = await Promise.all([
    isNothing ? loadPopular(platform) : [],
    isNothing && item ? loadRange(platform) : [],
  ]);
  const steps = [
    { label: breadcrumb.home, url: href('home', platform.language) },
    { label: seo.title, language: seo.titleLanguage },
  ];
  // Several results in the tabs and the history of a browser are told apart by what was searched.
  const title = item ? `${search.quoted.replace('{{item}}', () => item)} – ${seo.title}` : seo.title;
  return { seo: { ...seo, title }, path, steps, item, tab, ...overview, results, popular, range };
}

/** The types of products, as links for a search without results. */
const loadRange = async (platform: Platform) =>
  (await platform.content.query(RangeDocument, {})).productFilters.types.map(({ name, nameLanguage, value }) => ({
    name,
    nameLanguage,
    url: href('overview-product', platform.language, {}, { type: value }),
  }));

const nothing = { counts: { products: 0, collections: 0, journal: 0, pages: 0 }, total: 0, corrected: '', nearest: [] };

/** How many results each tab has, and how search understood the text. */
async function loadOverview(platform: Platform, query: string) {
  const { searchSpelling, ...found } = await platform.content.query(SearchCountsDocument, { query });
  const counts = {
    products: found.products.pageInfo.totalCount,
    collections: found.collections.pageInfo.totalCount,
    journal: found.journal.pageInfo.totalCount,
    pages: found.pages.pageInfo.totalCount,
  };
  const total = tabs.reduce((sum, tab) => sum + counts[tab], 0);
  return { counts, total, corrected: searchSpelling.corrected ?? '', nearest: searchSpelling.nearest };
}

/** The searched text, the number of results, and the results in four tabs; a form where nothing is searched yet. */
export function View({ data }: { data: Loaded<typeof load> }) {
  const { t } = useTranslation();
  const { path, steps, item, total, corrected, results, popular } = data;
  useEffect(() => {
    if (total > 0) rememberSearch(item);
  }, [item, total]);
  return (
    <>
      <PageHeading label={t('breadcrumb.label')} steps={steps} heading={item && t('search.quoted', { item })} />
      {item ? (
        <div className={styles.top}>
          {total > 0 && <p>{t('search.count', { count: total })}</p>}
          <ModifySearch item={item} />
          {total > 0 && corrected && <Corrected item={item} corrected={corrected} />}
        </div>
      ) : (
        <Fragment of="mf-content/blocks" props={{ path, underHeading: true }} waits />
      )}
      {total > 0 && results ? <Results item={item} given={data} first={results} /> : null}
      {item && total === 0 ? <NoResult item={item} nearest={data.nearest} range={data.range} /> : null}
      {total === 0 && <SearchForm item={item} />}
      {total === 0 && <PopularSearches groups={popular} />}
    </>
  );
}

/** Opens the search with the text in its field; without scripts it leads to the form. */
function ModifySearch({ item }: { item: string }) {
  const { t } = useTranslation();
  const { bus, open, language } = usePlatform();
  return (
    <InPageLink className={styles.modify} href={href('search', language)} go={() => openSearch({ bus, open }, item)}>
      {t('search.modify')}
    </InPageLink>
  );
}

/**
 * Says that a typing error was corrected, with a link that searches for the text as typed: in quotes nothing is
 * corrected.
 */
function Corrected({ item, corrected }: { item: string; corrected: string }) {
  const { t } = useTranslation();
  const { language } = usePlatform();
  return (
    <p className={styles.corrected}>
      {t('search.corrected', { item: corrected })}{' '}
      <a className={styles.refuse} href={href('search', language, {}, { item: `"${item}"` })}>
        {t('search.as-typed', { item })}
      </a>
    </p>
  );
}
