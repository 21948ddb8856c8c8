import { ContentError, isRefusedWith } from 'shared/errors';
import type { Acting } from 'shared/forms';
import type { Language } from 'shared/i18n';
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
    const list = (await listsOf(content)).map(wishlistOf).find((one) => one.id === id);
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
 * Puts a product on a list of the signed-in visitor, or on a guest's selection, which the sign-in page shows. Who has several
 * lists is asked by the page of the lists. The button belongs to another remote's page, which shows the sentence of a refusal
 * as it is.
 */
export const saveProduct = formAction({
  rules: saveProductRules,
  secrets: [],
  async send({ product, list }, { content, keepForGuest, platform, texts }: Acting<typeof ownTexts>) {
    const { language, signedIn } = platform;
    const { popin, 'guest-list': guestList } = texts;
    try {
      if (signedIn) return await saveOnList(product, list, content, language);
    } catch (error) {
      // Whose session has ended elsewhere is a guest.
      if (!isRefusal(error, '403')) return { refused: notSaved(error, popin, popin.gone) };
    }
    try {
      await keepForGuest(product);
      return { to: href('login', language) };
    } catch (error) {
      return { refused: notSaved(error, popin, guestList.full) };
    }
  },
});

async function saveOnList(
  product: string,
  list: string | undefined,
  content: Acting['content'],
  language: Language,
): Promise<{ to: string }> {
  const lists = list === undefined ? await listsOf(content) : [];
  if (lists.length > 1) return { to: href('wishlist', language, {}, { save: product }) };
  const known = list === 'new' ? undefined : (list ?? lists[0]?.id);
  const wishListId = known ?? (await newList(content));
  await content.mutate(AddProductDocument, { wishListId, productId: product });
  return { to: href('wishlist', language, {}, { list: wishListId }) };
}

/** The sentence for a product that was not saved; a step that is wanted first is no failure, and thrown on. */
function notSaved(error: unknown, { full, 'save-failed': failed }: typeof ownTexts.popin, at422: string): string {
  if (!(error instanceof ContentError)) throw error;
  if (isRefusedWith(error, '413')) return full;
  return isRefusedWith(error, '422') ? at422 : failed;
}

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
 * Puts a guest's selection on the first list of the visitor who has just signed in. What is not on it stays selected, and the
 * sign-in still succeeds. Answers the sentence for a list that is full.
 */
export async function saveGuestProducts(acting: Acting<typeof ownTexts>): Promise<string | undefined> {
  const { content, guestProducts, forgetGuestProducts, texts } = acting;
  if (guestProducts.length === 0) return undefined;
  const done: string[] = [];
  let problem: string | undefined;
  try {
    const wishListId = await firstList(content);
    for (const productId of guestProducts) {
      await addIfThere(content, { wishListId, productId });
      done.push(productId);
    }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    if (isRefusedWith(error, '413')) problem = texts.lists.full;
  }
  if (done.length) await forgetGuestProducts(done);
  return problem;
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

const listsOf = async (content: Acting['content']) =>
  (await content.query(WishlistsOfCallerDocument, {})).accountExport.wishlists;

/** The id of the visitor's first list; makes a list where there is none. Throws ContentError. */
const firstList = async (content: Acting['content']): Promise<string> =>
  (await listsOf(content))[0]?.id ?? (await newList(content));

async function newList(content: Acting['content']): Promise<string> {
  const made = (await content.mutate(CreateWishlistDocument, { title: '' })).createWishlist.at(-1);
  if (!made) throw new ContentError('The new list did not come back', ['500']);
  return made.id;
}
