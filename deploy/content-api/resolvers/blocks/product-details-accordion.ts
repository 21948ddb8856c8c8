import type { Context } from '../../context.ts';
import { present } from '../../loaders.ts';
import type { Of } from './of.ts';

export const ProductDetailsAccordion = {
  product: ({ product }: Of<'ProductDetailsAccordion'>, _args: unknown, { products }: Context) =>
    present(products, product),
};
