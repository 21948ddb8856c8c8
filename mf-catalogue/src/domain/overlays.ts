/** The four overlays of a product and the data that each shows. */
const overlayContents = ['DIMENSION', 'COLOR', 'HANDLE', 'MATERIAL'] as const;

export type OverlayContent = (typeof overlayContents)[number];

/** Sorted by width, the narrowest first; products without a width come last. */
export const byWidth = <Sized extends { size: { width?: number | null } }>(products: readonly Sized[]): Sized[] =>
  products.toSorted((one, other) => widthOf(one) - widthOf(other));

const widthOf = ({ size }: { size: { width?: number | null } }) => size.width ?? Number.MAX_VALUE;

interface OverlayData {
  dimensions: readonly unknown[];
  basinShades: readonly unknown[];
  furnitureShades: readonly unknown[];
  handles: readonly unknown[];
  basins: readonly unknown[];
}

/** The overlays that have something to show, in the order in which they are offered. */
export function contentsOf(data: OverlayData): OverlayContent[] {
  const counts: Record<OverlayContent, number> = {
    DIMENSION: data.dimensions.length,
    COLOR: data.basinShades.length + data.furnitureShades.length,
    HANDLE: data.handles.length,
    MATERIAL: data.basins.length,
  };
  return overlayContents.filter((content) => counts[content] > 0);
}
