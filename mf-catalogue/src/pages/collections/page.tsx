import { useTranslation } from 'react-i18next';
import { Fragment } from 'shared/fragments';
import { type Platform, usePlatform } from 'shared/platform';
import type { Loaded, PageContext } from 'shared/remote';
import { href, pageCount, pageOf } from 'shared/routes';
import { breadcrumbList, itemList, loadSeo } from 'shared/seo';
import { PageHeading, Pagination, RangeOverview, Translated } from 'shared/ui';
import type ownTexts from '../../locales/fr.json';
import { CollectionsDocument } from './collections.generated.ts';

const path = '/overview/collection';
/** How many collections a page shows. */
const pageSize = 24;

export async function load({ platform, route: { query }, texts }: PageContext<typeof ownTexts>) {
  const [seo, { all, collections, page }, { breadcrumb }] = await Promise.all([
    loadSeo(platform, path),
    loadPage(platform, pageOf(query.page)),
    texts,
  ]);
  const steps = [
    { label: breadcrumb.home, url: href('home', platform.language) },
    { label: seo.title, language: seo.titleLanguage },
  ];
  return {
    seo,
    structured: [itemList(platform, collections, (page - 1) * pageSize + 1), breadcrumbList(platform, steps)],
    path,
    steps,
    collections,
    page,
    pages: pageCount(all.length, pageSize),
  };
}

/** A page of them; the last one where there are not so many. */
async function loadPage(platform: Platform, wanted: number) {
  const ask = (page: number) =>
    platform.content.query(CollectionsDocument, {
      limit: pageSize,
      offset: (page - 1) * pageSize,
    });
  const answer = await ask(wanted);
  const page = Math.min(wanted, pageCount(answer.all.length, pageSize));
  return { ...(page === wanted ? answer : await ask(page)), page };
}

/** Blocks, the list, and after it the running text. */
export function View({ data: { path, steps, collections, page, pages } }: { data: Loaded<typeof load> }) {
  const { t } = useTranslation();
  const { language } = usePlatform();
  const address = (to: number) => href('overview-collection', language, {}, { page: to > 1 ? String(to) : undefined });
  return (
    <>
      <PageHeading label={t('breadcrumb.label')} steps={steps} />
      <Fragment of="mf-content/blocks" props={{ path, place: 'before-list', underHeading: true }} />
      <RangeOverview
        cards={collections.map(({ description, descriptionLanguage, tailored, ...collection }) => ({
          ...collection,
          landscape: collection.image,
          portrait: collection.heroImageMobile,
          icon: collection.iconDark,
          description: (
            <>
              <Translated text={description} language={descriptionLanguage} />
              {tailored && <p>{t('collection.tailored')}</p>}
            </>
          ),
        }))}
      />
      <Pagination current={page} count={pages} t={t} address={address} />
      <Fragment of="mf-content/blocks" props={{ path, place: 'after-list', underHeading: true }} />
    </>
  );
}
