import { useTranslation } from 'react-i18next';
import type { FragmentProps } from 'shared/fragments';
import type { FragmentContext, Loaded } from 'shared/remote';
import { Slider } from 'shared/ui';
import { loadProducts } from '../../products/load-products.ts';
import { ProductCard } from '../../products/product-card.tsx';
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

export async function load({ platform, props }: FragmentContext<'mf-catalogue/product-slider'>) {
  return { products: await loadProducts(platform, productsQuery(props)) };
}

interface ViewProps {
  data: Loaded<typeof load>;
  props: FragmentProps['mf-catalogue/product-slider'];
}

/** Product cards side by side; nothing at all where there is no product. */
export function View({ data: { products }, props: { heading, headingLanguage } }: ViewProps) {
  const { t } = useTranslation();
  if (products.length === 0) return null;
  return (
    <Slider
      heading={heading}
      headingLanguage={headingLanguage}
      labels={{ previous: t('slider.previous'), next: t('slider.next') }}
    >
      {products.map((product) => (
        <li key={product.uid}>
          <ProductCard product={product} sizes="slide" />
        </li>
      ))}
    </Slider>
  );
}
