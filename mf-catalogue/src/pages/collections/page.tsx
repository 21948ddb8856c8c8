import { useTranslation } from 'react-i18next';
import { Fragment } from 'shared/fragments';
import type { Loaded } from 'shared/remote';
import { PageHeading, RangeOverview } from 'shared/ui';
import type { load } from './load.ts';

/** Blocks, the list, and after it the running text (R143). */
export function View({ data: { seo, path, steps, collections } }: { data: Loaded<typeof load> }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeading heading={seo.title} breadcrumb={{ label: t('breadcrumb.label'), steps }} />
      <Fragment of="mf-content/blocks" props={{ path, place: 'before-list', underHeading: true }} />
      <RangeOverview
        cards={collections.map(({ id, url, heading, description, tailored, image, heroImageMobile, iconDark }) => ({
          ...{ id, url, heading, landscape: image, portrait: heroImageMobile, icon: iconDark },
          description: (
            <>
              <p>{description}</p>
              {tailored && <p>{t('collection.tailored')}</p>}
            </>
          ),
        }))}
      />
      <Fragment of="mf-content/blocks" props={{ path, place: 'after-list', underHeading: true }} />
    </>
  );
}
