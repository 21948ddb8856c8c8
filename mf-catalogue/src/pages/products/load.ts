import type { PageContext } from 'shared/remote';
import { href } from 'shared/routes';
import { breadcrumbList, itemList } from 'shared/seo';
import { filtersOf } from '../../domain/filters/address.ts';
import { pageOf, pageSize } from '../../domain/pagination.ts';
import { textsOf } from '../../locales/texts-of.ts';
import { loadSeo } from '../../seo/load-seo.ts';
import { loadList } from './load-list.ts';
import { loadOptions } from './load-options.ts';

const path = '/overview/product';

export async function load({ platform, route: { query } }: PageContext) {
  const [seo, options, { breadcrumb }] = await Promise.all([
    loadSeo(platform, path),
    loadOptions(platform),
    textsOf(platform.language),
  ]);
  const list = await loadList(platform, { filters: filtersOf(query, options), page: pageOf(query.page) });
  const steps = [{ label: breadcrumb.home, url: href('home', platform.language) }, { label: seo.title }];
  const structured = [
    itemList(platform, list.products, (list.page - 1) * pageSize + 1),
    breadcrumbList(platform, steps),
  ];
  return { seo, structured, path, steps, options, list };
}
