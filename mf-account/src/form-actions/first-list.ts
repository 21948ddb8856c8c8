import { ContentError } from 'shared/errors';
import type { Acting } from 'shared/forms';
import { CreateWishlistDocument, WishlistsOfCallerDocument } from '../wishlists/wishlists.generated.ts';

/** The first list of the signed-in visitor, which is made where there is none. Throws ContentError. */
export async function firstList(content: Acting['content']): Promise<string> {
  const { wishlists } = (await content.query(WishlistsOfCallerDocument, {})).accountExport;
  const [list] = wishlists.length
    ? wishlists
    : (await content.mutate(CreateWishlistDocument, { title: '' })).createWishlist;
  if (!list) throw new ContentError('The new list did not come back', ['500']);
  return list.id;
}
