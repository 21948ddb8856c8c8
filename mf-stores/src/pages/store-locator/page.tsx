import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Fragment } from 'shared/fragments';
import type { Loaded, PageContext } from 'shared/remote';
import { href, pageOf } from 'shared/routes';
import { breadcrumbList, loadSeo, store } from 'shared/seo';
import { Notice, PageHeading } from 'shared/ui';
import { radiusAround } from '../../domain/search-area.ts';
import type ownTexts from '../../locales/fr.json';
import { StoreMap } from '../../map/store-map.tsx';
import { type Found, findStores, storesPerPage } from './find-stores.ts';
import styles from './page.module.css';
import { SearchForm } from './search-form.tsx';
import { anchorOf } from './store-card.tsx';
import { Alternatives, StoreList } from './store-list.tsx';
import { useLocator } from './use-locator.ts';

const path = '/page/store-locator';

/** The most stores that a page lists, whatever its address asks for. */
const mostStores = 5_000;

/** The page's state holds only the stores that the list begins with; the browser fetches the others with its map. */
export async function load({ platform, route: { query, path: address }, texts }: PageContext<typeof ownTexts>) {
  const { language } = platform;
  const page = pageOf(query.page);
  const limit = Math.min(page * storesPerPage, mostStores);
  const [seo, found, { breadcrumb }] = await Promise.all([
    loadSeo(platform, path),
    findStores(platform, query, limit),
    texts,
  ]);
  const steps = [
    { label: breadcrumb.home, url: href('home', language) },
    { label: seo.title, language: seo.titleLanguage },
  ];
  const structured = [
    ...found.stores.slice(-storesPerPage).map((one) => store(platform, one, `${address}#${anchorOf(one.id)}`)),
    breadcrumbList(platform, steps),
  ];
  return { seo, structured, path, steps, page, ...found };
}

export function View({ data }: { data: Loaded<typeof load> }) {
  const { t } = useTranslation();
  const { path, steps } = data;
  return (
    <>
      <PageHeading label={t('breadcrumb.label')} steps={steps} />
      <Locator given={data} />
      <Fragment of="mf-content/blocks" props={{ path, underHeading: true }} waits />
    </>
  );
}

/** The search, what it found as a list, and the same on a map: everything can be done without the map. */
function Locator({ given }: { given: Found }) {
  const { t } = useTranslation();
  const locator = useLocator(given);
  const { problem, search } = locator;
  const [hasMap, setHasMap] = useState(true);
  const mapFailed = useCallback(() => setHasMap(false), []);
  return (
    <section className={styles.locator}>
      <SearchForm locator={locator} />
      {problem && (
        <Notice kind="error">
          {t(`problem.${problem.problem}`, { ...problem, text: search.text })}
          {problem.problem === 'unknown' && <Alternatives locator={locator} intro={t('problem.meant')} />}
        </Notice>
      )}
      <div className={hasMap ? `${styles.found} ${styles.mapped}` : styles.found}>
        <StoreList locator={locator} hasMap={hasMap} />
        {hasMap && (
          <StoreMap
            className={styles.map ?? ''}
            stores={locator.markers}
            target={locator.target}
            selected={locator.selected}
            place={search.place}
            radius={search.place ? radiusAround(search.place, search.radius) : search.radius}
            onMove={locator.moved}
            onSelect={locator.select}
            onService={locator.serviceCame}
            onFail={mapFailed}
          />
        )}
      </div>
    </section>
  );
}
