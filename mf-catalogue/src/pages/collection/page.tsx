import { useTranslation } from 'react-i18next';
import { Fragment } from 'shared/fragments';
import type { Loaded, PageContext } from 'shared/remote';
import { href } from 'shared/routes';
import { breadcrumbList, collectionPage, loadSeo } from 'shared/seo';
import { Breadcrumb } from 'shared/ui';
import type ownTexts from '../../locales/fr.json';

/** The way here: the collections, then this one's slug as a name. */
export async function load({ platform, route, texts }: PageContext<typeof ownTexts>) {
  const slug = route.params.slug ?? '';
  const path = `/collection/${slug}`;
  const [seo, { breadcrumb }] = await Promise.all([loadSeo(platform, path), texts]);
  const name = capitalised(slug, platform.locale);
  const steps = [
    { label: breadcrumb.collections, url: href('overview-collection', platform.language) },
    { label: name },
  ];
  return {
    seo,
    structured: [collectionPage(platform, name, seo), breadcrumbList(platform, steps)],
    path,
    steps,
  };
}

export function View({ data: { path, steps } }: { data: Loaded<typeof load> }) {
  const { t } = useTranslation();
  return (
    <>
      <Breadcrumb label={t('breadcrumb.label')} steps={steps} />
      <Fragment of="mf-content/blocks" props={{ path }} />
    </>
  );
}

/** A slug as a name: `line-120` becomes `Line-120`, in the writing of a locale. */
export function capitalised(slug: string, locale: string): string {
  const [first = '', ...rest] = slug;
  return first.toLocaleUpperCase(locale) + rest.join('');
}
