import { z } from 'zod';
import { failure } from '../errors.ts';
import type { InCatalogue, WishlistRecord, WishlistSource } from '../sources/wishlists.ts';

interface WishlistUpdate {
  id: string;
  title: string;
  /** The revision that the update was made from; without it the list is replaced whatever it holds. */
  revision: number | null | undefined;
  /** The uids of its products, in order. */
  products: string[];
}

/**
 * What an account does with its lists. Throws the failures 404 for a list that is none, 403 for another's, 413 for what
 * is full, 422 for what cannot be. A change is made as a whole or not at all.
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
    if (!added) throw failure('413', `an account has ${mostLists} lists at most`);
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

const mostLists = 100;
const mostProducts = 500;
const longestTitle = 255;
const longestUid = 255;

/** A title as it is stored: any text of 255 characters at most, an empty one too. Throws the failure 422. */
export function titleOf(text: string): string {
  if (text.length > longestTitle || text.includes('\0')) throw failure('422', 'a title has 255 characters at most');
  return text;
}

/** The id of a list as a UUID, which the database requires. Throws the failure 404 for any other text. */
export function uuidOf(id: string): string {
  const uuid = z.guid().safeParse(id).data;
  if (!uuid) throw failure('404', 'there is no such list');
  return uuid;
}

/** The list, where it is the account's own. Throws the failures 404 and 403. */
export function ownList(list: WishlistRecord | undefined, accountId: string): WishlistRecord {
  if (!list) throw failure('404', 'there is no such list');
  if (list.accountId !== accountId) throw failure('403', 'this is the list of somebody else');
  return list;
}

/** Optimistic locking: throws the failure 409 where a change was made from another revision than the list's. */
function requireRevision(list: WishlistRecord, revision: number | null | undefined): void {
  if (typeof revision === 'number' && revision !== list.revision)
    throw failure('409', 'the list was changed meanwhile', { revision_id: list.revision });
}

/**
 * The products of a list after a change that names `wanted`. Products that have left the catalogue are not in any answer,
 * so a change that does not name them cannot mean to drop them: they stay, at the end, in case they return.
 * Throws the failures 422 for products that nobody knows, and 413 for more than 500.
 */
async function productsOf(list: WishlistRecord, wanted: string[], inCatalogue: InCatalogue): Promise<string[]> {
  const named = [...new Set(wanted)];
  if (named.length > mostProducts) throw failure('413', 'a list holds 500 products at most');
  if (!named.every((uid) => uid.length <= longestUid && !uid.includes('\0'))) throw unknownProduct();
  const known = await inCatalogue([...new Set([...named, ...list.products])]);
  if (!named.every((uid) => known.has(uid) || list.products.includes(uid))) throw unknownProduct();
  const hidden = list.products.filter((uid) => !known.has(uid) && !named.includes(uid));
  return [...named, ...hidden];
}

const unknownProduct = () => failure('422', 'the catalogue has no such product');
