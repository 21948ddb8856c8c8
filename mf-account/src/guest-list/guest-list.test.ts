import { addToGuestList, guestList, removeFromGuestList } from './guest-list.ts';

beforeEach(() => localStorage.clear());

it('keeps what was chosen, each product once, the latest last', () => {
  for (const uid of ['a', 'b', 'a']) addToGuestList(uid);
  expect(guestList()).toEqual(['b', 'a']);
});

it('forgets what has been saved, and leaves nothing behind', () => {
  addToGuestList('a');
  removeFromGuestList('a');
  expect(localStorage).toHaveLength(0);
});

it('keeps the last hundred', () => {
  for (let place = 0; place < 120; place += 1) addToGuestList(`p-${place}`);
  expect(guestList()).toHaveLength(100);
  expect(guestList().at(-1)).toBe('p-119');
});

it('takes nothing that something else has written there', () => {
  for (const text of ['{', '"a"', '[1]', '[""]', 'null']) {
    localStorage.setItem('guestList', text);
    expect(guestList()).toEqual([]);
  }
});
