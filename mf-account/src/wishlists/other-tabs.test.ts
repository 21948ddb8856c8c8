import { waitFor } from '@testing-library/react';
import { wishlistServer } from './server-under-test.ts';

/** The channel between tabs, which jsdom has not: what this tab says there, and what it hears. */
class Channel extends EventTarget {
  static opened: Channel[] = [];
  said: unknown[] = [];
  constructor() {
    super();
    Channel.opened.push(this);
  }
  postMessage(news: unknown) {
    this.said.push(news);
  }
  hear(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

beforeAll(() => void Object.defineProperty(globalThis, 'BroadcastChannel', { configurable: true, value: Channel }));
afterAll(() => void Reflect.deleteProperty(globalThis, 'BroadcastChannel'));

async function open() {
  // The channel is opened when the code is loaded: after this file has put it there.
  const { bath, adding, openTab } = await import('./tab-under-test.ts');
  const { createList, deleteList, editList } = await import('./edit-lists.ts');
  const { syncLists } = await import('./sync-lists.ts');
  const { server, answers } = wishlistServer([bath]);
  const tab = await openTab({ answers });
  const [channel] = Channel.opened;
  if (!channel) throw new Error('There is a channel');
  channel.said = [];
  return { ...tab, server, bath, adding, channel, createList, deleteList, editList, stop: syncLists(tab.platform) };
}

it('shows what another tab has saved, without a call, and nothing older', async () => {
  const { server, bath, products, channel, stop } = await open();
  channel.hear({ ...bath, revision: 5, products: ['a', 'b'] });
  expect(products()).toEqual([['a', 'b']]);
  channel.hear({ ...bath, revision: 4, products: [] });
  expect(products()).toEqual([['a', 'b']]);
  stop();
  channel.hear({ ...bath, revision: 6, products: [] });
  expect(products()).toEqual([['a', 'b']]);
  expect(server.lists).toEqual([bath]);
});

it('fetches the lists where another tab has made or deleted some, or saved one that is not known here', async () => {
  const { server, bath, products, channel, stop } = await open();
  server.lists = [bath, { ...bath, id: '2', products: [] }];
  channel.hear('lists-changed');
  await waitFor(() => expect(products()).toEqual([['a'], []]));
  server.lists = [bath, { ...bath, id: '3', products: ['c'] }];
  channel.hear({ ...bath, id: '3' });
  await waitFor(() => expect(products()).toEqual([['a'], ['c']]));
  stop();
});

it('tells other tabs of a list that was saved, and that lists were made or deleted', async () => {
  const { platform, bath, adding, channel, createList, deleteList, editList, stop } = await open();
  await editList(platform, '1', adding('b'));
  expect(channel.said).toEqual([{ ...bath, revision: 4, products: ['a', 'b'] }]);
  await createList(platform, 'Cuisine');
  await deleteList(platform, '1');
  expect(channel.said.slice(1)).toEqual(['lists-changed', 'lists-changed']);
  stop();
});
