import { type Context, existing } from '../context.ts';
import { failure } from '../errors.ts';
import type { Resolvers } from './resolver-types.generated.ts';

const owner = async (context: Context): Promise<string> => (await context.accounts.of(context)).id;

export const wishlists = {
  Query: {
    wishlists: async (_root, { userId }, context) => {
      const id = await owner(context);
      if (userId.toLowerCase() !== id) throw failure('403', 'these are the lists of somebody else');
      return context.wishlists.of(id);
    },

    sharedWishlist: (_root, { token }, { sharing }) => sharing.read(token),
  },

  Mutation: {
    createWishlist: async (_root, { title }, context) => context.wishlists.create(await owner(context), title),

    updateWishlist: async (_root, { wishlist: { id, title, revision_id: revision }, products }, context) => {
      const uids = products.map((product) => product.id);
      return context.wishlists.update(await owner(context), { id, title, revision, products: uids });
    },

    deleteWishlist: async (_root, { wishlistUuid }, context) =>
      context.wishlists.remove(await owner(context), wishlistUuid),

    shareWishlist: async (_root, { wishlistUuid }, context) =>
      context.sharing.share({ accountId: await owner(context), address: context.address }, wishlistUuid),

    revokeWishlistShares: async (_root, { wishlistUuid }, context) =>
      context.sharing.revoke(await owner(context), wishlistUuid),

    addProductToWishlist: async (_root, { wishListId, productId }, context) =>
      context.wishlists.addProduct(await owner(context), wishListId, productId),

    deleteProductToWishlist: async (_root, { wishListId, productId }, context) =>
      context.wishlists.removeProduct(await owner(context), wishListId, productId),
  },

  /** Products that have left the catalogue stay in the list, and out of the answer. */
  Wishlist: {
    isShared: ({ id }, _args, { sharedLists }) => sharedLists.load(id),
    revision_id: ({ revision }) => revision,
    products: ({ products: uids }, _args, { products }) => existing(products, uids),
  },

  SharedWishlist: {
    products: ({ products: uids }, _args, { products }) => existing(products, uids),
  },
} satisfies Resolvers;
