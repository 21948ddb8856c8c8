import type { ProductHeadingQuery, ViewOfProductFragment } from './product-heading.generated.ts';

type Block = NonNullable<ProductHeadingQuery['blocksForPage']>[number];
type Product = Extract<Block, { __typename: 'HeroProduct' }>['product'];

/** The pictures of a product's gallery, the closest look first. */
export const imagesOf = ({ carrouselImage, cardImage, heroImage }: Product): ViewOfProductFragment[] =>
  [carrouselImage, cardImage, heroImage.desktop].filter((image) => image !== null && image !== undefined);
