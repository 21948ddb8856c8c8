import type { Hotspot, Localised } from '../../content-api/content.ts';
import { words } from '../records/words.ts';
import { productOf } from './block-pictures.ts';

/** A place in a picture that names the product there; x and y are percentages. Its own line serves where no text is given. */
export function productHotspot(uid: string, x: number, y: number, text?: Localised): Hotspot {
  const { slug, heading, description } = productOf(uid);
  return {
    x,
    y,
    heading,
    text: text ?? description,
    product: uid,
    cta: {
      to: `/product/${slug}`,
      label: words('Voir le produit', 'Bekijk het product', 'See the product', 'Zum Produkt'),
    },
  };
}
