import type { Filters } from './filters.ts';

/** What the content system is asked for: a wall is a greatest width, whichever of the two is less. */
export function productsFilter({ type, subTypes, collections, materials, colors, dimensions, fits }: Filters) {
  const { width, depth, height } = dimensions;
  const widths = [width?.max, fits].filter((size) => size !== undefined);
  return {
    types: type === undefined ? [] : [type],
    subTypes: [...subTypes],
    collections: [...collections],
    materials: [...materials],
    colors: [...colors],
    minWidth: width?.min,
    maxWidth: widths.length ? Math.min(...widths) : undefined,
    minDepth: depth?.min,
    maxDepth: depth?.max,
    minHeight: height?.min,
    maxHeight: height?.max,
  };
}
