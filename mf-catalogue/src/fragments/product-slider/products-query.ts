import type { FragmentProps } from 'shared/fragments';
import type { ProductsQueryVariables } from '../../products/products.generated.ts';

/** How many cards a slider shows at most. */
const sliderSize = 12;

/** The query for a slider's products: those named, or those of a collection or a type, without what is shown elsewhere. */
export function productsQuery(props: FragmentProps['mf-catalogue/product-slider']): ProductsQueryVariables {
  const { products, collection, type, subType, except, exceptProducts = [], exceptCollections } = props;
  const exceptUids = [...(except ? [except] : []), ...exceptProducts];
  return {
    limit: sliderSize,
    offset: 0,
    filter: {
      uids: products,
      collections: collection ? [collection] : undefined,
      types: type ? [type] : undefined,
      subTypes: subType ? [subType] : undefined,
      exceptUids: exceptUids.length > 0 ? exceptUids : undefined,
      exceptCollections,
    },
  };
}
