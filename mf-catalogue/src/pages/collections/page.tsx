import { useTranslation } from 'react-i18next';
import { Fragment } from 'shared/fragments';
import { usePlatform } from 'shared/platform';
import type { Loaded } from 'shared/remote';
import { href } from 'shared/routes';
import { PageHeading, Pagination, RangeOverview } from 'shared/ui';
import type { load } from './load.ts';

/** Blocks, the list, and after it the running text (R143). */
export function View({ data: { seo, path, steps, collections, page, pages } }: { data: Loaded<typeof load> }) {
  const { t } = useTranslation();
  const { language } = usePlatform();
  const address = (to: number) => href('overview-collection', language, {}, { page: to > 1 ? String(to) : undefined });
  return (
    <>
      <PageHeading
        heading={seo.title}
        headingLanguage={seo.titleLanguage}
        breadcrumb={{ label: t('breadcrumb.label'), steps }}
      />
      <Fragment of="mf-content/blocks" props={{ path, place: 'before-list', underHeading: true }} />
      <RangeOverview
        cards={collections.map(({ description, descriptionLanguage, tailored, ...collection }) => ({
          ...collection,
          landscape: collection.image,
          portrait: collection.heroImageMobile,
          icon: collection.iconDark,
          description: (
            <>
              <p lang={descriptionLanguage ?? undefined}>{description}</p>
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
