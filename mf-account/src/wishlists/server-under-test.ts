import { GraphQLError } from 'graphql';
import type { Answers } from 'shared/testing';
import { z } from 'zod';
import type { Wishlist } from '../domain/wishlist.ts';

const updates = z.object({
  wishlist: z.object({ id: z.string(), title: z.string(), revision_id: z.number() }),
  products: z.array(z.object({ id: z.string() })),
});

/** A content system that keeps the lists of one account, and refuses changes of an older revision as the real one does. */
export function wishlistServer(lists: Wishlist[] = []) {
  const server = { lists, updates: 0, refusal: '' };
  const shown = () => server.lists.map(answerOf);

  const answers: Answers = {
    WhoAmI: { accountExport: { id: 'anna', uid: 42 } },
    Wishlists: () => ({ wishlists: shown() }),
    CreateWishlist: ({ title }) => {
      const id = String(server.lists.length + 1);
      server.lists = [...server.lists, { id, title: String(title), revision: 1, products: [] }];
      return { createWishlist: shown() };
    },
    UpdateWishlist: (variables) => {
      const { wishlist, products } = updates.parse(variables);
      server.updates += 1;
      const updated = () => {
        if (server.refusal) throw new GraphQLError('refused', { extensions: { code: server.refusal } });
        const before = server.lists.find(({ id }) => id === wishlist.id);
        if (!before || before.revision !== wishlist.revision_id)
          throw new GraphQLError('409', { extensions: { code: '409' } });
        const { id, title } = wishlist;
        const after = { id, title, revision: before.revision + 1, products: products.map((one) => one.id) };
        server.lists = server.lists.map((list) => (list.id === id ? after : list));
        return answerOf(after);
      };
      return { updateWishlist: updated };
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
