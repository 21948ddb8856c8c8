import type { Hotspot } from '../../content-api/content.ts';
import { collectionCard, collectionFrame, collectionPieces } from '../pictures/scene/collection-scene.ts';
import type { ProductRecord } from '../records/product-record.ts';
import { productHotspot } from './hotspots.ts';

const unitHeight = 66;
const cabinetHeight = 110;

/** The pieces that the card of a collection shows, each where it is. */
export function collectionSceneHotspots(id: string): Hotspot[] {
  const { main, side } = collectionPieces({ id });
  if (!main) return [];
  const spots = [at(main, 0, unitHeight)];
  if (side) {
    const { product, x } = side;
    const inside = shareAcross(x + product.size[0] / 2) < 1;
    if (inside) spots.push(at(product, x, Math.min(cabinetHeight, product.size[1] / 2 + 20)));
  }
  return spots;
}

/** Where something lies in the card, in shares; `across` and `up` are centimetres from the middle of the floor. */
const shareAcross = (across: number): number =>
  (collectionFrame.originX + (across * collectionFrame.scale) / collectionFrame.width - collectionCard.left) /
  (collectionCard.right - collectionCard.left);
const shareDown = (up: number): number =>
  collectionFrame.originY - (up * collectionFrame.scale) / collectionFrame.height;

const at = ({ uid }: ProductRecord, across: number, up: number) =>
  productHotspot(uid, Math.round(100 * shareAcross(across)), Math.round(100 * shareDown(up)));
