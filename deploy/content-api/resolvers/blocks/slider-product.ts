import type { Context } from '../../context.ts';
import { existing } from '../../loaders.ts';
import { localised } from '../localised.ts';
import type { Of } from './of.ts';

export const SliderProduct = {
  heading: localised('heading'),
  products: ({ products: ids }: Of<'SliderProduct'>, _args: unknown, { products }: Context) => existing(products, ids),
};
