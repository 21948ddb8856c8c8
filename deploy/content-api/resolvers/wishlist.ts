import type { Context } from '../context.ts';
import { existing } from '../loaders.ts';
import type { WishlistRecord } from '../sources/wishlists.ts';

export const Wishlist = {
  isShared: ({ id }: WishlistRecord, _args: object, { sharing }: Context) => sharing.isShared(id),
  revision_id: ({ revision }: WishlistRecord) => revision,

  /** Products that have left the catalogue stay in the list, and out of the answer. */
  products: ({ products }: WishlistRecord, _args: object, context: Context) => existing(context.products, products),
};
