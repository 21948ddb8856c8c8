import { noteDrawing, takeHanging } from './drawing.ts';

const page = { token: 'a-token', versions: { 'mf-search': '1.2.0' } };
const later = (ms: number) => jest.setSystemTime(Date.now() + ms);

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('what a tab still draws after 20 s is found by another page load, once', () => {
  noteDrawing(page)('mf-search');
  later(19_000);
  expect(takeHanging()).toEqual([]);
  later(2_000);
  expect(takeHanging()).toEqual([{ page, remotes: ['mf-search'], at: expect.any(Number) }]);
  expect(takeHanging()).toEqual([]);
});

test('what was drawn is no more noted, whatever else is drawn meanwhile', () => {
  const note = noteDrawing(page);
  const drawn = note('shell');
  note('mf-search');
  drawn();
  later(21_000);
  expect(takeHanging().flatMap(({ remotes }) => remotes)).toEqual(['mf-search']);
});

test('a tab that is left while it draws does not hang', () => {
  noteDrawing(page)('mf-search');
  dispatchEvent(new Event('pagehide'));
  later(21_000);
  expect(takeHanging()).toEqual([]);
});

test('a note that cannot be read is dropped, and hides no other', () => {
  localStorage.setItem('drawing:x', '{');
  noteDrawing(page)('mf-search');
  later(21_000);
  expect(takeHanging()).toHaveLength(1);
  expect(localStorage).toHaveLength(0);
});
