import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Fragment } from 'shared/fragments';
import type { Loaded } from 'shared/remote';
import { PageHeading } from 'shared/ui';
import { rememberSearch } from '../../recent/recent-searches.ts';
import { Corrected } from './corrected.tsx';
import type { load } from './load.ts';
import { ModifySearch } from './modify-search.tsx';
import { NoResult } from './no-result.tsx';
import styles from './page.module.css';
import { PopularSearches } from './popular-searches.tsx';
import { Results } from './results.tsx';
import { SearchForm } from './search-form.tsx';

/** The text in quotes, how much there is of it, and the results in four tabs (R304 to R312); a form where nothing is asked yet. */
export function View({ data }: { data: Loaded<typeof load> }) {
  const { t } = useTranslation();
  const { seo, path, steps, item, total, corrected, results, popular } = data;
  useEffect(() => {
    if (total > 0) rememberSearch(item);
  }, [item, total]);
  return (
    <>
      <PageHeading
        heading={item ? t('search.quoted', { item }) : seo.title}
        headingLanguage={item ? undefined : seo.titleLanguage}
        breadcrumb={{ label: t('breadcrumb.label'), steps }}
      />
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
