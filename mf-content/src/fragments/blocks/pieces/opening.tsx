import type { BlockProps } from '../block-props.ts';
import { CmsContent } from '../CmsContent/CmsContent.tsx';
import { EditoSimple } from '../EditoSimple/EditoSimple.tsx';
import { HeroCms } from '../HeroCms/HeroCms.tsx';
import { HeroCollection } from '../HeroCollection/HeroCollection.tsx';
import { HeroFullscreen } from '../HeroFullscreen/HeroFullscreen.tsx';
import { HeroLarge } from '../HeroLarge/HeroLarge.tsx';
import { HeroNavigation } from '../HeroNavigation/HeroNavigation.tsx';
import { HeroProduct } from '../HeroProduct/HeroProduct.tsx';

/** The blocks that pages begin with. */
export function Opening({ block, first, lead }: BlockProps) {
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
    case 'CmsContent':
      return <CmsContent block={block} />;
    default:
      return null;
  }
}
