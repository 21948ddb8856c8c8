import { GraphQLError } from 'graphql';
import type { Answers } from 'shared/testing';
import { z } from 'zod';
import { edited, type Wishlist } from '../domain/wishlist.ts';

const updates = z.object({
  wishlist: z.object({ id: z.string(), title: z.string(), revision_id: z.number() }),
  products: z.array(z.object({ id: z.string() })),
});

/**
 * A content system that keeps the lists of one account, and refuses changes of an older revision as the real one does.
 */
export function wishlistServer(lists: Wishlist[] = []) {
  const server = {
    lists,
    updates: 0,
    /** The code that every change is refused with; empty for none. */
    refusal: '',
    /** Whether the line is down: calls get no answer. */
    isOffline: false,
  };
  const shown = () => server.lists.map(answerOf);

  /** Changes a list as a call asks for, or refuses. */
  const changing = (id: unknown, revision: number | undefined, change: (list: Wishlist) => Partial<Wishlist>) => () => {
    if (server.isOffline) throw new Error('Failed to fetch');
    server.updates += 1;
    if (server.refusal) throw new GraphQLError('refused', { extensions: { code: server.refusal } });
    const before = server.lists.find((list) => list.id === id);
    if (!before || (revision !== undefined && revision !== before.revision))
      throw new GraphQLError('409', { extensions: { code: before ? '409' : '404' } });
    const after = { ...before, ...change(before), revision: before.revision + 1 };
    server.lists = server.lists.map((list) => (list.id === id ? after : list));
    return answerOf(after);
  };

  const answers: Answers = {
    WhoAmI: { accountExport: { id: 'anna', uid: 42 } },
    Wishlists: () => ({ wishlists: shown() }),
    WishlistsOfCaller: () => ({ accountExport: { wishlists: shown() } }),
    CreateWishlist: ({ title }) => {
      const id = String(server.lists.length + 1);
      server.lists = [...server.lists, { id, title: String(title), revision: 1, products: [] }];
      return { createWishlist: shown() };
    },
    AddProduct: ({ wishListId, productId: product }) => ({
      addProductToWishlist: changing(wishListId, undefined, (list) =>
        edited(list, { kind: 'add', product: String(product) }),
      ),
    }),
    RemoveProduct: ({ wishListId, productId: product }) => ({
      deleteProductToWishlist: changing(wishListId, undefined, (list) =>
        edited(list, { kind: 'remove', product: String(product) }),
      ),
    }),
    UpdateWishlist: (variables) => {
      const { wishlist, products } = updates.parse(variables);
      const { id, title, revision_id } = wishlist;
      return { updateWishlist: changing(id, revision_id, () => ({ title, products: products.map((one) => one.id) })) };
    },
    DeleteWishlist: ({ wishlistUuid }) => {
      server.lists = server.lists.filter(({ id }) => id !== wishlistUuid);
      return { deleteWishlist: shown() };
    },
  };
  return { server, answers };
}

const answerOf = ({ id, title, revision, products }: Wishlist) => ({
  id,
  title,
  revision_id: revision,
  products: products.map((uid) => ({ uid })),
});
