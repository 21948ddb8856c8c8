import { boundsOf, type FilterOption, type FilterOptions } from '../../domain/filters/filter-options.ts';
import type { OfferedFragment } from './overview.generated.ts';

/** What the list can be narrowed by. Hidden collections are none of it (R148). */
export function optionsOf({ productFilters }: OfferedFragment): FilterOptions {
  const { types, collections, dimensions, materials, colors } = productFilters;
  return {
    types: types.map((type) => ({ ...optionOf(type), subTypes: type.subTypes.map(optionOf) })),
    collections: collections
      .filter(({ isHiddenForProducts }) => !isHiddenForProducts)
      .map(({ pictoBlack, pictoWhite, ...collection }) => ({
        ...optionOf(collection),
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

interface Named {
  name: string;
  nameLanguage: string | null;
  value: string;
}

const optionOf = ({ name, nameLanguage, value }: Named): FilterOption => ({
  name,
  ...(nameLanguage && { language: nameLanguage }),
  value,
});
