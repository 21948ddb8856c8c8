import { Accordion } from '../Accordion/Accordion.tsx';
import type { BlockProps } from '../block-props.ts';
import { DoubleImageLegend } from '../DoubleImageLegend/DoubleImageLegend.tsx';
import { EditoCompo1 } from '../EditoCompo1/EditoCompo1.tsx';
import { EditoCompo2 } from '../EditoCompo2/EditoCompo2.tsx';
import { EditoHalf } from '../EditoHalf/EditoHalf.tsx';
import { EditoTwoThird } from '../EditoTwoThird/EditoTwoThird.tsx';
import { Html } from '../Html/Html.tsx';
import { ImageFullTextBlock } from '../ImageFullTextBlock/ImageFullTextBlock.tsx';
import { MeaL } from '../MeaL/MeaL.tsx';
import { MeaXl } from '../MeaXl/MeaXl.tsx';
import { PushCatalog } from '../PushCatalog/PushCatalog.tsx';
import { PushImageFull } from '../PushImageFull/PushImageFull.tsx';
import { PushTextImage } from '../PushTextImage/PushTextImage.tsx';
import { SeeMore } from '../SeeMore/SeeMore.tsx';
import { SimpleImageLegend } from '../SimpleImageLegend/SimpleImageLegend.tsx';

/** Pictures and words. */
export function Editorial({ block, path, htmlNumber }: BlockProps) {
  switch (block.__typename) {
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
    case 'SimpleImageLegend':
      return <SimpleImageLegend block={block} />;
    case 'DoubleImageLegend':
      return <DoubleImageLegend block={block} />;
    case 'SeeMore':
      return <SeeMore block={block} />;
    case 'Accordion':
      return <Accordion block={block} />;
    case 'Html':
      return <Html block={block} path={path} number={htmlNumber} />;
    default:
      return null;
  }
}
