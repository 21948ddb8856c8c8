import { ContentError, isRefusedWith, SiteError } from 'shared/errors';
import type { Platform } from 'shared/platform';
import { type Edit, type Wishlist, withSaved } from '../domain/wishlist.ts';
import { change, fetchLists, type Lists, listsOf, wishlistOf } from './lists.ts';
import { UpdateWishlistDocument } from './wishlists.generated.ts';

type Dependencies = Pick<Platform, 'bus' | 'content'>;

/** How often an edit is made again on a list that others change at the same time. */
const mostConflicts = 5;

/**
 * Makes an edit on a list: every part sees it at once (R263), then the whole list is sent (R260). Where the list was changed
 * elsewhere meanwhile, it is read again and the edit made on what it is now (C26). What fails is put back, and throws.
 */
export function editList(dependencies: Dependencies, id: string, edit: Edit): Promise<void> {
  const { bus } = dependencies;
  const lists = listsOf(bus);
  const mine = { id, edit };
  change(bus, lists, { pending: [...lists.pending, mine] });
  const done = lists.sent
    .then(() => save(dependencies, lists, id, edit))
    .finally(() => change(bus, lists, { pending: lists.pending.filter((one) => one !== mine) }));
  lists.sent = done.catch(() => {});
  return done;
}

async function save(dependencies: Dependencies, lists: Lists, id: string, edit: Edit): Promise<void> {
  for (let conflicts = 0; ; conflicts += 1) {
    const before = lists.saved.find((list) => list.id === id);
    if (!before) throw new SiteError('not-found', `The list ${id} is not there any more`);
    const after = edit(before);
    if (after === before) return;
    try {
      const saved = await send(dependencies, after);
      return change(dependencies.bus, lists, { saved: withSaved(lists.saved, saved) });
    } catch (error) {
      if (!isRefusedWith(error, '409') || conflicts === mostConflicts) throw error;
      change(dependencies.bus, lists, { saved: await fetchLists(dependencies) });
    }
  }
}

async function send({ content }: Dependencies, { id, title, revision, products }: Wishlist): Promise<Wishlist> {
  const { updateWishlist } = await content.mutate(UpdateWishlistDocument, {
    wishlist: { id, title, revision_id: revision },
    products: products.map((uid) => ({ id: uid })),
  });
  // A content system that keeps to the schema never answers this; the list that was there stays (R353, C25).
  if (!updateWishlist) {
    console.error(`The update of the wishlist ${id} came back with nothing`);
    throw new ContentError('UpdateWishlist answered nothing');
  }
  return wishlistOf(updateWishlist);
}
