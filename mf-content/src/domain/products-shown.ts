import type { BlocksForPageQuery } from '../fragments/blocks/blocks-for-page.generated.ts';

type Block = NonNullable<BlocksForPageQuery['blocksForPage']>[number];

export interface ProductsShown {
  products: string[];
  collections: string[];
}

/** What the sliders of a page show for certain: the products that they name, and whole collections. */
export function productsShown(blocks: readonly Block[]): ProductsShown {
  const shown: ProductsShown = { products: [], collections: [] };
  for (const block of blocks) {
    if (block.__typename === 'SliderAccessories') shown.products.push(...block.accessories.map(({ uid }) => uid));
    if (block.__typename === 'SliderProduct' || block.__typename === 'SliderProductInterface')
      shown.products.push(...block.products.map(({ uid }) => uid));
    if (block.__typename === 'SameCollectionSliderProduct') shown.collections.push(block.collectionId);
  }
  return shown;
}
