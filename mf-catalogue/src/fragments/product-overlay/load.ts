import { NotFoundError } from 'shared/errors';
import type { FragmentContext } from 'shared/remote';
import { byWidth, contentsOf } from '../../domain/overlays.ts';
import { ProductOverlayDocument } from './product-overlay.generated.ts';

/** All that the overlays of a product show, so that one can turn to another without waiting; its uid is the extID (C27). */
export async function load({ platform, props }: FragmentContext<'mf-catalogue/product-overlay'>) {
  const { overlays } = await platform.content.query(ProductOverlayDocument, { extID: props.product });
  if (!overlays) throw new NotFoundError(`the overlays of ${props.product}`);
  const data = {
    dimensions: byWidth(overlays.overlayDimensions),
    basinShades: overlays.overlayNuancier.vasquesMaterials,
    furnitureShades: overlays.overlayNuancier.furnitureMaterials,
    handles: overlays.overlayHandles,
    basins: overlays.overlayVasques,
  };
  return { ...data, contents: contentsOf(data) };
}

export type OverlayData = Awaited<ReturnType<typeof load>>;
