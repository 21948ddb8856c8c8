import type { BlockProps } from '../block-props.ts';
import { ColorChart } from '../ColorChart/ColorChart.tsx';
import { ProductDetailsAccordion } from '../ProductDetailsAccordion/ProductDetailsAccordion.tsx';
import { ProductFinder } from '../ProductFinder/ProductFinder.tsx';
import { ProjectSelection } from '../ProjectSelection/ProjectSelection.tsx';
import { SameCollectionSliderProduct } from '../SameCollectionSliderProduct/SameCollectionSliderProduct.tsx';
import { SameTypeSliderProduct } from '../SameTypeSliderProduct/SameTypeSliderProduct.tsx';
import { Showroom } from '../Showroom/Showroom.tsx';
import { SliderAccessories } from '../SliderAccessories/SliderAccessories.tsx';
import { SliderProduct } from '../SliderProduct/SliderProduct.tsx';
import { SliderProductInterface } from '../SliderProductInterface/SliderProductInterface.tsx';

/** Products, and ways to them. */
export function Products({ block, shown }: BlockProps) {
  switch (block.__typename) {
    case 'Showroom':
      return <Showroom block={block} />;
    case 'SliderProduct':
      return <SliderProduct block={block} />;
    case 'SameCollectionSliderProduct':
      return <SameCollectionSliderProduct block={block} shown={shown} />;
    case 'SameTypeSliderProduct':
      return <SameTypeSliderProduct block={block} shown={shown} />;
    case 'SliderAccessories':
      return <SliderAccessories block={block} />;
    case 'SliderProductInterface':
      return <SliderProductInterface block={block} />;
    case 'ProductDetailsAccordion':
      return <ProductDetailsAccordion block={block} />;
    case 'ProductFinder':
      return <ProductFinder block={block} />;
    case 'ProjectSelection':
      return <ProjectSelection block={block} />;
    case 'ColorChart':
      return <ColorChart block={block} />;
    default:
      return null;
  }
}
