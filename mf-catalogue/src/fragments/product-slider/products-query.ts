import type { FragmentProps } from 'shared/fragments';
import type { ProductsQueryVariables } from '../../products/products.generated.ts';

/** How many cards a slider shows at most. */
export const sliderSize = 12;

/** Which products a slider asks for: those named, or those of a collection or a type; one more than shown, for `except`. */
export function productsQuery(props: FragmentProps['mf-catalogue/product-slider']): ProductsQueryVariables {
  const { products, collection, type, subType } = props;
  return {
    limit: sliderSize + 1,
    offset: 0,
    filter: {
      uids: products,
      collections: collection ? [collection] : undefined,
      types: type ? [type] : undefined,
      subTypes: subType ? [subType] : undefined,
    },
  };
}
