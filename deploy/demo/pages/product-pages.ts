import type { BlockContent } from '../../content-api/block-content.generated.ts';
import { pictureOf } from '../picture-of.ts';
import { type Finish, finishes } from '../records/finishes.ts';
import { materialStories } from '../records/material-stories.ts';
import type { ProductRecord } from '../records/product-record.ts';
import { words } from '../records/words.ts';
import { accessoriesFor } from './accessories.ts';
import type { PageRecord } from './page.ts';

/** The page of a product: itself, its details, what it is made of, and what goes with it. */
export function productPage(product: ProductRecord): PageRecord {
  const { uid, slug, type, collection, heading, description } = product;
  return {
    path: `/product/${slug}`,
    seo: { title: heading, description, image: pictureOf.productHero(slug, heading).url, type: 'product' },
    blocks: [
      { type: 'HeroProduct', product: uid },
      { type: 'ProductDetailsAccordion', product: uid },
      ...materialStory(product),
      ...(product.construction.kind === 'unit'
        ? [{ type: 'SliderAccessories' as const, accessories: accessoriesFor(product) }]
        : []),
      { type: 'SameCollectionSliderProduct', collection, except: uid },
      { type: 'SameTypeSliderProduct', productType: type, except: uid },
    ],
  };
}

/** The story of the material in its picture: the finish, or the glass of a mirror without a frame. */
function materialStory({ construction, collection, heading, finishes: [shown] }: ProductRecord): BlockContent[] {
  const { material, name }: Finish = finishes[shown];
  const glass = construction.kind === 'mirror' && !construction.framed;
  const story = materialStories[glass ? 'miroir' : material];
  if (!story) return [];
  const detail = words(`Détail : ${name.fr}`, `Detail: ${name.nl}`, `Close-up: ${name.en}`, `Detail: ${name.de}`);
  return [
    {
      type: 'EditoHalf',
      ...story,
      image1: glass ? pictureOf.collectionCard(collection, heading) : pictureOf.finish(shown, detail),
      cta: {
        to: `/collection/${collection}`,
        label: words(
          'Découvrir la collection',
          'Ontdek de collectie',
          'Discover the collection',
          'Kollektion entdecken',
        ),
      },
    },
  ];
}
