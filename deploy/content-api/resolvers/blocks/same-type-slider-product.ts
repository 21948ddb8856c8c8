import type { Of } from './of.ts';

export const SameTypeSliderProduct = {
  type: ({ productType }: Of<'SameTypeSliderProduct'>): string => productType,
};
