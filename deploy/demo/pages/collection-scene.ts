import type { Hotspot } from '../../content-api/content.ts';
import type { ProductRecord } from '../records/product-record.ts';
import { products } from '../records/products.ts';
import { productHotspot } from './hotspots.ts';

/** How the card of a collection is drawn: pixels, pixels in a centimetre, and where the middle and the floor are. */
const card = { width: 960, height: 750, scale: 3.7, middle: 0.46, floor: 0.92 };
const unitHeight = 66;
const cabinetHeight = 110;

/** The pieces that the picture of a collection shows, each where it stands; they are those that the drawing chooses. */
export function collectionSceneHotspots(id: string): Hotspot[] {
  const own = products.filter(({ collection }) => collection === id);
  const main = own.find(({ construction }) => construction.kind === 'unit' && construction.columns > 1) ?? own[0];
  const side = own.find(({ construction }) => construction.kind === 'cabinet');
  if (!main) return [];
  const spots = [at(main, 0, unitHeight)];
  if (side) {
    const across = main.size[0] / 2 + 24 + side.size[0] / 2;
    const edge = card.middle + ((across + side.size[0] / 2) * card.scale) / card.width;
    if (edge < 1) spots.push(at(side, across, Math.min(cabinetHeight, side.size[1] / 2 + 20)));
  }
  return spots;
}

/** `across` and `up` are centimetres from the middle of the floor. */
const at = ({ uid }: ProductRecord, across: number, up: number) =>
  productHotspot(
    uid,
    Math.round(100 * (card.middle + (across * card.scale) / card.width)),
    Math.round(100 * (card.floor - (up * card.scale) / card.height)),
  );
