import { chosenProducts, forgetChosen, rememberChosen } from './chosen-products.ts';

beforeEach(() => localStorage.clear());

it('keeps what was chosen, each product once, the latest last', () => {
  for (const uid of ['a', 'b', 'a']) rememberChosen(uid);
  expect(chosenProducts()).toEqual(['b', 'a']);
});

it('forgets what has been saved, and leaves nothing behind', () => {
  rememberChosen('a');
  forgetChosen('a');
  expect(localStorage).toHaveLength(0);
});

it('keeps the last hundred', () => {
  for (let place = 0; place < 120; place += 1) rememberChosen(`p-${place}`);
  expect(chosenProducts()).toHaveLength(100);
  expect(chosenProducts().at(-1)).toBe('p-119');
});

it('takes nothing that something else has written there', () => {
  for (const text of ['{', '"a"', '[1]', '[""]', 'null']) {
    localStorage.setItem('chosenProducts', text);
    expect(chosenProducts()).toEqual([]);
  }
});
