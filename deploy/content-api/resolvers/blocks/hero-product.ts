import type { Context } from '../../context.ts';
import type { Of } from './of.ts';

export const HeroProduct = {
  product: ({ product }: Of<'HeroProduct'>, _args: unknown, { products }: Context) => products.load(product),
};
