import type { PageContext } from 'shared/remote';
import { textOnPicture } from '../../domain/text-on-picture.ts';
import { loadSeo } from '../../seo/load-seo.ts';
import { ProductHeadingDocument } from './product-heading.generated.ts';

export async function load({ platform, route }: PageContext) {
  const path = `/product/${route.params.slug}`;
  const [seo, { blocksForPage }] = await Promise.all([
    loadSeo(platform, path),
    platform.content.query(ProductHeadingDocument, { path }),
  ]);
  const product = blocksForPage?.find((block) => block.__typename === 'HeroProduct')?.product;
  return {
    seo,
    path,
    heading: product?.heading ?? seo.title,
    textOnPicture: textOnPicture(product?.colorScheme),
    type: product && { value: product.productType, name: product.productTypeName },
  };
}
