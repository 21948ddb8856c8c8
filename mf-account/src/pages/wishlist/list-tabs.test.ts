import { tabAfter } from './list-tabs.tsx';

it('goes from one to the next and round, to the first and to the last; other keys lead nowhere', () => {
  expect(tabAfter('ArrowRight', 0, 3)).toBe(1);
  expect(tabAfter('ArrowRight', 2, 3)).toBe(0);
  expect(tabAfter('ArrowLeft', 0, 3)).toBe(2);
  expect(tabAfter('Home', 2, 3)).toBe(0);
  expect(tabAfter('End', 0, 3)).toBe(2);
  expect(tabAfter('Enter', 0, 3)).toBeUndefined();
});
