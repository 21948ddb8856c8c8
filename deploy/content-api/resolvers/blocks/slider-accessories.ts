import type { Context } from '../../context.ts';
import { existing } from '../../loaders.ts';
import type { Of } from './of.ts';

export const SliderAccessories = {
  accessories: ({ accessories }: Of<'SliderAccessories'>, _args: unknown, { products }: Context) =>
    existing(products, accessories),
};
