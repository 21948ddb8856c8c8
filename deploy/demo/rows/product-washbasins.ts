import type { Localised, VasquesContent } from '../../content-api/content.ts';
import type { ProductRecord } from '../records/product-record.ts';
import { words } from '../records/words.ts';
import { washbasinShades } from './product-materials.ts';

const left = words('À gauche', 'Links', 'To the left', 'Links');
const centre = words('Au centre', 'In het midden', 'In the centre', 'In der Mitte');
const right = words('À droite', 'Rechts', 'To the right', 'Rechts');
const both = words('Une de chaque côté', 'Eén aan elke kant', 'One on either side', 'Auf jeder Seite eines');

const integrated = words(
  'Intégrée au plan',
  'Geïntegreerd in het blad',
  'Integrated in the top',
  'In die Platte integriert',
);
const countertop = words('À poser', 'Opbouw', 'Countertop', 'Aufgesetzt');

/** From this width, in centimetres, a single washbasin may be placed to one side. */
const roomForASide = 100;

/** Which washbasins a product can carry, and where; nothing for products without. */
export function productWashbasins(record: ProductRecord): VasquesContent | undefined {
  const { construction, washbasins, size } = record;
  if (construction.kind !== 'unit' || !washbasins) return undefined;
  return {
    positionOptions: construction.basins === 2 ? [both] : size[0] >= roomForASide ? [left, centre, right] : [centre],
    typeOptions: typesOf(washbasins),
    materials: washbasinShades(record).map(({ material, shades }) => ({ material, colorCount: shades.length })),
  };
}

function typesOf(ids: readonly string[]): Localised[] {
  const bowls = ids.filter((id) => id.startsWith('vasque-')).length;
  return [...(bowls < ids.length ? [integrated] : []), ...(bowls > 0 ? [countertop] : [])];
}
