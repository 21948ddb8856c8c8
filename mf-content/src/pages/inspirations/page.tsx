import { useTranslation } from 'react-i18next';
import { Fragment } from 'shared/fragments';
import type { Loaded, PageContext } from 'shared/remote';
import { href } from 'shared/routes';
import { breadcrumbList, itemList, loadSeo } from 'shared/seo';
import { PageHeading, RangeOverview, RichText } from 'shared/ui';
import type ownTexts from '../../locales/fr.json';
import { InspirationsDocument } from './inspirations.generated.ts';

const path = '/overview/inspiration';

export async function load({ platform, texts }: PageContext<typeof ownTexts>) {
  const [seo, { inspirations }, { breadcrumb }] = await Promise.all([
    loadSeo(platform, path),
    platform.content.query(InspirationsDocument, {}),
    texts,
  ]);
  const steps = [
    { label: breadcrumb.home, url: href('home', platform.language) },
    { label: seo.title, language: seo.titleLanguage },
  ];
  return {
    seo,
    structured: [itemList(platform, inspirations), breadcrumbList(platform, steps)],
    path,
    steps,
    inspirations,
  };
}

/** Blocks, the list, and after it the running text. */
export function View({ data: { path, steps, inspirations } }: { data: Loaded<typeof load> }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeading label={t('breadcrumb.label')} steps={steps} />
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
