import { useTranslation } from 'react-i18next';
import { Fragment } from 'shared/fragments';
import { placeholder } from 'shared/pictures';
import type { Loaded, PageContext } from 'shared/remote';
import { href } from 'shared/routes';
import { breadcrumbList, loadSeo, product as productData } from 'shared/seo';
import { Breadcrumb } from 'shared/ui';
import { measured } from '../../domain/drawing.ts';
import type ownTexts from '../../locales/fr.json';
import { Gallery } from './gallery.tsx';
import {
  ProductHeadingDocument,
  type ProductHeadingQuery,
  type ViewOfProductFragment,
} from './product-heading.generated.ts';
import { ToScale } from './to-scale.tsx';

export async function load({ platform, route, texts }: PageContext<typeof ownTexts>) {
  const path = `/product/${route.params.slug}`;
  const [seo, answer, { breadcrumb }] = await Promise.all([
    loadSeo(platform, path),
    platform.content.query(ProductHeadingDocument, { path }),
    texts,
  ]);
  const product = answer.blocksForPage?.find((block) => block.__typename === 'HeroProduct')?.product;
  const heading = product?.heading ?? seo.title;
  const size = product && measured(product.size);
  // The way here leads over the list of the product's type, or over all products where its type is not known.
  const list = product
    ? {
        label: product.productTypePlural,
        language: product.productTypePluralLanguage,
        url: href('overview-product', platform.language, {}, { type: product.productType, subtype: 'all' }),
      }
    : { label: breadcrumb.products, url: href('overview-product', platform.language) };
  const steps = [list, { label: heading, language: product?.headingLanguage }];
  return {
    seo,
    structured: [
      productData(platform, {
        name: heading,
        category: product?.productTypeName,
        seo: { ...seo, ...answer.seo },
        price: product?.price,
      }),
      breadcrumbList(platform, steps),
    ],
    path,
    steps,
    images: product && imagesOf(product),
    toScale: size && { heading, size, kind: { type: product.productType, subType: product.productSubType } },
  };
}

type Block = NonNullable<ProductHeadingQuery['blocksForPage']>[number];
type Product = Extract<Block, { __typename: 'HeroProduct' }>['product'];

/** The pictures of a product's gallery, the closest look first; none where it has none of its own. */
const imagesOf = ({ carrouselImage, cardImage, heroImage }: Product): ViewOfProductFragment[] =>
  [carrouselImage, cardImage, heroImage.desktop]
    .filter((image) => image !== null)
    .filter(({ url }) => url !== placeholder);

/** The way here, the product, its pictures, how big it is, and then the rest of its blocks. */
export function View({ data: { path, steps, images, toScale } }: { data: Loaded<typeof load> }) {
  const { t } = useTranslation();
  return (
    <>
      <Breadcrumb label={t('breadcrumb.label')} steps={steps} />
      <Fragment of="mf-content/blocks" props={{ path, place: 'hero' }} />
      {images && <Gallery images={images} />}
      {toScale && <ToScale {...toScale} />}
      <Fragment of="mf-content/blocks" props={{ path, place: 'after-hero', underHeading: true }} waits />
    </>
  );
}
