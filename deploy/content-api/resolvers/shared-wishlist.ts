import type { Context } from '../context.ts';
import { existing } from '../loaders.ts';
import type { WishlistRecord } from '../sources/wishlists.ts';

export const SharedWishlist = {
  products: ({ products }: WishlistRecord, _args: object, context: Context) => existing(context.products, products),
};
