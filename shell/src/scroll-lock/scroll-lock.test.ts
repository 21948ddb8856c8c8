import { lockScroll } from './scroll-lock.ts';

const isLocked = () => document.documentElement.style.overflow === 'hidden';

test('the page scrolls again when the last of those who hold it lets go', () => {
  const menu = lockScroll();
  const popin = lockScroll();
  expect(isLocked()).toBe(true);
  menu();
  expect(isLocked()).toBe(true);
  popin();
  expect(isLocked()).toBe(false);
});

test('who lets go twice does not let go for another', () => {
  const first = lockScroll();
  const second = lockScroll();
  first();
  first();
  expect(isLocked()).toBe(true);
  second();
  expect(isLocked()).toBe(false);
});

test('the room of a scroll bar is kept while it is away', () => {
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(innerWidth - 15);
  const letGo = lockScroll();
  expect(document.documentElement.style.scrollbarGutter).toBe('stable');
  letGo();
  expect(document.documentElement.style.scrollbarGutter).toBe('');
});
