import type { PageContext } from 'shared/remote';
import { loadSeo } from '../../seo/load-seo.ts';
import { ProductHeadingDocument } from './product-heading.generated.ts';

export async function load({ platform, route }: PageContext) {
  const path = `/product/${route.params.slug}`;
  const [seo, { blocksForPage }] = await Promise.all([
    loadSeo(platform, path),
    platform.content.query(ProductHeadingDocument, { path }),
  ]);
  const hero = blocksForPage?.find((block) => block.__typename === 'HeroProduct');
  return { seo, path, heading: hero?.product.heading ?? seo.title, type: hero?.product.productType };
}
