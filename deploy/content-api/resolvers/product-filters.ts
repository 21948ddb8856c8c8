import { colorFamilies } from '../colors.ts';
import type { Context } from '../context.ts';
import type { CollectionRecord } from '../sources/index.ts';
import type { Bounds, DimensionOptions, ProductOptions } from '../sources/product-options.ts';
import { otherLanguage } from '../text-languages.ts';
import { localised } from './localised.ts';

export const ProductFilters = {
  colors: ({ colors }: ProductOptions) =>
    colors.map((value) => ({ value, name: colorFamilies.get(value) ?? { fr: value } })),
};

export const FilterOption = { name: localised('name') };

export const TypeFilter = { name: localised('name') };

export const CollectionFilter = {
  name: localised('heading'),
  nameLanguage: ({ heading }: CollectionRecord, _args: unknown, { language }: Context) =>
    otherLanguage(language, heading),
  value: ({ id }: CollectionRecord) => id,
  pictoBlack: ({ iconDark }: CollectionRecord) => iconDark,
  pictoWhite: ({ iconWhite }: CollectionRecord) => iconWhite,
};

const known = ({ min, max }: Bounds) => (min === null || max === null ? undefined : { min, max });

export const DimensionFilters = {
  width: ({ width }: DimensionOptions) => known(width),
  height: ({ height }: DimensionOptions) => known(height),
  depth: ({ depth }: DimensionOptions) => known(depth),
};
