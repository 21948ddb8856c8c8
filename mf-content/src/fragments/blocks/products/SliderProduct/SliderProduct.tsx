import { Fragment } from 'shared/fragments';
import type { SliderProductFragment } from './SliderProduct.generated.ts';

/** Products that an editor put together. */
export function SliderProduct({ block }: { block: SliderProductFragment }) {
  const products = block.products.map((product) => product.uid);
  return (
    <Fragment
      of="mf-catalogue/product-slider"
      props={{ heading: block.heading, headingLanguage: block.headingLanguage ?? undefined, products }}
    />
  );
}
