import { waitFor } from '@testing-library/react';
import { createBus } from 'shared/bus';
import { fakePlatform, takeComplaints } from 'shared/testing';
import { createList, deleteList, editList } from './edit-lists.ts';
import { loadLists } from './lists.ts';
import { wishlistServer } from './server-under-test.ts';
import { syncLists } from './sync-lists.ts';
import { adding, bath, openTab, removing } from './tab-under-test.ts';

beforeEach(() => localStorage.clear());

// R265
it('shows the lists of the account to every part', async () => {
  const { Wishlists = {} } = wishlistServer([bath]).answers;
  const { platform } = await openTab({ answers: { Wishlists } });
  expect(platform.bus.current('wishlists').lists).toEqual([bath]);
});

it('asks who the visitor is where the tab does not know yet', async () => {
  const { platform } = fakePlatform({ bus: createBus({ auth: { signedIn: true } }), ...wishlistServer([bath]) });
  await loadLists(platform);
  expect(platform.bus.current('wishlists').lists).toEqual([bath]);
});

// R263
it('shows an edit at once, and then has the server make it', async () => {
  const site = wishlistServer([bath]);
  const tab = await openTab(site);
  const saving = editList(tab.platform, '1', adding('b'));
  expect(tab.products()).toEqual([['a', 'b']]);
  expect(site.server.updates).toBe(0);
  await saving;
  expect(site.server.lists[0]).toEqual({ ...bath, revision: 4, products: ['a', 'b'] });
  expect(tab.platform.bus.current('wishlists').lists[0]?.revision).toBe(4);
});

// C26
it('keeps what two tabs add at the same time', async () => {
  const site = wishlistServer([bath]);
  const [one, other] = [await openTab(site), await openTab(site)];
  await Promise.all([editList(one.platform, '1', adding('b')), editList(other.platform, '1', adding('c'))]);
  expect([...(site.server.lists[0]?.products ?? [])].sort()).toEqual(['a', 'b', 'c']);
});

it('makes edits that follow each other quickly one after the other, and shows all of them meanwhile', async () => {
  const site = wishlistServer([bath]);
  // One product is added or taken off by itself: the whole list is not sent.
  const tab = await openTab({ answers: { ...site.answers, UpdateWishlist: {} } });
  const waiting: unknown[] = [];
  const watching = tab.platform.bus.state('wishlists').subscribe((now) => waiting.push(now.waiting));
  const edits = [adding('b'), adding('c'), removing('a')].map((edit) => editList(tab.platform, '1', edit));
  expect(tab.products()).toEqual([['b', 'c']]);
  await Promise.all(edits);
  watching.unsubscribe();
  expect(new Set(waiting)).toEqual(new Set([0]));
  expect(site.server.updates).toBe(3);
  expect(site.server.lists[0]?.products).toEqual(['b', 'c']);
});

// C25
it('puts back what could not be saved, and goes on with the next edit', async () => {
  const site = wishlistServer([bath]);
  const tab = await openTab(site);
  site.server.refusal = '500';
  const failing = editList(tab.platform, '1', removing('a'));
  expect(tab.products()).toEqual([[]]);
  await expect(failing).rejects.toMatchObject({ code: 'content-failed' });
  expect(tab.products()).toEqual([['a']]);
  site.server.refusal = '';
  await editList(tab.platform, '1', adding('b'));
  expect(tab.products()).toEqual([['a', 'b']]);
});

it('keeps the list where the update comes back with nothing, and logs it (R353, C25)', async () => {
  const site = wishlistServer([bath]);
  const { platform, products } = await openTab(site);
  jest.spyOn(platform.content, 'mutate').mockResolvedValue({ addProductToWishlist: null });
  await expect(editList(platform, '1', adding('b'))).rejects.toMatchObject({ code: 'content-failed' });
  expect(products()).toEqual([['a']]);
  expect(takeComplaints()).toEqual(['The update of the wishlist 1 came back with nothing']);
});

it('adds a product that another device has taken off, though this tab still shows it', async () => {
  const site = wishlistServer([bath]);
  const tab = await openTab(site);
  site.server.lists = [{ ...bath, revision: 4, products: [] }];
  await editList(tab.platform, '1', adding('a'));
  expect(site.server.lists[0]?.products).toEqual(['a']);
});

// C26
it('makes a change of the whole list on what the list is by now, however often it was changed meanwhile', async () => {
  const site = wishlistServer([bath]);
  const tab = await openTab(site);
  site.server.lists = [{ ...bath, revision: 9, products: ['a', 'x'] }];
  await editList(tab.platform, '1', { kind: 'move', product: 'b', place: 1 });
  expect(site.server.lists[0]?.products).toEqual(['a', 'b', 'x']);
});

it('lets edits wait while the line is down, shows that they do, and sends them when it is back', async () => {
  const site = wishlistServer([bath]);
  const tab = await openTab(site);
  site.server.isOffline = true;
  const edits = [adding('b'), removing('a')].map((edit) => editList(tab.platform, '1', edit));
  await waitFor(() => expect(tab.waiting()).toBe(2));
  expect(tab.products()).toEqual([['b']]);
  site.server.isOffline = false;
  dispatchEvent(new Event('online'));
  await Promise.all(edits);
  expect(tab.waiting()).toBe(0);
  expect(site.server.lists[0]?.products).toEqual(['b']);
});

it('gives up edits that wait when their owner signs out', async () => {
  const site = wishlistServer([bath]);
  const tab = await openTab(site);
  site.server.isOffline = true;
  const edit = editList(tab.platform, '1', adding('b'));
  await waitFor(() => expect(tab.waiting()).toBe(1));
  tab.platform.bus.emit('account:signed-out', {});
  dispatchEvent(new Event('online'));
  await expect(edit).rejects.toMatchObject({ code: 'session-refused' });
});

it('fetches the lists when the tab comes back to the front and at a sign-in, and not for a guest or once it is stopped', async () => {
  const site = wishlistServer([bath]);
  const Wishlists = jest.fn(() => ({ wishlists: [] }));
  const { platform } = await openTab({ answers: { ...site.answers, Wishlists } });
  const { bus } = platform;
  const fetched = () => Wishlists.mock.calls.length - 1;
  const comesBack = () => document.dispatchEvent(new Event('visibilitychange'));
  const signsIn = () => bus.emit('account:signed-in', { userId: 'anna' });
  const stop = syncLists(platform);
  expect(fetched()).toBe(0);
  comesBack();
  expect(fetched()).toBe(1);
  signsIn();
  expect(fetched()).toBe(2);
  bus.set('auth', { signedIn: false });
  comesBack();
  expect(fetched()).toBe(2);
  bus.set('auth', { signedIn: true, userId: 'anna' });
  stop();
  comesBack();
  signsIn();
  expect(fetched()).toBe(2);
});

it('shows what a guest has saved, from the start and in other tabs, until it is stopped', () => {
  localStorage.setItem('guestList', '["a"]');
  const { platform } = fakePlatform();
  const saved = () => platform.bus.current('wishlists').guestProducts;
  const elsewhere = (text: string) => {
    localStorage.setItem('guestList', text);
    dispatchEvent(new StorageEvent('storage', { key: 'guestList' }));
  };
  const stop = syncLists(platform);
  expect(saved()).toEqual(['a']);
  elsewhere('["a","b"]');
  expect(saved()).toEqual(['a', 'b']);
  stop();
  elsewhere('[]');
  expect(saved()).toEqual(['a', 'b']);
});

it('keeps a list on screen that was made while the lists were on their way', async () => {
  const site = wishlistServer([bath]);
  const tab = await openTab(site);
  await Promise.all([loadLists(tab.platform), createList(tab.platform, 'Cuisine')]);
  expect(tab.products()).toHaveLength(2);
});

it('says so where the list has been deleted in another tab', async () => {
  const site = wishlistServer([bath]);
  const [one, other] = [await openTab(site), await openTab(site)];
  await deleteList(one.platform, '1');
  await expect(editList(other.platform, '1', adding('b'))).rejects.toMatchObject({ code: 'not-found' });
  expect(other.products()).toEqual([]);
});

// R264
it('answers the list that it made, under an empty name too', async () => {
  const { platform } = await openTab(wishlistServer([bath]));
  expect(await createList(platform, '')).toEqual({ id: '2', title: '', revision: 1, products: [] });
  expect(platform.bus.current('wishlists').lists).toHaveLength(2);
});

it('shows the lists as they are by now where the answer that made one was lost, and no older answer', async () => {
  const site = wishlistServer([bath]);
  const { CreateWishlist } = site.answers;
  let first: object | undefined;
  const create = (variables: Record<string, unknown>) => {
    if (first) return first;
    first = typeof CreateWishlist === 'function' ? CreateWishlist(variables) : {};
    throw new Error('Failed to fetch');
  };
  const { platform, products } = await openTab({ answers: { ...site.answers, CreateWishlist: create } });
  await expect(createList(platform, 'Cuisine')).rejects.toThrow();
  site.server.lists = [...site.server.lists, { ...bath, id: '3' }];
  expect(await createList(platform, 'Cuisine')).toMatchObject({ id: '2' });
  expect(products()).toEqual([['a'], [], ['a']]);
});

// R352
it('goes on where making a list answers none, and only logs it', async () => {
  const { answers } = wishlistServer([bath]);
  const { platform } = await openTab({
    ...wishlistServer([bath]),
    answers: { ...answers, CreateWishlist: { createWishlist: [] } },
  });
  expect(await createList(platform, 'Cuisine')).toBeUndefined();
  expect(platform.bus.current('wishlists').lists).toEqual([bath]);
  expect(takeComplaints()).toEqual(['No wishlists were fetched after adding a new one']);
});

// C28
it('deletes a list and shows those that remain', async () => {
  const { platform, products } = await openTab(wishlistServer([bath, { ...bath, id: '2', products: ['b'] }]));
  await deleteList(platform, '1');
  expect(products()).toEqual([['b']]);
});

it('shows nothing of an answer that comes after the sign-out', async () => {
  const site = wishlistServer([bath]);
  const { AddProduct } = site.answers;
  const signedOut = (variables: Record<string, unknown>) => {
    tab.platform.bus.set('wishlists', { lists: [] });
    tab.platform.bus.emit('account:signed-out', {});
    return typeof AddProduct === 'function' ? AddProduct(variables) : {};
  };
  const tab = await openTab({ ...site, answers: { ...site.answers, AddProduct: signedOut } });
  await editList(tab.platform, '1', adding('b'));
  expect(site.server.lists[0]?.products).toEqual(['a', 'b']);
  expect(tab.products()).toEqual([]);
});
