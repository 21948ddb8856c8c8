import { createBus } from 'shared/bus';
import { fakePlatform } from 'shared/testing';
import type { Edit, Wishlist } from '../domain/wishlist.ts';
import { loadLists } from './lists.ts';
import type { wishlistServer } from './server-under-test.ts';

export const adding = (product: string): Edit => ({ kind: 'add', product });
export const removing = (product: string): Edit => ({ kind: 'remove', product });

export const bath: Wishlist = { id: '1', title: 'Salle de bain', revision: 3, products: ['a'] };

/** A tab in which Anna is signed in and has her lists. */
export async function openTab({ answers }: Pick<ReturnType<typeof wishlistServer>, 'answers'>) {
  const bus = createBus({ auth: { signedIn: true, userId: 'anna', backendUserId: 42 } });
  const { platform } = fakePlatform({ bus, answers });
  await loadLists(platform);
  return {
    platform,
    products: () => bus.current('wishlists').lists.map(({ products }) => products),
    waiting: () => bus.current('wishlists').waiting,
  };
}
