import { ContentError } from 'shared/errors';
import type { Acting } from 'shared/forms';
import { isRefusal } from '../domain/refusal.ts';
import { AddProductDocument } from '../wishlists/wishlists.generated.ts';
import { firstList } from './first-list.ts';

/**
 * Puts what was saved without an account on the first list of the visitor who has just signed in (R274). What cannot be saved now
 * stays: the sign-in has succeeded all the same.
 */
export async function saveGuestProducts({ content, guestProducts, forgetGuestProducts }: Acting): Promise<void> {
  if (guestProducts.length === 0) return;
  try {
    const wishListId = await firstList(content);
    for (const productId of guestProducts) await addIfThere(content, { wishListId, productId });
    await forgetGuestProducts();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
  }
}

/** What has left the catalogue does not hold up the others. */
async function addIfThere(
  content: Acting['content'],
  product: { wishListId: string; productId: string },
): Promise<void> {
  try {
    await content.mutate(AddProductDocument, product);
  } catch (error) {
    if (!isRefusal(error, '422')) throw error;
  }
}
