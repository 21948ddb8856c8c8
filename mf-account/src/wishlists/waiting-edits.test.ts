import { waitFor } from '@testing-library/react';
import { createBus } from 'shared/bus';
import { fakePlatform } from 'shared/testing';
import { editList } from './edit-lists.ts';
import { loadLists } from './lists.ts';
import { webLocks } from './locks-under-test.ts';
import { wishlistServer } from './server-under-test.ts';
import { syncLists } from './sync-lists.ts';
import { adding, bath, openTab } from './tab-under-test.ts';

beforeEach(() => localStorage.clear());
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

it('are left alone while the tab that has them is open, and keep none of another from being sent', async () => {
  const locks = webLocks();
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  const open = JSON.stringify({ userId: 'anna', edits: [{ id: '1', edit: adding('c') }] });
  localStorage.setItem('waitingEdits:open', open);
  left('anna');
  void locks.request('waitingEdits:open', () => new Promise(() => {}));
  const site = wishlistServer([bath]);
  const stop = syncLists((await openTab(site)).platform);
  await waitFor(() => expect(site.server.lists[0]?.products).toEqual(['a', 'b']));
  await waitFor(() => expect({ ...localStorage }).toEqual({ 'waitingEdits:open': open }));
  stop();
});

it('are held by a lock of their tab for as long as they wait', async () => {
  const locks = webLocks();
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  const isFree = (name: string) => locks.request(name, { ifAvailable: true }, (lock) => lock !== null);
  const site = wishlistServer([bath]);
  const tab = await openTab(site);
  site.server.isOffline = true;
  const edits = ['b', 'c'].map((product) => editList(tab.platform, '1', adding(product)));
  await waitFor(() => expect(tab.waiting()).toBe(2));
  const [key = ''] = Object.keys(localStorage);
  expect(await isFree(key)).toBe(false);
  site.server.isOffline = false;
  dispatchEvent(new Event('online'));
  await Promise.all(edits);
  expect(await isFree(key)).toBe(true);
});

it('are sent though something else is stored as theirs, which goes', async () => {
  for (const [at, text] of ['no JSON', 'null', '{}', '{"userId":"anna","edits":{}}'].entries())
    localStorage.setItem(`waitingEdits:${at}`, text);
  left('anna');
  const site = wishlistServer([bath]);
  const stop = syncLists((await openTab(site)).platform);
  await waitFor(() => expect(site.server.lists[0]?.products).toEqual(['a', 'b']));
  await waitFor(() => expect(localStorage).toHaveLength(0));
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
