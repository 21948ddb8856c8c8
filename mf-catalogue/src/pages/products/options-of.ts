import { boundsOf, type FilterOptions } from '../../domain/filters/filter-options.ts';
import type { OfferedFragment } from './overview.generated.ts';

/** What the list can be narrowed by. Hidden collections are none of it (R148). */
export function optionsOf({ productFilters }: OfferedFragment): FilterOptions {
  const { types, collections, dimensions, materials, colors } = productFilters;
  return {
    types: types.map(({ name, value, subTypes }) => ({ name, value, subTypes: subTypes.map(optionOf) })),
    collections: collections
      .filter(({ isHiddenForProducts }) => !isHiddenForProducts)
      .map(({ name, value, pictoBlack, pictoWhite }) => ({
        name,
        value,
        pictoBlack: pictoBlack?.url,
        pictoWhite: pictoWhite?.url,
      })),
    materials: materials.map(optionOf),
    colors: colors.map(optionOf),
    bounds: {
      width: boundsOf(dimensions.width),
      depth: boundsOf(dimensions.depth),
      height: boundsOf(dimensions.height),
    },
  };
}

const optionOf = ({ name, value }: { name: string; value: string }) => ({ name, value });
