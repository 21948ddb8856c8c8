import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isUnanswered } from 'shared/errors';
import { useBusState, usePlatform } from 'shared/platform';
import type { Wishlist } from '../../domain/wishlist.ts';
import { sentenceOf } from '../../notices/sentence-of.ts';
import { isRefusal } from '../../session/session.ts';
import { createList, deleteList, editList } from '../../wishlists/edit-lists.ts';
import type { Outcomes } from './outcomes.tsx';

export type Edits = ReturnType<typeof useEdits>;

/**
 * The edits that the page offers. A failed edit is rolled back, reported and can be retried; a removal can be undone.
 */
export function useEdits({ show, begin }: Pick<Outcomes, 'show' | 'begin'>) {
  const { t } = useTranslation();
  const titleOf = useTitleOf();
  const platform = usePlatform();

  /** Answers what the work answered, or undefined where it failed. */
  async function attempt<Result>(
    work: () => Promise<Result>,
    full: 'popin.full' | 'lists.most' = 'popin.full',
  ): Promise<Result | undefined> {
    begin();
    try {
      return await work();
    } catch (error) {
      console.error('A wishlist could not be changed', error);
      const act = () => void attempt(work, full);
      const problem = isUnanswered(error) ? 'wishlist.unanswered' : 'wishlist.failed';
      const text = sentenceOf(t, error, t(isRefusal(error, '413') ? full : problem));
      show({ kind: 'error', text, remedy: { label: t('wishlist.retry'), act } });
      return undefined;
    }
  }

  const offerUndo = (text: string, undo: () => Promise<unknown>) =>
    show({ kind: 'success', text, remedy: { label: t('wishlist.undo'), act: () => void attempt(undo) } });

  return {
    create: (title: string) => attempt(() => createList(platform, title), 'lists.most'),

    rename: (list: Wishlist, title: string) => attempt(() => editList(platform, list.id, { kind: 'rename', title })),

    remove: (list: Wishlist) =>
      attempt(async () => {
        await deleteList(platform, list.id);
        offerUndo(t('wishlist.deleted', { title: titleOf(list) }), async () => {
          const again = await createList(platform, list.title);
          if (again) await editList(platform, again.id, { kind: 'add-all', products: list.products });
        });
      }),

    removeProduct: (list: Wishlist, uid: string) =>
      attempt(async () => {
        const place = list.products.indexOf(uid);
        await editList(platform, list.id, { kind: 'remove', product: uid });
        offerUndo(t('wishlist.removed'), () => editList(platform, list.id, { kind: 'move', product: uid, place }));
      }),
  };
}

/** Takes a product off the list when its card, which is of another remote, asks for it by the bus. */
export function useRemovals(list: Wishlist | undefined, { removeProduct }: Pick<Edits, 'removeProduct'>): void {
  const { bus } = usePlatform();
  const { productIdToDelete: uid } = useBusState('wishlists');
  useEffect(() => {
    if (!uid) return;
    bus.set('wishlists', { ...bus.current('wishlists'), productIdToDelete: undefined });
    if (list?.products.includes(uid)) void removeProduct(list, uid);
  }, [bus, uid, list, removeProduct]);
}

/** The title of a list, or a default name where its title is empty. */
export function useTitleOf(): (list: { title: string }) => string {
  const { t } = useTranslation();
  return ({ title }) => title.trim() || t('wishlist.untitled');
}
