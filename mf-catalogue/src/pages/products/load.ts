import type { PageContext } from 'shared/remote';
import { href } from 'shared/routes';
import { breadcrumbList, itemList, loadSeo } from 'shared/seo';
import type ownTexts from '../../locales/fr.json';
import { pageSize } from './load-list.ts';
import { loadOverview } from './load-overview.ts';

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
