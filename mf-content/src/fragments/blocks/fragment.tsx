import type { FragmentProps } from 'shared/fragments';
import type { Loaded } from 'shared/remote';
import { type ProductsShown, productsShown } from '../../domain/products-shown.ts';
import { Accordion } from './Accordion/Accordion.tsx';
import { CmsContent } from './CmsContent/CmsContent.tsx';
import { ColorChart } from './ColorChart/ColorChart.tsx';
import { Diaporama } from './Diaporama/Diaporama.tsx';
import { DoubleImageLegend } from './DoubleImageLegend/DoubleImageLegend.tsx';
import { EditoCompo1 } from './EditoCompo1/EditoCompo1.tsx';
import { EditoCompo2 } from './EditoCompo2/EditoCompo2.tsx';
import { EditoHalf } from './EditoHalf/EditoHalf.tsx';
import { EditoSimple } from './EditoSimple/EditoSimple.tsx';
import { EditoTwoThird } from './EditoTwoThird/EditoTwoThird.tsx';
import styles from './fragment.module.css';
import { HeroCms } from './HeroCms/HeroCms.tsx';
import { HeroCollection } from './HeroCollection/HeroCollection.tsx';
import { HeroFullscreen } from './HeroFullscreen/HeroFullscreen.tsx';
import { HeroLarge } from './HeroLarge/HeroLarge.tsx';
import { HeroNavigation } from './HeroNavigation/HeroNavigation.tsx';
import { HeroProduct } from './HeroProduct/HeroProduct.tsx';
import { Html } from './Html/Html.tsx';
import { ImageFullTextBlock } from './ImageFullTextBlock/ImageFullTextBlock.tsx';
import type { load } from './load.ts';
import { MeaL } from './MeaL/MeaL.tsx';
import { MeaXl } from './MeaXl/MeaXl.tsx';
import { ProductDetailsAccordion } from './ProductDetailsAccordion/ProductDetailsAccordion.tsx';
import { ProductFinder } from './ProductFinder/ProductFinder.tsx';
import { ProjectSelection } from './ProjectSelection/ProjectSelection.tsx';
import { PushCatalog } from './PushCatalog/PushCatalog.tsx';
import { PushImageFull } from './PushImageFull/PushImageFull.tsx';
import { PushTextImage } from './PushTextImage/PushTextImage.tsx';
import { SameCollectionSliderProduct } from './SameCollectionSliderProduct/SameCollectionSliderProduct.tsx';
import { SameTypeSliderProduct } from './SameTypeSliderProduct/SameTypeSliderProduct.tsx';
import { SeeMore } from './SeeMore/SeeMore.tsx';
import { Showroom } from './Showroom/Showroom.tsx';
import { SimpleImageLegend } from './SimpleImageLegend/SimpleImageLegend.tsx';
import { SliderAccessories } from './SliderAccessories/SliderAccessories.tsx';
import { SliderCollection } from './SliderCollection/SliderCollection.tsx';
import { SliderInspiration } from './SliderInspiration/SliderInspiration.tsx';
import { SliderJournal } from './SliderJournal/SliderJournal.tsx';
import { SliderProduct } from './SliderProduct/SliderProduct.tsx';
import { SliderProductInterface } from './SliderProductInterface/SliderProductInterface.tsx';

type Data = Loaded<typeof load>;

interface ViewProps {
  data: Data;
  props: FragmentProps['mf-content/blocks'];
}

/** So many blocks may show before anybody scrolls. */
const onFirstScreen = 2;

/** The content blocks of a page, in the editor's order. A hero that begins the page carries its h1. */
export function View({ data: { blocks }, props: { path, underHeading = false } }: ViewProps) {
  const shown = productsShown(blocks);
  return blocks.map((block, index) => {
    const first = index === 0;
    const htmlNumber = blocks.slice(0, index).filter(({ __typename }) => __typename === 'Html').length;
    const place = { path, htmlNumber, first: first && !underHeading, lead: first && underHeading };
    const drawn = <BlockOfType key={index} block={block} shown={shown} {...place} />;
    return index < onFirstScreen ? (
      drawn
    ) : (
      <div key={index} className={styles.later}>
        {drawn}
      </div>
    );
  });
}

interface BlockProps {
  block: Data['blocks'][number];
  /** What the sliders of the page show: no product stands in two of them. */
  shown: ProductsShown;
  /** The path of the page in the content system. */
  path: string;
  /** How many `Html` blocks stand before it. */
  htmlNumber: number;
  /** It begins the page. */
  first: boolean;
  /** It follows the page's own heading. */
  lead: boolean;
}

/** Picks the component by the type's name; a type that this release does not know is skipped (R3). */
function BlockOfType({ block, shown, path, htmlNumber, first, lead }: BlockProps) {
  switch (block.__typename) {
    case 'HeroFullscreen':
      return <HeroFullscreen block={block} first={first} />;
    case 'HeroCms':
      return <HeroCms block={block} first={first} />;
    case 'HeroProduct':
      return <HeroProduct block={block} first={first} />;
    case 'HeroCollection':
      return <HeroCollection block={block} first={first} />;
    case 'HeroLarge':
      return <HeroLarge block={block} first={first} />;
    case 'HeroNavigation':
      return <HeroNavigation block={block} first={first} />;
    case 'EditoSimple':
      return <EditoSimple block={block} lead={lead} />;
    case 'EditoHalf':
      return <EditoHalf block={block} />;
    case 'PushTextImage':
      return <PushTextImage block={block} />;
    case 'ImageFullTextBlock':
      return <ImageFullTextBlock block={block} />;
    case 'PushImageFull':
      return <PushImageFull block={block} />;
    case 'PushCatalog':
      return <PushCatalog block={block} />;
    case 'MeaXl':
      return <MeaXl block={block} />;
    case 'MeaL':
      return <MeaL block={block} />;
    case 'EditoTwoThird':
      return <EditoTwoThird block={block} />;
    case 'EditoCompo1':
      return <EditoCompo1 block={block} />;
    case 'EditoCompo2':
      return <EditoCompo2 block={block} />;
    case 'SliderCollection':
      return <SliderCollection block={block} />;
    case 'SliderInspiration':
      return <SliderInspiration block={block} />;
    case 'SliderJournal':
      return <SliderJournal block={block} />;
    case 'Showroom':
      return <Showroom block={block} />;
    case 'SliderProduct':
      return <SliderProduct block={block} />;
    case 'SameCollectionSliderProduct':
      return <SameCollectionSliderProduct block={block} shown={shown} />;
    case 'SameTypeSliderProduct':
      return <SameTypeSliderProduct block={block} shown={shown} />;
    case 'CmsContent':
      return <CmsContent block={block} />;
    case 'SeeMore':
      return <SeeMore block={block} />;
    case 'Accordion':
      return <Accordion block={block} />;
    case 'ColorChart':
      return <ColorChart block={block} />;
    case 'Diaporama':
      return <Diaporama block={block} />;
    case 'DoubleImageLegend':
      return <DoubleImageLegend block={block} />;
    case 'Html':
      return <Html block={block} path={path} number={htmlNumber} />;
    case 'ProductDetailsAccordion':
      return <ProductDetailsAccordion block={block} />;
    case 'ProductFinder':
      return <ProductFinder block={block} />;
    case 'ProjectSelection':
      return <ProjectSelection block={block} />;
    case 'SimpleImageLegend':
      return <SimpleImageLegend block={block} />;
    case 'SliderAccessories':
      return <SliderAccessories block={block} />;
    case 'SliderProductInterface':
      return <SliderProductInterface block={block} />;
    default:
      return null;
  }
}
