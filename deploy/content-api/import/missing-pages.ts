import { inArray } from 'drizzle-orm';
import type { BlockContent, Localised, Picture } from '../content.ts';
import { page } from '../tables.ts';
import { writePages } from '../writing/pages.ts';
import type { Writer } from '../writing/upsert.ts';

type PageRow = typeof page.$inferInsert;

interface ProductWithPage {
  uid: string;
  slug: string;
  heading: Localised;
  description: Localised;
  heroDesktop: Picture;
  productType: string;
  collectionId?: string;
}

interface CollectionWithPage {
  id: string;
  heading: Localised;
  description: Localised;
  heroImage: Picture;
}

/** Gives products that have no page one that shows them, their details and what goes with them; answers how many. */
export const addProductPages = (tx: Writer, products: readonly ProductWithPage[]): Promise<number> =>
  addMissing(
    tx,
    products.map(({ uid, slug, heading, description, heroDesktop, productType, collectionId }) => {
      const blocks: BlockContent[] = [
        { type: 'HeroProduct', product: uid },
        { type: 'ProductDetailsAccordion', product: uid },
      ];
      if (collectionId) blocks.push({ type: 'SameCollectionSliderProduct', collection: collectionId, except: uid });
      blocks.push({ type: 'SameTypeSliderProduct', productType, except: uid });
      const seo = { title: heading, description, image: heroDesktop.url, type: 'product' };
      return { path: `/product/${slug}`, seo, blocks };
    }),
  );

/** Gives collections that have no page one that shows them and their products; answers how many. */
export const addCollectionPages = (tx: Writer, collections: readonly CollectionWithPage[]): Promise<number> =>
  addMissing(
    tx,
    collections.map(({ id, heading, description, heroImage }) => ({
      path: `/collection/${id}`,
      seo: { title: heading, description, image: heroImage.url },
      blocks: [
        { type: 'HeroCollection', tags: [], collection: id },
        { type: 'SameCollectionSliderProduct', collection: id },
      ],
    })),
  );

async function addMissing(tx: Writer, pages: PageRow[]): Promise<number> {
  if (pages.length === 0) return 0;
  const paths = pages.map(({ path }) => path);
  const there = await tx.select({ path: page.path }).from(page).where(inArray(page.path, paths));
  const known = new Set(there.map(({ path }) => path));
  const missing = pages.filter(({ path }) => !known.has(path));
  await writePages(tx, missing);
  return missing.length;
}
