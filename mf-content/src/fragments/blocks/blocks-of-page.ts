import type { FragmentProps } from 'shared/fragments';
import type { BlocksForPageQuery } from './blocks-for-page.generated.ts';

export type Block = NonNullable<BlocksForPageQuery['blocksForPage']>[number];

export interface BlockProps {
  block: Block;
  /** What the sliders of the page name, so that no product is in two of them. */
  shown: ProductsShown;
  /** The path of the page in the content system. */
  path: string;
  /** How many `Html` blocks are before it. */
  htmlNumber: number;
  /** It begins the page. */
  first: boolean;
  /** It follows the page's own heading. */
  lead: boolean;
}

export interface ProductsShown {
  products: string[];
  collections: string[];
}

/** The products and whole collections that the sliders of a page name. */
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

type Place = FragmentProps['mf-content/blocks']['place'];

/**
 * The blocks of one place of a page. On the overviews, running text (CmsContent) comes after the list and everything
 * else before it; a hero that begins the page can be asked for alone. Without a place all blocks are shown.
 */
export function blocksInPlace<Block extends { __typename: string }>(blocks: readonly Block[], place?: Place): Block[] {
  const heroes = blocks[0]?.__typename.startsWith('Hero') ? 1 : 0;
  switch (place) {
    case 'hero':
      return blocks.slice(0, heroes);
    case 'after-hero':
      return blocks.slice(heroes);
    case 'before-list':
      return blocks.filter(({ __typename }) => __typename !== 'CmsContent');
    case 'after-list':
      return blocks.filter(({ __typename }) => __typename === 'CmsContent');
    default:
      return [...blocks];
  }
}
