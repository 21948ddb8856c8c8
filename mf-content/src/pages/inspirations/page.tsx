import { useTranslation } from 'react-i18next';
import { Fragment } from 'shared/fragments';
import type { Loaded } from 'shared/remote';
import { PageHeading, RangeOverview, RichText } from 'shared/ui';
import type { load } from './load.ts';

/** Blocks, the list, and after it the running text (R144). */
export function View({ data: { seo, path, steps, inspirations } }: { data: Loaded<typeof load> }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeading
        heading={seo.title}
        headingLanguage={seo.titleLanguage}
        breadcrumb={{ label: t('breadcrumb.label'), steps }}
      />
      <Fragment of="mf-content/blocks" props={{ path, place: 'before-list', underHeading: true }} />
      <RangeOverview
        cards={inspirations.map(({ id, url, heading, headingLanguage, text, textLanguage, image, imageSlider }) => ({
          ...{ id, url, heading, headingLanguage, landscape: image, portrait: imageSlider },
          description: <RichText html={text} lang={textLanguage} />,
        }))}
      />
      <Fragment of="mf-content/blocks" props={{ path, place: 'after-list', underHeading: true }} />
    </>
  );
}
