import type { PageContext } from 'shared/remote';
import { pageCount, pageOf, pageSize } from '../../domain/pagination.ts';
import { loadProducts } from '../../products/load-products.ts';
import { loadSeo } from '../../seo/load-seo.ts';

const path = '/overview/product';

export async function load({ platform, route }: PageContext) {
  const asked = pageOf(route.query.page);
  const [seo, answer] = await Promise.all([
    loadSeo(platform, path),
    loadProducts(platform, { limit: pageSize, offset: (asked - 1) * pageSize }),
  ]);
  const pages = pageCount(answer.total);
  // A page beyond the last, from an old link, shows the last one.
  const page = Math.min(asked, pages);
  const { items, total } =
    page === asked ? answer : await loadProducts(platform, { limit: pageSize, offset: (page - 1) * pageSize });
  return { seo, path, products: items, total, page, pages };
}
