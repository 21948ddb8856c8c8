import { failure } from '../errors.ts';
import type { WishlistRecord, WishlistSource } from '../sources/wishlists.ts';
import { mostLists, ownList, productsOf, requireRevision, titleOf, uuidOf } from './rules.ts';

export interface WishlistUpdate {
  id: string;
  title: string;
  /** The revision that the update was made from; without it the list is replaced whatever it holds. */
  revision: number | null | undefined;
  /** The uids of its products, in order. */
  products: string[];
}

/**
 * What an account does with its lists. Throws the failures 404 for a list that is none, 403 for another's, 422 for what
 * cannot be. A change is made as a whole or not at all.
 */
export interface Wishlists {
  /** The oldest first. */
  of(accountId: string): Promise<WishlistRecord[]>;
  create(accountId: string, title: string): Promise<WishlistRecord[]>;
  /** Throws the failure 409 as well, where the list is at another revision. */
  update(accountId: string, update: WishlistUpdate): Promise<WishlistRecord>;
  addProduct(accountId: string, id: string, uid: string): Promise<WishlistRecord>;
  removeProduct(accountId: string, id: string, uid: string): Promise<WishlistRecord>;
  /** Answers the lists that remain. */
  remove(accountId: string, id: string): Promise<WishlistRecord[]>;
}

/** Wishlists over their source. */
export const createWishlists = (source: WishlistSource): Wishlists => ({
  of: (accountId) => source.ofAccount(accountId),

  async create(accountId, title) {
    const added = await source.add(accountId, titleOf(title), mostLists);
    if (!added) throw failure('422', `an account has ${mostLists} lists at most`);
    return source.ofAccount(accountId);
  },

  update: (accountId, { id, title, revision, products }) =>
    source.change(uuidOf(id), async (found, inCatalogue) => {
      const list = ownList(found, accountId);
      requireRevision(list, revision);
      return { title: titleOf(title), products: await productsOf(list, products, inCatalogue) };
    }),

  addProduct: (accountId, id, uid) =>
    source.change(uuidOf(id), async (found, inCatalogue) => {
      const list = ownList(found, accountId);
      return { title: list.title, products: await productsOf(list, [...list.products, uid], inCatalogue) };
    }),

  removeProduct: (accountId, id, uid) =>
    source.change(uuidOf(id), async (found) => {
      const list = ownList(found, accountId);
      return { title: list.title, products: list.products.filter((product) => product !== uid) };
    }),

  async remove(accountId, id) {
    await source.remove(uuidOf(id), (found) => ownList(found, accountId));
    return source.ofAccount(accountId);
  },
});
