import type { Platform } from 'shared/platform';
import type { Wishlist } from '../domain/wishlist.ts';
import { withSession } from '../session/with-session.ts';
import { change, listsOf, wishlistOf } from './lists.ts';
import { publishToOtherTabs } from './other-tabs.ts';
import { CreateWishlistDocument, DeleteWishlistDocument } from './wishlists.generated.ts';

type Dependencies = Pick<Platform, 'bus' | 'content'>;

/**
 * Makes a list; the title is sent as it was written, even empty (R264, C24). Answers the new list; undefined where the
 * answer has none, which is only logged (R352). Throws ContentError.
 */
export async function createList({ bus, content }: Dependencies, title: string): Promise<Wishlist | undefined> {
  const lists = listsOf(bus);
  const before = new Set(lists.saved.map(({ id }) => id));
  const { createWishlist } = await withSession({ bus }, () => content.mutate(CreateWishlistDocument, { title }));
  if (createWishlist.length === 0) {
    console.error('No wishlists were fetched after adding a new one');
    return undefined;
  }
  const saved = createWishlist.map(wishlistOf);
  change(bus, lists, { saved });
  publishToOtherTabs('lists-changed');
  return saved.findLast(({ id }) => !before.has(id));
}

/** Deletes a list; the lists that remain are shown (C28). Throws ContentError. */
export async function deleteList({ bus, content }: Dependencies, id: string): Promise<void> {
  const lists = listsOf(bus);
  const { deleteWishlist } = await withSession({ bus }, () =>
    content.mutate(DeleteWishlistDocument, { wishlistUuid: id }),
  );
  change(bus, lists, { saved: deleteWishlist.map(wishlistOf) });
  publishToOtherTabs('lists-changed');
}
