import { GraphQLError } from 'graphql';
import { createBus } from 'shared/bus';
import { addToGuestList, guestList } from 'shared/guest-list';
import { fakePlatform } from 'shared/testing';
import { takeFromPageBefore } from '../notices/notices.ts';
import { createList } from '../wishlists/edit-lists.ts';
import { loadLists } from '../wishlists/lists.ts';
import { webLocks } from '../wishlists/locks-under-test.ts';
import { wishlistServer } from '../wishlists/server-under-test.ts';
import { saveGuestList } from './save-guest-list.ts';

const bath = { id: '1', title: 'Bain', revision: 1, products: ['a'] };

/** A tab in which Anna has just signed in; the content system refuses some products, with a code each. */
function tab({
  lists = [bath],
  refusals = {},
  asked,
}: {
  lists?: (typeof bath)[];
  refusals?: Record<string, string>;
  asked?: string;
} = {}) {
  const { server, answers } = wishlistServer(lists);
  const { AddProduct } = answers;
  const bus = createBus({
    auth: { signedIn: true, userId: 'anna', backendUserId: 42 },
    popin: { open: Boolean(asked), productIdToAdd: asked },
  });
  const add = (variables: Record<string, unknown>) => {
    const code = refusals[String(variables.productId)];
    const refused = () => {
      throw new GraphQLError('refused', { extensions: { code } });
    };
    return code ? { addProductToWishlist: refused } : typeof AddProduct === 'function' ? AddProduct(variables) : {};
  };
  return { server, ...fakePlatform({ bus, answers: { ...answers, AddProduct: add } }) };
}

/** What the next page says of it. */
const told = () => ({ gone: takeFromPageBefore('unavailable-products'), full: takeFromPageBefore('list-full') });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const choose = (...products: string[]) => {
  for (const uid of products) addToGuestList(uid);
};

it('puts everything on the first list, and has nothing to tell of it', async () => {
  choose('b', 'c');
  const { platform, server } = tab();
  expect(await saveGuestList(platform)).toMatchObject({ id: '1', title: 'Bain' });
  expect(server.lists[0]?.products).toEqual(['a', 'b', 'c']);
  expect(guestList()).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

it('makes no list where nothing was chosen, and leaves alone what the popin still asks about', async () => {
  choose('b');
  const { platform, server } = tab({ lists: [], asked: 'b' });
  expect(await saveGuestList(platform)).toBeUndefined();
  expect(server.lists).toEqual([]);
  expect(guestList()).toEqual(['b']);
});

it('tells how many have left the catalogue, and answers no list where none could be saved', async () => {
  choose('gone', 'lost');
  const { platform } = tab({ refusals: { gone: '422', lost: '422' } });
  expect(await saveGuestList(platform)).toBeUndefined();
  expect(told()).toEqual({ gone: '2', full: '' });
  expect(guestList()).toEqual([]);
});

it('keeps what a full list does not take, and tells so', async () => {
  choose('gone', 'b', 'c', 'd');
  const { platform, server } = tab({ refusals: { gone: '422', c: '413' } });
  expect(await saveGuestList(platform)).toMatchObject({ id: '1' });
  expect(server.lists[0]?.products).toEqual(['a', 'b']);
  expect(told()).toEqual({ gone: '1', full: 'yes' });
  expect(guestList()).toEqual(['c', 'd']);
});

it('keeps what could not be saved for another reason', async () => {
  choose('b', 'c');
  const { platform } = tab({ refusals: { b: '500' } });
  await expect(saveGuestList(platform)).rejects.toMatchObject({ code: 'content-failed' });
  expect(guestList()).toEqual(['b', 'c']);
});

it('waits for another tab that is about to make the first list', async () => {
  choose('b');
  const locks = webLocks();
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  const { platform, server } = tab({ lists: [] });
  const elsewhere = locks.request('guest-list', async () => {
    await loadLists(platform);
    await createList(platform, 'Bain');
  });
  await Promise.all([elsewhere, saveGuestList(platform)]);
  Reflect.deleteProperty(navigator, 'locks');
  expect(server.lists).toMatchObject([{ title: 'Bain', products: ['b'] }]);
});
