import { useTranslation } from 'react-i18next';
import { Fragment } from 'shared/fragments';
import type { Loaded, PageContext } from 'shared/remote';
import { href } from 'shared/routes';
import { breadcrumbList, itemList, loadSeo } from 'shared/seo';
import { PageHeading } from 'shared/ui';
import type ownTexts from '../../locales/fr.json';
import { loadOverview, pageSize } from './load-list.ts';
import { ProductList } from './product-list.tsx';

const path = '/overview/product';

export async function load({ platform, route: { query }, texts }: PageContext<typeof ownTexts>) {
  const [seo, { options, list, isMissing, isCorrected }, { breadcrumb }] = await Promise.all([
    loadSeo(platform, path),
    loadOverview(platform, query),
    texts,
  ]);
  const steps = [
    { label: breadcrumb.home, url: href('home', platform.language) },
    { label: seo.title, language: seo.titleLanguage },
  ];
  const structured = [
    itemList(platform, list.products, (list.page - 1) * pageSize + 1),
    breadcrumbList(platform, steps),
  ];
  return { seo, structured, path, steps, options, list, isMissing, isCorrected };
}

/** Blocks, then the filters and what they leave. */
export function View({ data }: { data: Loaded<typeof load> }) {
  const { path, steps, options, list, isMissing, isCorrected } = data;
  const { t } = useTranslation();
  return (
    <>
      <PageHeading label={t('breadcrumb.label')} steps={steps} />
      <Fragment of="mf-content/blocks" props={{ path, underHeading: true }} waits />
      <ProductList given={list} options={options} isMissing={isMissing} isCorrected={isCorrected} />
    </>
  );
}
