import type { ProductHeadingQuery, ViewOfProductFragment } from './product-heading.generated.ts';

type Block = NonNullable<ProductHeadingQuery['blocksForPage']>[number];
type Product = Extract<Block, { __typename: 'HeroProduct' }>['product'];

/** What an import writes where a product has no picture. */
const placeholder = '/pictures/placeholder.svg';

/** The pictures of a product's gallery, the closest look first; none where it has none of its own. */
export const imagesOf = ({ carrouselImage, cardImage, heroImage }: Product): ViewOfProductFragment[] =>
  [carrouselImage, cardImage, heroImage.desktop]
    .filter((image) => image !== null)
    .filter(({ url }) => url !== placeholder);
