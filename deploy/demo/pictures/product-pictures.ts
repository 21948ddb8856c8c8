import { type CollectionRecord, collections } from '../records/collections.ts';
import type { ProductRecord } from '../records/product-record.ts';
import { products } from '../records/products.ts';
import { collectionScene, inUse } from './drawing/compositions.ts';
import { picture } from './drawing/picture.ts';
import { landscape, narrow, wide } from './formats.ts';
import { cardFrame, carrouselFrame, heroFrame, mobileHeroFrame } from './scene/frames.ts';
import type { Frame } from './scene/room.ts';
import { write } from './write.ts';

/** The pictures of the catalogue: every product in four formats, every collection in three. */
export function drawCatalogue(): void {
  for (const product of products) drawProduct(product);
  for (const collection of collections) drawCollection(collection);
}

function drawProduct(product: ProductRecord): void {
  const { scene } = collectionOf(product);
  const draw = (format: string, frame: Frame) =>
    write(
      `products/${product.slug}-${format}`,
      picture(frame, scene, () => inUse(product)),
    );
  draw('card', cardFrame(product));
  draw('hero', heroFrame(product));
  draw('hero-mobile', mobileHeroFrame(product));
  draw('carrousel', carrouselFrame(product));
}

function drawCollection(collection: CollectionRecord): void {
  const draw = (format: string, frame: Frame) =>
    write(
      `collections/${collection.id}-${format}`,
      picture(frame, collection.scene, (view) => collectionScene(collection, products, view)),
    );
  draw('hero', { ...wide, originX: 0.55 });
  draw('hero-mobile', narrow);
  draw('card', landscape);
}

function collectionOf({ collection }: ProductRecord): CollectionRecord {
  const found = collections.find(({ id }) => id === collection);
  if (!found) throw new Error(`There is no collection ${collection}`);
  return found;
}
