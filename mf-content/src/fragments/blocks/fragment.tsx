import type { FragmentProps } from 'shared/fragments';
import type { Loaded } from 'shared/remote';
import { CmsContent } from './CmsContent/CmsContent.tsx';
import { EditoHalf } from './EditoHalf/EditoHalf.tsx';
import { EditoSimple } from './EditoSimple/EditoSimple.tsx';
import { HeroCms } from './HeroCms/HeroCms.tsx';
import { HeroCollection } from './HeroCollection/HeroCollection.tsx';
import { HeroFullscreen } from './HeroFullscreen/HeroFullscreen.tsx';
import { HeroProduct } from './HeroProduct/HeroProduct.tsx';
import type { load } from './load.ts';
import { PushTextImage } from './PushTextImage/PushTextImage.tsx';
import { SameCollectionSliderProduct } from './SameCollectionSliderProduct/SameCollectionSliderProduct.tsx';
import { SameTypeSliderProduct } from './SameTypeSliderProduct/SameTypeSliderProduct.tsx';
import { SeeMore } from './SeeMore/SeeMore.tsx';
import { SliderCollection } from './SliderCollection/SliderCollection.tsx';
import { SliderProduct } from './SliderProduct/SliderProduct.tsx';

type Data = Loaded<typeof load>;

interface ViewProps {
  data: Data;
  props: FragmentProps['mf-content/blocks'];
}

/** The content blocks of a page, in the editor's order. A hero that begins the page carries its h1. */
export function View({ data, props: { underHeading = false } }: ViewProps) {
  return data.blocks.map((block, index) => {
    const first = index === 0;
    return <BlockOfType key={index} block={block} first={first && !underHeading} lead={first && underHeading} />;
  });
}

interface BlockProps {
  block: Data['blocks'][number];
  /** It begins the page. */
  first: boolean;
  /** It follows the page's own heading. */
  lead: boolean;
}

/** Picks the component by the type's name; a type that this release does not know is skipped (R3). */
function BlockOfType({ block, first, lead }: BlockProps) {
  switch (block.__typename) {
    case 'HeroFullscreen':
      return <HeroFullscreen block={block} first={first} />;
    case 'HeroCms':
      return <HeroCms block={block} first={first} />;
    case 'HeroProduct':
      return <HeroProduct block={block} first={first} />;
    case 'HeroCollection':
      return <HeroCollection block={block} first={first} />;
    case 'EditoSimple':
      return <EditoSimple block={block} lead={lead} />;
    case 'EditoHalf':
      return <EditoHalf block={block} />;
    case 'PushTextImage':
      return <PushTextImage block={block} />;
    case 'SliderCollection':
      return <SliderCollection block={block} />;
    case 'SliderProduct':
      return <SliderProduct block={block} />;
    case 'SameCollectionSliderProduct':
      return <SameCollectionSliderProduct block={block} />;
    case 'SameTypeSliderProduct':
      return <SameTypeSliderProduct block={block} />;
    case 'CmsContent':
      return <CmsContent block={block} />;
    case 'SeeMore':
      return <SeeMore block={block} />;
    default:
      return null;
  }
}
