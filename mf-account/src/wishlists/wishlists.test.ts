import { waitFor } from '@testing-library/react';
import { createBus } from 'shared/bus';
import { fakePlatform, takeComplaints } from 'shared/testing';
import type { Edit, Wishlist } from '../domain/wishlist.ts';
import { createList, deleteList, editList } from './edit-lists.ts';
import { loadLists } from './lists.ts';
import { webLocks } from './locks-under-test.ts';
import { wishlistServer } from './server-under-test.ts';
import { syncLists } from './sync-lists.ts';

const adding = (product: string): Edit => ({ kind: 'add', product });
const removing = (product: string): Edit => ({ kind: 'remove', product });

const bath: Wishlist = { id: '1', title: 'Salle de bain', revision: 3, products: ['a'] };

/** A tab in which Anna is signed in and has her lists. */
async function openTab({ answers }: ReturnType<typeof wishlistServer>) {
  const bus = createBus({ auth: { signedIn: true, userId: 'anna', backendUserId: 42 } });
  const { platform } = fakePlatform({ bus, answers });
  await loadLists(platform);
  return {
    platform,
    products: () => bus.current('wishlists').lists.map(({ products }) => products),
    waiting: () => bus.current('wishlists').waiting,
  };
}

beforeEach(() => localStorage.clear());

// R265
it('shows the lists of the account to every part', async () => {
  const { platform } = await openTab(wishlistServer([bath]));
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
  const tab = await openTab(site);
  const edits = [adding('b'), adding('c'), removing('a')].map((edit) => editList(tab.platform, '1', edit));
  expect(tab.products()).toEqual([['b', 'c']]);
  await Promise.all(edits);
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

it('fetches the lists again when the tab comes back to the front', async () => {
  const site = wishlistServer([bath]);
  const tab = await openTab(site);
  const stop = syncLists(tab.platform);
  site.server.lists = [{ ...bath, revision: 4, products: ['a', 'elsewhere'] }];
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(tab.products()).toEqual([['a', 'elsewhere']]));
  stop();
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

describe('edits that a tab leaves waiting when it ends', () => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

  const left = (userId: string) =>
    localStorage.setItem('waitingEdits:other', JSON.stringify({ userId, edits: [{ id: '1', edit: adding('b') }] }));

  it('are kept on the device while the line is down, and no longer', async () => {
    const site = wishlistServer([bath]);
    const tab = await openTab(site);
    site.server.isOffline = true;
    const saving = editList(tab.platform, '1', adding('b'));
    await waitFor(() => expect(Object.values(localStorage).join()).toContain('"product":"b"'));
    site.server.isOffline = false;
    dispatchEvent(new Event('online'));
    await saving;
    expect(localStorage).toHaveLength(0);
  });

  it('are kept from the moment that they show, and not when a call has failed', async () => {
    const site = wishlistServer([bath]);
    const { AddProduct } = site.answers;
    let arrive = () => {};
    const slowLine = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const later = (variables: Record<string, unknown>) => {
      const add = typeof AddProduct === 'function' ? AddProduct(variables) : {};
      return { addProductToWishlist: () => slowLine.then(Reflect.get(add, 'addProductToWishlist')) };
    };
    const tab = await openTab({ ...site, answers: { ...site.answers, AddProduct: later } });
    const edits = ['b', 'c'].map((product) => editList(tab.platform, '1', adding(product)));
    expect(tab.products()).toEqual([['a', 'b', 'c']]);
    expect(Object.values(localStorage).join()).toMatch(/"product":"b".*"product":"c"/);
    expect(tab.waiting()).toBe(0);
    arrive();
    await Promise.all(edits);
    expect(localStorage).toHaveLength(0);
  });

  it('are at no moment kept by nobody, while the next one takes them over', async () => {
    left('anna');
    const site = wishlistServer([bath]);
    const tab = await openTab(site);
    const kept: string[] = [];
    const remove = jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, key) {
      if (key === 'waitingEdits:other') kept.push(Object.values(this).join());
      Reflect.deleteProperty(this, key);
    });
    const stop = syncLists(tab.platform);
    await waitFor(() => expect(site.server.lists[0]?.products).toEqual(['a', 'b']));
    expect(kept[0]?.match(/"product":"b"/g)).toHaveLength(2);
    remove.mockRestore();
    stop();
  });

  it('are sent by the next one', async () => {
    left('anna');
    const site = wishlistServer([bath]);
    const tab = await openTab(site);
    const stop = syncLists(tab.platform);
    await waitFor(() => expect(site.server.lists[0]?.products).toEqual(['a', 'b']));
    expect(localStorage).toHaveLength(0);
    stop();
  });

  it('wait for the line again where it is still down', async () => {
    left('anna');
    const site = wishlistServer([bath]);
    const tab = await openTab(site);
    site.server.isOffline = true;
    const stop = syncLists(tab.platform);
    await waitFor(() => expect(tab.waiting()).toBe(1));
    expect(localStorage).toHaveLength(1);
    site.server.isOffline = false;
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(site.server.lists[0]?.products).toEqual(['a', 'b']));
    stop();
  });

  it('are sent by a tab that opens without a line, once it has one', async () => {
    left('anna');
    const site = wishlistServer([bath]);
    let isOffline = true;
    const wishlists = () => {
      if (isOffline) throw new Error('Failed to fetch');
      return [{ __typename: 'Wishlist', id: '1', title: '', revision_id: 3, products: [] }];
    };
    const bus = createBus({ auth: { signedIn: true, userId: 'anna', backendUserId: 42 } });
    const { platform } = fakePlatform({ bus, answers: { ...site.answers, Wishlists: { wishlists } } });
    const stop = syncLists(platform);
    await expect(loadLists(platform)).rejects.toThrow();
    expect(localStorage).toHaveLength(1);
    isOffline = false;
    await waitFor(() => expect(site.server.lists[0]?.products).toEqual(['a', 'b']), { timeout: 3000 });
    expect(localStorage).toHaveLength(0);
    stop();
  });

  it('are nobody else’s', async () => {
    left('bert');
    const site = wishlistServer([bath]);
    const tab = await openTab(site);
    const stop = syncLists(tab.platform);
    await loadLists(tab.platform);
    expect(site.server.updates).toBe(0);
    expect(localStorage).toHaveLength(1);
    stop();
  });

  it.each([
    ['', false],
    [' by a browser that has locks', true],
  ])('outlast a session that ends, and are sent when their owner signs in again%s', async (_, hasLocks) => {
    if (hasLocks) Object.defineProperty(navigator, 'locks', { configurable: true, value: webLocks() });
    const site = wishlistServer([bath]);
    const tab = await openTab(site);
    const { bus } = tab.platform;
    const stop = syncLists(tab.platform);
    site.server.isOffline = true;
    const edits = ['b', 'c'].map((product) => editList(tab.platform, '1', adding(product)));
    await waitFor(() => expect(tab.waiting()).toBe(2));
    bus.set('auth', { signedIn: false });
    bus.set('wishlists', { lists: [] });
    bus.emit('account:signed-out', {});
    site.server.isOffline = false;
    dispatchEvent(new Event('online'));
    for (const edit of edits) await expect(edit).rejects.toMatchObject({ code: 'session-refused' });
    expect(site.server.updates).toBe(0);

    bus.set('auth', { signedIn: true, userId: 'anna', backendUserId: 42 });
    await waitFor(() => expect(site.server.lists[0]?.products).toEqual(['a', 'b', 'c']));
    await waitFor(() => expect(localStorage).toHaveLength(0));
    stop();
  });
});
