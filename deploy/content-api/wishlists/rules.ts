import { z } from 'zod';
import { failure } from '../errors.ts';
import type { InCatalogue, WishlistRecord } from '../sources/wishlists.ts';

export const mostLists = 100;
const mostProducts = 500;
const longestTitle = 255;
const longestUid = 255;

/** A title as it is stored: any text of 255 characters at most, an empty one too (C24). Throws the failure 422. */
export function titleOf(text: string): string {
  if (text.length > longestTitle || text.includes('\0')) throw failure('422', 'a title has 255 characters at most');
  return text;
}

/** The id of a list as the database takes it: any other text it would take for a mistake of ours. Throws the failure 404. */
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

/** Throws the failure 409 where a change was made from another revision than the list's (C26). */
export function requireRevision(list: WishlistRecord, revision: number | null | undefined): void {
  if (typeof revision === 'number' && revision !== list.revision)
    throw failure('409', 'the list was changed meanwhile', { revision_id: list.revision });
}

/**
 * The products of a list after a change that names `wanted`. Products that have left the catalogue are not in any answer,
 * so a change that does not name them cannot mean to drop them: they stay, at the end, in case they return.
 * Throws the failure 422 for products that nobody knows, and for more than 500.
 */
export async function productsOf(list: WishlistRecord, wanted: string[], inCatalogue: InCatalogue): Promise<string[]> {
  const named = [...new Set(wanted)];
  if (named.length > mostProducts) throw failure('422', 'a list holds 500 products at most');
  if (!named.every((uid) => uid.length <= longestUid && !uid.includes('\0'))) throw unknownProduct();
  const known = await inCatalogue([...new Set([...named, ...list.products])]);
  if (!named.every((uid) => known.has(uid) || list.products.includes(uid))) throw unknownProduct();
  const hidden = list.products.filter((uid) => !known.has(uid) && !named.includes(uid));
  return [...named, ...hidden];
}

const unknownProduct = () => failure('422', 'the catalogue has no such product');
