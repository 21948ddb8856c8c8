import type { Context } from '../../context.ts';
import { existing } from '../../loaders.ts';
import type { Of } from './of.ts';

export const SliderProductInterface = {
  products: ({ products: ids }: Of<'SliderProductInterface'>, _args: unknown, { products }: Context) =>
    existing(products, ids),
};
