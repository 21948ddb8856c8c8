import type { PageContext } from 'shared/remote';
import { breadcrumbList, loadSeo, product as productData } from 'shared/seo';
import { measured } from '../../domain/drawing/measured.ts';
import { textOnPicture } from '../../domain/text-on-picture.ts';
import type ownTexts from '../../locales/fr.json';
import { breadcrumbOf } from './breadcrumb-of.ts';
import { imagesOf } from './images-of.ts';
import { ProductHeadingDocument } from './product-heading.generated.ts';

export async function load({ platform, route, texts }: PageContext<typeof ownTexts>) {
  const path = `/product/${route.params.slug}`;
  const [seo, { blocksForPage, price }, { breadcrumb }] = await Promise.all([
    loadSeo(platform, path),
    platform.content.query(ProductHeadingDocument, { path }),
    texts,
  ]);
  const product = blocksForPage?.find((block) => block.__typename === 'HeroProduct')?.product;
  const heading = product?.heading ?? seo.title;
  const size = product && measured(product.size);
  const type = product && {
    value: product.productType,
    name: product.productTypeName,
    nameLanguage: product.productTypeNameLanguage,
  };
  const steps = breadcrumbOf({
    heading,
    headingLanguage: product?.headingLanguage,
    type,
    language: platform.language,
    products: breadcrumb.products,
  });
  return {
    seo,
    structured: [
      productData(platform, { name: heading, category: type?.name, seo, price, cost: product?.cost }),
      breadcrumbList(platform, steps),
    ],
    path,
    steps,
    images: product && imagesOf(product),
    toScale: size && { heading, size, kind: { type: product.productType, subType: product.productSubType } },
    textOnPicture: textOnPicture(product?.colorScheme),
  };
}
