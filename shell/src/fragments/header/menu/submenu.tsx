import type { MenuItem } from '../load.ts';
import { BrandSubmenu } from './brand-submenu.tsx';
import { InspirationsSubmenu } from './inspirations-submenu.tsx';
import { ProductsSubmenu } from './products-submenu.tsx';

/** The submenu of an item, by its kind (R59); any other than products and inspirations is a brand's, `liste_{brand}`. */
export function Submenu({ item }: { item: MenuItem }) {
  if (item.submenuType === 'products') return <ProductsSubmenu item={item} />;
  if (item.submenuType === 'inspirations') return <InspirationsSubmenu item={item} />;
  return <BrandSubmenu item={item} />;
}
