import type { PageContext } from 'shared/remote';
import { href } from 'shared/routes';
import { breadcrumbList, itemList } from 'shared/seo';
import { pageCount, pageOf, pageSize } from '../../domain/pagination.ts';
import { textsOf } from '../../locales/texts-of.ts';
import { loadProducts } from '../../products/load-products.ts';
import { loadSeo } from '../../seo/load-seo.ts';

const path = '/overview/product';

export async function load({ platform, route }: PageContext) {
  const asked = pageOf(route.query.page);
  const [seo, answer, { breadcrumb }] = await Promise.all([
    loadSeo(platform, path),
    loadProducts(platform, { limit: pageSize, offset: (asked - 1) * pageSize }),
    textsOf(platform.language),
  ]);
  const pages = pageCount(answer.total);
  // A page beyond the last, from an old link, shows the last one.
  const page = Math.min(asked, pages);
  const { items, total } =
    page === asked ? answer : await loadProducts(platform, { limit: pageSize, offset: (page - 1) * pageSize });
  const steps = [{ label: breadcrumb.home, url: href('home', platform.language) }, { label: seo.title }];
  const structured = [itemList(platform, items, (page - 1) * pageSize + 1), breadcrumbList(platform, steps)];
  return { seo, structured, path, steps, products: items, total, page, pages };
}
