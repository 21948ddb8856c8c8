import { pictureOf } from '../picture-of.ts';
import { type Finish, finishes } from '../records/finishes.ts';
import { materialStories } from '../records/material-stories.ts';
import type { ProductRecord } from '../records/product-record.ts';
import { words } from '../records/words.ts';
import type { PageRecord } from './page.ts';

/** The page of a product: itself, what it is made of, and what goes with it. */
export function productPage({
  uid,
  slug,
  type,
  collection,
  heading,
  description,
  ...product
}: ProductRecord): PageRecord {
  const [shown] = product.finishes;
  const { material, name }: Finish = finishes[shown];
  const story = materialStories[material];
  return {
    path: `/product/${slug}`,
    seo: { title: heading, description, image: pictureOf.productHero(slug, heading).url, type: 'product' },
    blocks: [
      { type: 'HeroProduct', product: uid },
      ...(story
        ? [
            {
              type: 'EditoHalf' as const,
              ...story,
              image1: pictureOf.finish(
                shown,
                words(`Détail : ${name.fr}`, `Detail: ${name.nl}`, `Detail: ${name.en}`, `Detail: ${name.de}`),
              ),
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
          ]
        : []),
      { type: 'SameCollectionSliderProduct', collection, except: uid },
      { type: 'SameTypeSliderProduct', productType: type, except: uid },
    ],
  };
}
