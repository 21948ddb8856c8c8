import { placeholder } from 'shared/pictures';
import type { BlockContent } from '../block-content.generated.ts';
import type { Localised, Picture } from '../content.ts';
import type { page } from '../tables.ts';

type PageRow = typeof page.$inferInsert;

interface ProductWithPage {
  uid: string;
  slug: string;
  heading: Localised;
  description: Localised;
  heroDesktop: Picture;
  card: Picture;
  productType: string;
  collectionId?: string;
}

interface CollectionWithPage {
  id: string;
  heading: Localised;
  description: Localised;
  heroImage: Picture;
}

/** The page of a product that has none: it shows the product, its details and what goes with it. */
export function pageOfProduct(product: ProductWithPage): PageRow {
  const { uid, slug, heading, description, heroDesktop, card, productType, collectionId } = product;
  const blocks: BlockContent[] = [
    { type: 'HeroProduct', product: uid },
    { type: 'ProductDetailsAccordion', product: uid },
  ];
  if (collectionId) blocks.push({ type: 'SameCollectionSliderProduct', collection: collectionId, except: uid });
  blocks.push({ type: 'SameTypeSliderProduct', productType, except: uid });
  const shown = heroDesktop.url === placeholder ? card : heroDesktop;
  const seo = { title: heading, description, image: shown.url, type: 'product' };
  return { path: `/product/${slug}`, seo, blocks };
}

/** The page of a collection that has none: it shows the collection and its products. */
export const pageOfCollection = ({ id, heading, description, heroImage }: CollectionWithPage): PageRow => ({
  path: `/collection/${id}`,
  seo: { title: heading, description, image: heroImage.url },
  blocks: [
    { type: 'HeroCollection', tags: [], collection: id },
    { type: 'SameCollectionSliderProduct', collection: id },
  ],
});
