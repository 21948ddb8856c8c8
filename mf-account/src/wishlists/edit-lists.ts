import { sendOnce, untilOnline, waitAfter } from 'shared/browser';
import { ContentError, isRefusedWith, mayComeLater, SiteError } from 'shared/errors';
import type { Platform } from 'shared/platform';
import { type Edit, edited, type Wishlist, withSaved } from '../domain/wishlist.ts';
import { withSession } from '../session/session.ts';
import {
  areCurrent,
  change,
  fetchLists,
  type Lists,
  listsOf,
  loadLists,
  publishToOtherTabs,
  updateOf,
  wishlistOf,
} from './lists.ts';
import {
  AddProductDocument,
  CreateWishlistDocument,
  DeleteWishlistDocument,
  RemoveProductDocument,
  UpdateWishlistDocument,
  type WishlistFragment,
} from './wishlists.generated.ts';

type Dependencies = Pick<Platform, 'bus' | 'content'>;

/**
 * Makes an edit on a list, as an optimistic update: every part of the tab sees it at once, and the server applies it to
 * whatever the list is by then. While the connection is down the edit waits, and is retried until there is an answer. A
 * refused edit is rolled back, and throws ContentError; SiteError `not-found` where the list is gone, `session-refused`
 * where its owner has signed out meanwhile.
 */
export function editList(dependencies: Dependencies, id: string, edit: Edit): Promise<void> {
  const { bus } = dependencies;
  const lists = listsOf(bus);
  const mine = { id, edit };
  change(bus, lists, { pending: [...lists.pending, mine] });
  const done = lists.sent
    .then(() => save(dependencies, lists, id, edit))
    .finally(() => change(bus, lists, { pending: lists.pending.filter((one) => one !== mine), isWaiting: false }));
  lists.sent = done.catch(() => {});
  return done;
}

async function save(dependencies: Dependencies, lists: Lists, id: string, edit: Edit): Promise<void> {
  const { bus } = dependencies;
  for (let attempt = 0; ; attempt += 1) {
    if (!areCurrent(bus, lists))
      throw new SiteError('session-refused', 'The visitor has signed out before a list was saved');
    const before = lists.saved.find((list) => list.id === id);
    if (!before) throw gone(id);
    try {
      const saved = await withSession(dependencies, () => send(dependencies, before, edit));
      change(bus, lists, { saved: withSaved(lists.saved, saved), isWaiting: false });
      publishToOtherTabs(saved);
      return;
    } catch (error) {
      if (isRefusedWith(error, '409')) {
        await pause(attempt);
        change(bus, lists, { saved: await fetchLists(dependencies).catch(() => lists.saved) });
      } else if (mayComeLater(error)) {
        change(bus, lists, { isWaiting: true });
        await untilOnline(attempt);
      } else if (isRefusedWith(error, '404')) {
        change(bus, lists, { saved: lists.saved.filter((list) => list.id !== id) });
        throw gone(id, error);
      } else throw error;
    }
  }
}

const gone = (id: string, cause?: unknown) =>
  new SiteError('not-found', `The list ${id} is not there any more`, { cause });

/** The server has operations to add and remove one product; any other edit sends the whole list. */
async function send({ content }: Dependencies, before: Wishlist, edit: Edit): Promise<Wishlist> {
  if (edit.kind === 'add') {
    const variables = { wishListId: before.id, productId: edit.product };
    return saved((await content.mutate(AddProductDocument, variables)).addProductToWishlist, before.id);
  }
  if (edit.kind === 'remove') {
    const variables = { wishListId: before.id, productId: edit.product };
    return saved((await content.mutate(RemoveProductDocument, variables)).deleteProductToWishlist, before.id);
  }
  const { updateWishlist } = await content.mutate(UpdateWishlistDocument, updateOf(edited(before, edit)));
  return saved(updateWishlist, before.id);
}

/** The answer as a list. Throws ContentError where it has none, against the schema: the list before it then stays. */
function saved(answer: Parameters<typeof wishlistOf>[0] | null, id: string): Wishlist {
  if (answer) return wishlistOf(answer);
  console.error(`The update of the wishlist ${id} came back with nothing`);
  throw new ContentError('The content system answered no list', ['500']);
}

/** A backoff with jitter after a conflict (409), so that two tabs do not collide again. */
const pause = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, waitAfter(Math.min(attempt, 5), 20)));

/**
 * Makes a list; its title is sent as it was written, even empty. Answers the new list; undefined where the answer has
 * none, which is only logged. `write` says for whom: two that make the same are not one. Throws ContentError.
 */
export async function createList(
  dependencies: Dependencies,
  title: string,
  write = 'create-list',
): Promise<Wishlist | undefined> {
  const made = await sendOnce(write, async (key, isAgain) => {
    const send = () => dependencies.content.mutate(CreateWishlistDocument, { title }, { key });
    const { createWishlist } = await withSession(dependencies, send);
    if (createWishlist.length) await showAnswered(dependencies, createWishlist, isAgain);
    return createWishlist.at(-1);
  });
  if (!made) console.error('No wishlists were fetched after adding a new one');
  return made && wishlistOf(made);
}

/** Deletes a list, and shows those that remain. Throws ContentError. */
export const deleteList = (dependencies: Dependencies, id: string): Promise<void> =>
  sendOnce(`delete-list ${id}`, async (key, isAgain) => {
    const send = () => dependencies.content.mutate(DeleteWishlistDocument, { wishlistUuid: id }, { key });
    await showAnswered(dependencies, (await withSession(dependencies, send)).deleteWishlist, isAgain);
  });

/** Shows the lists of an answer; one that was asked for again may be the first one, from before other changes. */
async function showAnswered(
  dependencies: Dependencies,
  answer: readonly WishlistFragment[],
  isAgain: boolean,
): Promise<void> {
  if (isAgain) await loadLists(dependencies);
  else change(dependencies.bus, listsOf(dependencies.bus), { saved: answer.map(wishlistOf) });
  publishToOtherTabs('lists-changed');
}
