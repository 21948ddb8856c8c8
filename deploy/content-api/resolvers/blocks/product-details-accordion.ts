import type { Context } from '../../context.ts';
import type { Of } from './of.ts';

export const ProductDetailsAccordion = {
  product: ({ product }: Of<'ProductDetailsAccordion'>, _args: unknown, { products }: Context) =>
    products.load(product),
};
