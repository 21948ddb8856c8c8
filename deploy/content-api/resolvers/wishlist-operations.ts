import type { Context } from '../context.ts';
import { failure } from '../errors.ts';

interface Update {
  wishlist: { id: string; title: string; revision_id?: number | null };
  products: { id: string }[];
}

interface ProductOfList {
  wishListId: string;
  productId: string;
}

export const wishlistQueries = {
  async wishlists(_root: unknown, { userId }: { userId: string }, context: Context) {
    const { id } = await context.accounts.of(context);
    if (userId.toLowerCase() !== id) throw failure('403', 'these are the lists of somebody else');
    return context.wishlists.of(id);
  },

  sharedWishlist: (_root: unknown, { token }: { token: string }, { sharing }: Context) => sharing.read(token),
};

export const wishlistMutations = {
  async createWishlist(_root: unknown, { title }: { title: string }, context: Context) {
    const { id } = await context.accounts.of(context);
    return context.wishlists.create(id, title);
  },

  async updateWishlist(_root: unknown, { wishlist, products }: Update, context: Context) {
    const account = await context.accounts.of(context);
    const { id, title, revision_id: revision } = wishlist;
    return context.wishlists.update(account.id, { id, title, revision, products: products.map((one) => one.id) });
  },

  async deleteWishlist(_root: unknown, { wishlistUuid }: { wishlistUuid: string }, context: Context) {
    const { id } = await context.accounts.of(context);
    return context.wishlists.remove(id, wishlistUuid);
  },

  async shareWishlist(_root: unknown, { wishlistUuid }: { wishlistUuid: string }, context: Context) {
    const { id } = await context.accounts.of(context);
    return context.sharing.share({ accountId: id, address: context.address }, wishlistUuid);
  },

  async revokeWishlistShares(_root: unknown, { wishlistUuid }: { wishlistUuid: string }, context: Context) {
    const { id } = await context.accounts.of(context);
    return context.sharing.revoke(id, wishlistUuid);
  },

  async addProductToWishlist(_root: unknown, { wishListId, productId }: ProductOfList, context: Context) {
    const { id } = await context.accounts.of(context);
    return context.wishlists.addProduct(id, wishListId, productId);
  },

  async deleteProductToWishlist(_root: unknown, { wishListId, productId }: ProductOfList, context: Context) {
    const { id } = await context.accounts.of(context);
    return context.wishlists.removeProduct(id, wishListId, productId);
  },
};
