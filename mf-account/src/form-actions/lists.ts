import { ContentError, isRefusedWith } from 'shared/errors';
import type { Acting } from 'shared/forms';
import { formAction } from 'shared/remote';
import { href } from 'shared/routes';
import {
  deleteListRules,
  listRules,
  removeProductRules,
  renameListRules,
  saveProductRules,
} from '../domain/form-rules.ts';
import { edited } from '../domain/wishlist.ts';
import type ownTexts from '../locales/fr.json';
import { isRefusal } from '../session/session.ts';
import { updateOf, wishlistOf } from '../wishlists/lists.ts';
import {
  AddProductDocument,
  CreateWishlistDocument,
  DeleteWishlistDocument,
  RemoveProductDocument,
  UpdateWishlistDocument,
  WishlistsOfCallerDocument,
} from '../wishlists/wishlists.generated.ts';

export const createList = formAction({
  rules: listRules,
  secrets: [],
  async send({ title }, { content, platform: { language } }) {
    const made = (await content.mutate(CreateWishlistDocument, { title })).createWishlist.at(-1);
    return { to: href('wishlist', language, {}, made && { list: made.id }) };
  },
});

export const renameList = formAction({
  rules: renameListRules,
  secrets: [],
  async send({ list: id, title }, { content, platform: { language } }) {
    const { wishlists } = (await content.query(WishlistsOfCallerDocument, {})).accountExport;
    const list = wishlists.map(wishlistOf).find((one) => one.id === id);
    if (!list) throw new ContentError(`The list ${id} is not there any more`, ['404']);
    await content.mutate(UpdateWishlistDocument, updateOf(edited(list, { kind: 'rename', title })));
    return { to: href('wishlist', language, {}, { list: id }) };
  },
});

export const deleteList = formAction({
  rules: deleteListRules,
  secrets: [],
  async send({ list }, { content, platform: { language }, texts }: Acting<typeof ownTexts>) {
    await content.mutate(DeleteWishlistDocument, { wishlistUuid: list });
    return { to: href('wishlist', language), done: texts.wishlist['deleted-plain'] };
  },
});

/**
 * Puts a product on the first list of the signed-in visitor, or on a guest's selection, which the sign-in page shows.
 * The button belongs to another remote's page, which shows the sentence of a refusal as it is.
 */
export const saveProduct = formAction({
  rules: saveProductRules,
  secrets: [],
  async send({ product }, { content, keepForGuest, platform, texts }: Acting<typeof ownTexts>) {
    const { language, signedIn } = platform;
    try {
      if (signedIn)
        await content.mutate(AddProductDocument, { wishListId: await firstList(content), productId: product });
      else await keepForGuest(product);
      return { to: href(signedIn ? 'wishlist' : 'login', language) };
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      const { popin, 'guest-list': guestList } = texts;
      if (isRefusedWith(error, '413')) return { refused: popin.full };
      if (!isRefusedWith(error, '422')) return { refused: popin['save-failed'] };
      return { refused: signedIn ? popin.gone : guestList.full };
    }
  },
});

/** The button of this form is on the product cards of another remote. */
export const removeProduct = formAction({
  rules: removeProductRules,
  secrets: [],
  async send({ list, product }, { content, forgetForGuest, platform, texts }: Acting<typeof ownTexts>) {
    const { language } = platform;
    if (list === undefined) {
      await forgetForGuest(product);
      return { to: href('login', language), done: texts['guest-list'].removed };
    }
    await content.mutate(RemoveProductDocument, { wishListId: list, productId: product });
    return { to: href('wishlist', language, {}, { list }), done: texts.wishlist.removed };
  },
});

/**
 * Puts a guest's selection on the first list of the visitor who has just signed in. Where that fails the selection
 * stays, and the sign-in still succeeds. Answers the sentence for a list that is full.
 */
export async function saveGuestProducts(acting: Acting<typeof ownTexts>): Promise<string | undefined> {
  const { content, guestProducts, forgetGuestProducts, texts } = acting;
  if (guestProducts.length === 0) return undefined;
  try {
    const wishListId = await firstList(content);
    for (const productId of guestProducts) await addIfThere(content, { wishListId, productId });
    await forgetGuestProducts();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return isRefusedWith(error, '413') ? texts.lists.full : undefined;
  }
  return undefined;
}

/** A product that has left the catalogue is skipped: the others are still saved. */
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

/** The id of the visitor's first list; makes a list where there is none. Throws ContentError. */
async function firstList(content: Acting['content']): Promise<string> {
  const { wishlists } = (await content.query(WishlistsOfCallerDocument, {})).accountExport;
  const [list] = wishlists.length
    ? wishlists
    : (await content.mutate(CreateWishlistDocument, { title: '' })).createWishlist;
  if (!list) throw new ContentError('The new list did not come back', ['500']);
  return list.id;
}
