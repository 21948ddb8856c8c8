import { addToGuestList, guestList, insertIntoGuestList, onGuestListChange, removeFromGuestList } from './index.ts';

beforeEach(() => localStorage.clear());

// C62
it('keeps what was saved, each product once, the latest last', () => {
  for (const uid of ['a', 'b', 'a']) addToGuestList(uid);
  expect(guestList()).toEqual(['b', 'a']);
});

it('drops nothing, however much is saved', () => {
  for (let place = 0; place < 300; place += 1) addToGuestList(`p-${place}`);
  expect(guestList()).toHaveLength(300);
});

it('leaves nothing behind when it is empty', () => {
  addToGuestList('a');
  removeFromGuestList('a');
  expect(localStorage).toHaveLength(0);
});

it('puts a product back to its place', () => {
  for (const uid of ['a', 'b', 'c']) addToGuestList(uid);
  removeFromGuestList('b');
  insertIntoGuestList('b', 1);
  expect(guestList()).toEqual(['a', 'b', 'c']);
});

it('tells of changes, of this tab and of others', () => {
  const seen: (readonly string[])[] = [];
  const stop = onGuestListChange(() => seen.push(guestList()));
  addToGuestList('a');
  localStorage.setItem('guestList', '["a","b"]');
  dispatchEvent(new StorageEvent('storage', { key: 'guestList' }));
  dispatchEvent(new StorageEvent('storage', { key: 'something else' }));
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  stop();
  addToGuestList('c');
  expect(seen).toEqual([['a'], ['a', 'b'], []]);
});

it('takes over what was saved while scripts were off, once', () => {
  addToGuestList('a');
  addToGuestList('b');
  // biome-ignore lint/suspicious/noDocumentCookie: the gateway sets this cookie; jsdom has no cookieStore.
  document.cookie = `guestProducts=${encodeURIComponent('["c","a"]')}; path=/`;
  jest.isolateModules(() => {
    const fresh: typeof import('./index.ts') = require('./index.ts');
    expect(fresh.guestList()).toEqual(['b', 'c', 'a']);
    expect(document.cookie).not.toContain('guestProducts');
    // biome-ignore lint/suspicious/noDocumentCookie: as above.
    document.cookie = `guestProducts=${encodeURIComponent('["d"]')}; path=/`;
    expect(fresh.guestList()).toEqual(['b', 'c', 'a']);
  });
  // biome-ignore lint/suspicious/noDocumentCookie: as above.
  document.cookie = 'guestProducts=; path=/; max-age=0';
  expect(guestList()).toEqual(['b', 'c', 'a']);
});

it('takes nothing from a cookie that nobody can read', () => {
  addToGuestList('a');
  // biome-ignore lint/suspicious/noDocumentCookie: as above.
  document.cookie = 'guestProducts=%E0%; path=/';
  jest.isolateModules(() => {
    const fresh: typeof import('./index.ts') = require('./index.ts');
    expect(fresh.guestList()).toEqual(['a']);
  });
  expect(document.cookie).not.toContain('guestProducts');
});

it('takes nothing that something else has written there', () => {
  for (const text of ['{', '"a"', '[1]', '[""]', 'null']) {
    localStorage.setItem('guestList', text);
    expect(guestList()).toEqual([]);
  }
  const ofLength = (length: number) => 'a'.repeat(length);
  localStorage.setItem('guestList', JSON.stringify([ofLength(256)]));
  expect(guestList()).toEqual([]);
  localStorage.setItem('guestList', JSON.stringify([ofLength(255)]));
  expect(guestList()).toHaveLength(1);
});

it('keeps products for as long as the tab is open where the browser stores nothing', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  addToGuestList('a');
  expect(guestList()).toEqual(['a']);
  refuse.mockRestore();
  removeFromGuestList('a');
  expect(guestList()).toEqual([]);
});
